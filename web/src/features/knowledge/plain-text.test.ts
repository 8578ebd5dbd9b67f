/* Plain words out of rich text. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, questionOf } from './plain-text';

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ol><li>a <strong>b</strong></li><li>c</li></ol>', 'a b c'],
  ['line<br/>line', 'line line'],
  ['1 &lt; 2 &amp;&nbsp;3 &#8211; &#x2192; &unknown; &#0;', '1 < 2 & 3 – → &unknown; &#0;'],
  ['&amp;lt;', '&lt;'],
  ['<img alt="x" src="/static/a.png"/>', ''],
  ['', ''],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('answers for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainText(text)).not.toMatch(/\s\s/);
    }),
  );
});

it.each([
  ['<p>Do this.</p><p>Does it work?</p>', 'Does it work?'],
  ['<p>先校准。</p><p>能走到两端吗？</p>', '能走到两端吗？'],
  ['<p>Does it work?</p><p>Then go on.</p>', 'Does it work? Then go on.'],
])('questionOf %s', (html, text) => {
  expect(questionOf(html)).toBe(text);
});
