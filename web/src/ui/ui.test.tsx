// SHELL-02, SHELL-03, Q-33, ERR-03: what the shared parts promise to those who use them.
import './jsdom.test-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../lib/i18n';
import { DialogHost, confirmDialog, messageDialog } from './dialogs';
import { NoticeHost, clearNotices, notifyError, notifySuccess } from './notice';
import { RichText, loadCleaner } from './rich-text';
import { Stars } from './stars';
import { Loading } from './states';
import { WaitHost, waitOverlay } from './wait-overlay';
import type { ReactNode } from 'react';

function show(children: ReactNode) {
  return render(children);
}

beforeAll(async () => {
  await startI18n();
  await loadCleaner();
});

afterEach(() => {
  cleanup();
  clearNotices();
  vi.useRealTimers();
});

describe('notices', () => {
  it('stay for their time and go', () => {
    vi.useFakeTimers();
    show(<NoticeHost />);
    act(() => void notifyError('Create Ticket failed', 'boom', 8_000));
    expect(screen.getByRole('alert').textContent).toContain('boom');
    act(() => void vi.advanceTimersByTime(7_900));
    expect(screen.queryByRole('alert')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('do not pile up when the same thing happens again, and offer their action', async () => {
    const undo = vi.fn();
    show(<NoticeHost />);
    act(() => {
      notifySuccess('Saved', '', 3_000, { label: 'Undo', onClick: undo });
      notifySuccess('Saved', '', 3_000, { label: 'Undo', onClick: undo });
    });
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    await userEvent.setup().click(screen.getByText('Undo'));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('notices of a try and of the next one', () => {
  it('what went wrong is said no more when a later try works; another act’s error of the same moment stays', async () => {
    const user = userEvent.setup();
    show(<NoticeHost />);
    await user.click(document.body);
    act(() => void notifyError('Saving failed'));
    act(() => void notifySuccess('Copied'));
    expect(screen.getByText('Saving failed')).toBeTruthy();
    await user.click(document.body);
    act(() => void notifySuccess('Saved'));
    expect(screen.queryByText('Saving failed')).toBeNull();
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

describe('dialogs', () => {
  const request = {
    title: 'Delete "Drift"?',
    body: 'It is gone for good.',
    confirm: 'Delete',
    cancel: 'Keep',
  };

  it('answer yes by the button, no by anything else', async () => {
    const user = userEvent.setup();
    show(<DialogHost />);
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => void (answer = confirmDialog(request)));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await answer).toBe(true);
    act(() => void (answer = confirmDialog(request)));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('wait for each other; a message has title, text and a close control', async () => {
    const user = userEvent.setup();
    show(<DialogHost />);
    const messages = ['First', 'Second'];
    act(() =>
      messages.forEach((title) => void messageDialog({ title, body: `${title} body`, confirm: 'OK' })),
    );
    expect((await screen.findByRole('dialog')).textContent).toContain('First body');
    expect(screen.queryByText('Second')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Second body')).toBeTruthy();
  });
});

describe('the wait overlay', () => {
  it('covers the screen for its time and takes the keys', async () => {
    vi.useFakeTimers();
    show(<WaitHost />);
    const typed = vi.fn();
    document.body.addEventListener('keydown', typed);
    let wait: Promise<void> = Promise.resolve();
    act(() => void (wait = waitOverlay(3_000)));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    expect(typed).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await wait;
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('RichText', () => {
  it('CHAT-21: names a film; one that cannot be played is offered with its name, until it can', async () => {
    await loadCleaner();
    show(<RichText html='<p><video controls src="/static/v.mp4" title="buttons.mp4"></video></p>' />);
    const film = screen.getByLabelText('Video buttons.mp4');
    fireEvent(film, new Event('error'));
    expect(film).toHaveProperty('hidden', true);
    expect(screen.getByText('This video cannot be played here.')).toBeTruthy();
    expect(screen.getByText('buttons.mp4')).toBeTruthy();
    const download = screen.getByRole('link', { name: 'Download' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      expect.stringMatching(/\/static\/v\.mp4$/),
      'buttons.mp4',
    ]);
    fireEvent(film, new Event('loadedmetadata'));
    expect(film).toHaveProperty('hidden', false);
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/static/../api/user/Base/logout">x</a>',
    '<img src="/static/../api/alert">',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a></form>',
    '<p style="position:fixed;inset:0" class="card" id="root">x</p>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<video src="http://evil.example/a.mp4" autoplay></video>',
  ])('keeps out %s', (html) => {
    const { container } = show(<RichText html={html} />);
    const kept = container.innerHTML;
    expect(kept).not.toMatch(
      /alert|script|onerror|onload|style=|<iframe|<form|<input|<svg|<math|evil|id=|data:|autoplay|logout/i,
    );
  });

  it('keeps the alignment of text and nothing else of a style', () => {
    const { container } = show(
      <RichText html='<p style="text-align: center">a</p><p style="text-align:left;color:red">b</p>' />,
    );
    expect(container.querySelector('p')?.getAttribute('style')).toBe('text-align: center');
    expect(container.innerHTML).not.toContain('red');
  });

  it('CONST-31 reads /ipfs/ as /static/, and opens links in a new tab without a way back', () => {
    const { container } = show(
      <RichText html='<p>a<img src="/ipfs/x.png"><a href="https://shop.example">s</a><video src="/static/v.mp4"></video></p>' />,
    );
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/static/x.png');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('alt')).toBe('');
    const link = container.querySelector('a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(container.querySelector('video')?.hasAttribute('controls')).toBe(true);
  });

  it('shows new content when it changes', () => {
    const { container, rerender } = show(<RichText html="<p>old</p>" />);
    rerender(<RichText html="<p>new</p>" />);
    expect(container.textContent).toContain('new');
    expect(container.textContent).not.toContain('old');
  });
});

describe('Stars', () => {
  it('are a group of radio buttons for keyboard and screen reader', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    show(<Stars value={2} max={5} label="Response speed" onChange={change} />);
    expect(screen.getByRole('radiogroup', { name: 'Response speed' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(change).toHaveBeenLastCalledWith(4);
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
  });

  it('only tell a value where nobody may change it', () => {
    show(<Stars value={4.3} max={5} label="Rating" />);
    expect(screen.getByRole('img', { name: 'Rating: 4.3 of 5 stars' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('Loading', () => {
  it('shows nothing for what is quick', async () => {
    vi.useFakeTimers();
    show(<Loading>lines</Loading>);
    const lines = screen.getByText('lines');
    expect(lines.style.visibility).toBe('hidden');
    await act(() => vi.advanceTimersByTimeAsync(150));
    vi.useRealTimers();
    await waitFor(() => expect(lines.style.visibility).toBe('visible'));
  });
});
