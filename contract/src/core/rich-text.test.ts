// Counting and trimming of cleaned HTML.
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape';
import {
  hasMedia,
  isBlankText,
  isEmptyMessage,
  messageLength,
  paragraphsOf,
  previewText,
  textLength,
  trimTrailingEmpty,
  visibleText,
} from './rich-text';

describe('the visible text', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>a</p><p>b</p>', 'ab'],
    ['<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>', '1 < 2 && 3 > 2'],
    ['&quot;x&quot; &#39;y&#39; &#x4e2d;&nbsp;&unknown;', '"x" \'y\' 中\u00a0&unknown;'],
    ['&amp;lt;', '&lt;'],
    ['a < b', 'a < b'],
    ['no end <p', 'no end <p'],
    ['<img src="/static/a.png" alt="x">', ''],
    ['&#0;&#x110000;', '&#0;&#x110000;'],
    ['', ''],
  ])('of %s', (html, expected) => {
    expect(visibleText(html)).toBe(expected);
  });
});

describe('lengths', () => {
  it('counts code points without the blanks around', () => {
    expect(textLength('  摇杆🛩️ \u00a0')).toBe(4);
    expect(textLength('👍🏽')).toBe(2);
  });

  it.each([
    ['<p>abc</p>', 3],
    ['<p>abc</p><img src="/static/a.png">', 3],
    ['<p>see <a href="/static/a.pdf">manual.pdf</a></p>', 3],
    ['<p>see <a href="https://x.example">site</a></p>', 8],
    ['<p>see <a rel="x" href="/ipfs/a"><strong>bold</strong> name</a> now</p>', 8],
    [`<p>${'&lt;'.repeat(300)}</p>`, 300],
  ])('of the message %s', (html, expected) => {
    expect(messageLength(html)).toBe(expected);
  });
});

describe('emptiness', () => {
  it.each([' \n\t', '\u00a0', '\u200b\u200d\ufeff', '\u3000', '\u2800', '\u3164', ''])(
    'sees nothing in %j',
    (text) => {
      expect(isBlankText(text)).toBe(true);
      expect(isEmptyMessage(`<p>${text}</p>`)).toBe(true);
    },
  );

  it('sees a letter, a picture, a video, a file', () => {
    expect(isBlankText('\u200ba')).toBe(false);
    expect(isEmptyMessage('<p><img src="/static/a.png"></p>')).toBe(false);
    expect(isEmptyMessage('<video src="/static/a.mp4"></video>')).toBe(false);
    expect(isEmptyMessage('<p><a href="/static/a.pdf"></a></p>')).toBe(false);
    expect(hasMedia('<a href="https://x.example">/static/</a>')).toBe(false);
  });
});

describe('the empty end', () => {
  it.each([
    ['<p>a</p><p></p><p><br></p>', '<p>a</p>'],
    ['<p>a</p><p> &nbsp; </p>\n', '<p>a</p>'],
    ['<p>a</p><div><br /></div><br><br/>', '<p>a</p>'],
    ['<p>a<br></p>', '<p>a<br></p>'],
    ['<p></p><p>a</p>', '<p></p><p>a</p>'],
    ['<p>a</p><p><img src="/static/a.png"></p>', '<p>a</p><p><img src="/static/a.png"></p>'],
    ['<p></p>', ''],
    ['plain  ', 'plain'],
    ['</p>', '</p>'],
  ])('%s becomes %s', (html, expected) => {
    expect(trimTrailingEmpty(html)).toBe(expected);
  });
});

it('writes plain text as paragraphs in which nothing is a tag', () => {
  expect(paragraphsOf('<3\r\nyou & "me"')).toBe('<p>&lt;3</p><p>you &amp; &quot;me&quot;</p>');
  expect(visibleText(paragraphsOf(`<b>'x'</b>`))).toBe(`<b>'x'</b>`);
  expect(escapeHtml(`'`)).toBe('&#39;');
});

it('makes one line of a message for lists', () => {
  expect(previewText('<p>One</p><ul><li>two</li><li>th<b>re</b>e</li></ul>', 120)).toBe('One two three');
  expect(previewText(`<p>${'摇'.repeat(200)}</p>`, 120)).toBe(`${'摇'.repeat(119)}…`);
});

// Work that grows with the square of the length would not end before the test is given up.
it('ends in time for hostile input', () => {
  const hostile = ['<'.repeat(200_000), '<p></p>'.repeat(30_000), '&'.repeat(200_000), ' '.repeat(200_000)];
  for (const html of hostile) {
    expect(visibleText(html).length).toBeLessThanOrEqual(html.length);
    messageLength(html);
    trimTrailingEmpty(html);
    previewText(html, 120);
  }
});
