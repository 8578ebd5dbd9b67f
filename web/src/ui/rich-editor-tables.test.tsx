// Tables and figures of an article: what is opened comes back, cells are edited one by one, and what comes from Word,
// Excel or the web can be edited too. What is written is what the cleaner keeps.
import './jsdom.test-kit';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../lib/i18n';
import { RichEditor } from './rich-editor';
import type { RichEditorProps } from './rich-editor-props';
import { cleanHtml } from './clean-html-purify';
import { Mantine } from './theme/mantine';

// Nothing here is hidden from screen readers; asking every time is what takes long.
configure({ defaultHidden: true });
beforeAll(() => setLocale('zh'));
afterEach(cleanup);

const small = '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>';

async function field(html: string, props: Partial<RichEditorProps> = {}) {
  const onChange = vi.fn<(text: string) => void>();
  const element = (text: string) => (
    <Mantine>
      <RichEditor label="Text" html={text} onChange={onChange} {...props} />
    </Mantine>
  );
  const { rerender } = render(element(html));
  const box = await screen.findByRole('textbox', { name: 'Text' });
  return {
    box,
    user: userEvent.setup(),
    rerender: (text: string) => rerender(element(text)),
    written: () => String(onChange.mock.lastCall?.[0]),
  };
}

/** Puts the caret behind the text of an element, as a click does. */
function caretIn(box: HTMLElement, selector: string): void {
  const place = box.querySelector(selector);
  if (!place) throw new Error(`no ${selector}`);
  box.focus();
  const range = document.createRange();
  range.selectNodeContents(place);
  range.collapse(false);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  document.dispatchEvent(new Event('selectionchange'));
}

function paste(box: HTMLElement, html: string): void {
  const data = {
    getData: (type: string) => ({ 'text/html': html, 'text/plain': 'x' })[type] ?? '',
    files: [],
  };
  fireEvent.paste(box, { clipboardData: data });
}

/** Changes something outside of all tables, so that the whole of the text is written. */
async function rewritten(html: string): Promise<string> {
  const { box, user, written } = await field(`${html}<p>End</p>`);
  caretIn(box, ':scope > p:last-child');
  await user.selectOptions(screen.getByRole('combobox', { name: '段落样式' }), '标题 5');
  const text = written();
  expect(text.endsWith('<h5>End</h5>')).toBe(true);
  const place = document.createElement('div');
  place.append(cleanHtml(text));
  expect(place.innerHTML.replaceAll(' loading="lazy" decoding="async"', '')).toBe(text);
  return text.slice(0, -'<h5>End</h5>'.length);
}

