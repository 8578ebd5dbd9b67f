// what is pasted into a message reads like what was copied.
import './jsdom.test-kit';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html-purify';
import { pastedMessageHtml } from './message-paste';

const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${mark}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

it.each([
  [
    'a numbered list of Word',
    `<p class=MsoNormal>Please:</p>${item('1.', 'Unplug it')}\n${item('2.', 'Plug it <b>in</b>')}<p class=MsoNormal>Done</p>`,
    '<p>Please:</p><ol><li><p>Unplug it</p></li><li><p>Plug it <b>in</b></p></li></ol><p>Done</p>',
  ],
  [
    'a list of Word with bullets, and another kind after it',
    item('·', 'Base') + item('a)', 'Cable'),
    '<ul><li><p>Base</p></li></ul><ol><li><p>Cable</p></li></ol>',
  ],
  ['a list of a page', '<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  [
    'a table of a sheet',
    '<meta charset="utf-8"><table><colgroup><col></colgroup><tbody><tr><td>A</td><td>B</td></tr>' +
      '<tr><td>1</td><td>two\n words</td></tr></tbody></table>',
    '<p>A | B</p><p>1 | two words</p>',
  ],
])('%s', (_, pasted, kept) => {
  const place = document.createElement('div');
  place.innerHTML = pastedMessageHtml(pasted, cleanHtml);
  for (const span of place.querySelectorAll('span')) span.replaceWith(...span.childNodes);
  place.normalize();
  expect(place.innerHTML.replace(/>\s+</g, '><').trim()).toBe(kept);
});
