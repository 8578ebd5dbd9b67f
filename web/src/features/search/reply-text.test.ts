// what is put into the reply keeps its paragraphs and loses its markup.
import { expect, test } from 'vitest';
import { replyText } from './reply-text';

test.each([
  [
    '<p>Open the <b>base</b>.</p><p></p><ul><li>Turn &amp; pull</li><li>Close</li></ul>',
    'Open the base.\nTurn & pull\nClose',
  ],
  ['plain words\nin two lines', 'plain words\nin two lines'],
  ['<p>one<br>two</p>', 'one\ntwo'],
  ['<img src="x.png">', ''],
])('%j', (html, text) => expect(replyText(html)).toBe(text));
