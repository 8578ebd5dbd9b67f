// the search that stands first on the page, and the answers offered beside a new ticket.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setViewState } from '../../lib/view-state';
import { paths, place, server, show, startAnew } from './knowledge-page.test-kit';
import { MobileKnowledgePage } from './mobile-knowledge-page';

const user = userEvent.setup();
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search questions' });
const home = () => screen.findByRole('region', { name: 'Axes' });
const options = () => screen.findAllByRole('option');

startAnew();

describe('the search', () => {
  it('Q-34: is reached by "/", asks once for what was typed, and opens a hit by the keyboard', async () => {
    show();
    await home();
    await user.keyboard('/question');
    expect(document.activeElement).toBe(box());
    expect(await options()).toHaveLength(4);
    expect(server.searches).toEqual([{ q: 'question', limit: '10', lang: 'en' }]);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    const last = (await options()).at(-1);
    expect(last?.getAttribute('aria-selected')).toBe('true');
    expect(box().getAttribute('aria-activedescendant')).toBe(last?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place.address).toBe('/user/knowledge?question=2');
    expect(box().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Q-132: shows the way to each hit and marks what was typed', async () => {
    show();
    await home();
    await user.type(box(), 'curve');
    const [hit] = await options();
    expect(hit?.textContent).toBe('Flying / Axes / CurvesWhich curve?About Which curve?');
    expect([...(hit?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'curve',
      'About',
    ]);
  });

  it('Q-34: a click opens the answer like a click in the tree, the filter kept', async () => {
    show('/user/knowledge?items=1&data=jp');
    await home();
    await user.type(box(), 'axis');
    await user.click((await options())[0] ?? box());
    expect(place.address).toBe('/user/knowledge?data=jp&question=5&items=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'The axis drifts' })).toBeDefined();
  });

  it('Q-34: keeps the text in the address, so that it can be shared', async () => {
    show('/user/knowledge?items=1,2');
    await home();
    await user.type(box(), 'fourth q');
    await waitFor(() => expect(place.address).toBe('/user/knowledge?items=1,2&q=fourth%20q'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(place.address).toBe('/user/knowledge?items=1,2'));
  });

  it('Q-34: a shared search shows what it found, and gives way to a click beside it', async () => {
    show('/user/knowledge?q=curve');
    expect(box().value).toBe('curve');
    expect(await options()).toHaveLength(1);
    await user.click(await home());
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(box());
    expect(await options()).toHaveLength(1);
  });

  it('Q-34: Escape closes the list, and then empties the box', async () => {
    show();
    await home();
    await user.type(box(), 'axis');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('axis');
    await user.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  it('Q-34: says when nothing was found, and leads to a ticket with what was searched for', async () => {
    show();
    await home();
    await user.keyboard('/kangaroo');
    expect(await screen.findByText('Nothing found for “kangaroo”')).toBeDefined();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Ask us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a ticket' });
    const question = within(dialog).getByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(question).toHaveProperty('value', 'kangaroo'));
  });

  it('Q-34: says when it did not work, and tries again', async () => {
    server.failing.add(paths.search);
    show();
    await home();
    await user.type(box(), 'axis');
    expect(await screen.findByText('The search did not work')).toBeDefined();
    server.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).toHaveLength(1);
  });

  it('Q-34: without a connection it searches what is on the device and says so, until there is one', async () => {
    server.broken.add(paths.search);
    show();
    await home();
    await user.type(box(), 'drifts axis');
    const marked = async () =>
      [...((await options())[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    await waitFor(async () => expect((await marked()).slice(0, 2)).toEqual(['axis', 'drifts']));
    expect((await options())[0]?.textContent).toContain('Flying / AxesThe axis drifts');
    expect(screen.getByText(/found in what is on this device/)).toBeDefined();
    server.broken.clear();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.searches).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/found in what is on this device/)).toBeNull());
  });

  it('Q-34: does not ask for a single letter', async () => {
    show();
    await home();
    await user.type(box(), 'a');
    await waitFor(() => expect(place.address).toBe('/user/knowledge?q=a'));
    expect(server.searches).toEqual([]);
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });
});

describe('beside a new ticket', () => {
  beforeEach(() => setViewState({ isPC: false }));

  it('Q-132: offers answers to what is typed; opening one keeps what was typed', async () => {
    show('/m/user/knowledge', <MobileKnowledgePage />);
    await user.click(within(await home()).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Create a ticket' });
    const question = within(dialog).getByRole('textbox', { name: 'Question' });
    await user.type(question, 'question');
    const offers = await within(dialog).findByRole('region', { name: 'These answers may help' });
    expect(within(offers).getAllByRole('button')).toHaveLength(3);
    expect(server.searches).toEqual([{ q: 'question', limit: '3', use: 'offer', lang: 'en' }]);
    await user.click(within(offers).getByRole('button', { name: /Second question/ }));
    expect(place.address).toBe('/m/user/knowledge?question=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Knowledge base' }));
    await user.click(within(await home()).getByRole('button'));
    const again = await screen.findByRole('dialog', { name: 'Create a ticket' });
    const kept = within(again).getByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(kept).toHaveProperty('value', 'question'));
  });
});
