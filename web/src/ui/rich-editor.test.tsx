// EDIT-20, EDIT-21, EDIT-22: the field of an article loses nothing of a text, writes what the server keeps, and takes
// pictures of which none is lost.
import './jsdom.test-kit';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api';
import { setLocale } from '../lib/i18n';
import { RichEditor } from './rich-editor';
import type { RichEditorProps } from './rich-editor-props';
import { cleanHtml } from './clean-html-purify';
import { videoAddress } from './link-address';
import { Mantine } from './theme/mantine';

// Nothing here is hidden from screen readers; asking every time is what takes long.
configure({ defaultHidden: true });
beforeAll(() => setLocale('zh'));
afterEach(cleanup);

const article =
  '<h3>A</h3><p style="text-align: center">B <span style="font-size: 1.6em">big</span> H<sub>2</sub>O</p>' +
  '<table><tbody><tr><td>1</td></tr></tbody></table><p>C</p>';

function field(props: Partial<RichEditorProps> = {}) {
  const onChange = vi.fn();
  const element = (more: Partial<RichEditorProps>) => (
    <Mantine>
      <RichEditor label="Text" html={article} onChange={onChange} {...props} {...more} />
    </Mantine>
  );
  const { rerender } = render(element({}));
  return { onChange, change: (more: Partial<RichEditorProps>) => rerender(element(more)) };
}

const textbox = () => screen.findByRole('textbox', { name: 'Text' });
const written = (onChange: ReturnType<typeof vi.fn>) => String(onChange.mock.lastCall?.[0]);

describe('RichEditor', () => {
  it('EDIT-20: keeps what it opens, writes levels and sizes that the cleaner keeps', async () => {
    const user = userEvent.setup();
    const { onChange } = field();
    const box = await textbox();
    expect(box.querySelector('table td')?.textContent).toBe('1');
    expect(onChange).not.toHaveBeenCalled();
    const levels = screen.getByRole('combobox', { name: '段落样式' });
    expect([...levels.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '正文',
      ...[1, 2, 3, 4, 5, 6].map((level) => `标题 ${level}`),
    ]);
    await user.selectOptions(levels, '标题 5');
    const text = written(onChange);
    expect(text).toContain('<h5>A</h5>');
    expect(text).toContain('<span style="font-size: 1.6em;">big</span>');
    expect(text).toContain('<sub>2</sub>');
    expect(text).toContain('<table><tbody><tr><td>1</td></tr></tbody></table>');
    const place = document.createElement('div');
    place.append(cleanHtml(text));
    expect(place.innerHTML).toBe(text);
  });

  it('EDIT-21: Enter does nothing, Shift+Enter makes a line', async () => {
    const user = userEvent.setup();
    const { onChange } = field({ html: '<p>one</p>' });
    await user.click(await textbox());
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect((await textbox()).querySelectorAll('p')).toHaveLength(2);
  });

  it('EDIT-22: asks for the address of a video and shows it', async () => {
    const user = userEvent.setup();
    const { onChange } = field({ html: '' });
    await textbox();
    await user.click(screen.getByRole('button', { name: '插入视频' }));
    const address = screen.getByRole('textbox', { name: '视频地址（URL）' });
    await user.type(address, 'javascript:1{Enter}');
    expect(screen.getByText('请输入以 https:// 开头的视频地址')).toBeTruthy();
    await user.clear(address);
    await user.type(address, 'https://films.example/a.mp4{Enter}');
    expect(written(onChange)).toContain('<video src="https://films.example/a.mp4" controls=""');
  });

  it('takes another text from outside without saying so, and is still while disabled', async () => {
    const { onChange, change } = field();
    const box = await textbox();
    change({ html: '<p>theirs</p>', disabled: true });
    await waitFor(() => expect(box.textContent).toBe('theirs'));
    expect(box.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a picture that could not be stored stays to be tried again', async () => {
    const user = userEvent.setup();
    const uploadImage = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('network', 0, 'gone'))
      .mockResolvedValueOnce({ address: '/static/a.png' });
    const { onChange } = field({ html: '<p>text</p>', uploadImage });
    await textbox();
    await user.upload(screen.getByTestId('insert-image'), new File(['x'], 'a.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: '重新上传' }));
    await waitFor(() => expect(written(onChange)).toContain('<img src="/static/a.png" alt="a.png">'));
    expect(screen.queryByText('a.png')).toBeNull();
  });
});

describe('EDIT-22: videoAddress', () => {
  it.each([
    [' https://a.example/b.mp4 ', 'https://a.example/b.mp4'],
    ['/static/b.mp4', '/static/b.mp4'],
    ['http://a.example/b.mp4', null],
    ['data:video/mp4,x', null],
    ['', null],
  ])('%j -> %j', (typed, address) => {
    expect(videoAddress(typed)).toBe(address);
  });
});