describe('RichEditor', () => {
  it.each([
    ['a plain table', small],
    [
      'caption, head, foot, spans and alignment',
      '<table style="text-align: center;"><caption>Lights <b>and</b> colours</caption><thead><tr><th colspan="2">State</th>' +
        '<th rowspan="2">End</th></tr><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td style="text-align: right;">1' +
        '</td><td>two<br>lines</td><td></td></tr></tbody><tfoot><tr><td colspan="3">sum</td></tr></tfoot></table>',
    ],
    [
      'blocks and pictures in a cell, a table in a cell',
      '<table><tbody><tr><td><p>a</p><ul><li><p>b</p></li></ul></td><td><img src="/static/a.png" alt="a"></td>' +
        `<td>${small}</td></tr></tbody></table>`,
    ],
    [
      'a figure',
      '<figure><img src="/static/a.png" alt="a"><figcaption>The <em>socket</em></figcaption></figure>',
    ],
    ['a table in a figure', `<figure>${small}<figcaption>Lights</figcaption></figure>`],
  ])('Q-33: keeps %s', async (_, html) => {
    expect(await rewritten(html)).toBe(html);
  });

  it('EDIT-20: Tab and Shift+Tab go from cell to cell, behind the last one there is a new row', async () => {
    const { box, user, written } = await field(small);
    caretIn(box, 'tr:last-child td:first-child');
    await user.keyboard('{Tab}{Tab}');
    expect(written()).toBe(small.replace('</tbody>', '<tr><td></td><td></td></tr></tbody>'));
    caretIn(box, 'tr:nth-child(2) td');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(getSelection()?.anchorNode?.textContent).toBe('B');
  });

  it('EDIT-20: whoever goes back over a table and types does not put a letter in its place', async () => {
    const { box, user } = await field(`${small}<p>End</p>`);
    caretIn(box, ':scope > p');
    getSelection()?.collapse(box.querySelector(':scope > p')?.firstChild ?? box, 0);
    document.dispatchEvent(new Event('selectionchange'));
    await user.keyboard('{Backspace}X');
    expect(box.querySelector('table')?.textContent).toContain('AB');
  });

  it('EDIT-12: whoever writes in a cell stays there when the stored text comes back in the words of the server', async () => {
    const { box, user, written, rerender } = await field(`${small}<p>a<br>b</p>`);
    caretIn(box, 'tr:last-child td:last-child p');
    await user.keyboard('{Tab}');
    rerender(written().replace('<br>', '<br />'));
    await user.keyboard('{Tab}{Tab}');
    expect(shape(written())).toEqual(['th th', 'td td', 'td td', 'td td']);
  });

  it('EDIT-20: makes a table, its rows, columns and head, and takes them away', async () => {
    const { box, user, written } = await field('');
    const act = async (name: string) => {
      await user.click(screen.getByRole('button', { name: '表格' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await user.click(screen.getByRole('button', { name: '插入表格' }));
    expect(shape(written())).toEqual(['th th th', 'td td td', 'td td td']);
    await act('在右侧插入列');
    await act('在下方插入行');
    expect(shape(written())).toEqual(['th th th th', ...Array<string>(3).fill('td td td td')]);
    await act('删除列');
    await act('标题行');
    expect(shape(written())).toEqual(Array<string>(4).fill('td td td'));
    await act('删除行');
    await act('删除表格');
    expect(written()).toBe('');
    expect(box.querySelector('table')).toBeNull();
  });

  it.each([
    [
      'Word',
      '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr><td width=301 valign=top style="width:225pt">' +
        '<p class=MsoNormal><b>Light<o:p></o:p></b></p></td><td><p class=MsoNormal>Red<o:p></o:p></p></td></tr></table>',
      '<table><tbody><tr><td><strong>Light</strong></td><td>Red</td></tr></tbody></table>',
    ],
    [
      'Excel',
      '<html><body><table border=0 cellpadding=0><!--StartFragment--><col width=64><tr height=20><td align=right ' +
        'style="height:15pt">1</td><td colspan=2 style="text-align:center;width:48pt">sum</td></tr><!--EndFragment--></table>',
      '<table><tbody><tr><td style="text-align: right;">1</td><td style="text-align: center;" colspan="2">sum</td></tr>' +
        '</tbody></table>',
    ],
  ])('Q-33: a table of %s arrives with cells that can be edited', async (_, pasted, kept) => {
    const { box, written } = await field('<p>Before</p>');
    caretIn(box, 'p');
    paste(box, pasted);
    expect(written()).toContain(kept);
    expect(box.querySelector('td')?.isContentEditable ?? true).not.toBe(false);
    expect(box.querySelector('[contenteditable=false]')).toBeNull();
  });

  it('Q-33: what becomes a message has no tables; one that is pasted keeps its cells apart', async () => {
    const { box, written } = await field('<p>Hello</p>', { isMessage: true });
    expect(screen.queryByRole('button', { name: '插入表格' })).toBeNull();
    caretIn(box, 'p');
    paste(box, small);
    expect(written()).toBe('<p>HelloA | B</p><p>1 | 2</p>');
  });
});

/** The kinds of the cells, a line for each row. */
function shape(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ localName }) => localName).join(' '),
  );
}
