// what is pasted keeps what was bold in the document it comes from, and nothing else gets so.
import './jsdom.test-kit';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html-purify';
import { pastedHtml } from './editor-paste';

it.each([
  [
    'a document of Google: all of it stands in a <b> that is not bold',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
      '<p dir="ltr"><span style="font-size:11pt;font-weight:400">Plug it </span>' +
      '<span style="font-size:11pt;font-weight:700;font-style:italic">in</span></p></b>',
    '<p><span>Plug it </span><span><em><strong>in</strong></em></span></p>',
  ],
  [
    'a document of Word',
    '<p class="MsoNormal" style="mso-margin-top-alt:auto"><b><span style="font-size:16pt">Head<o:p></o:p></span></b></p>',
    '<p><b><span>Head</span></b></p>',
  ],
  [
    'bold that says so itself',
    '<b style="font-weight:bold">a</b><b style="font-weight:700">b</b>',
    '<b>a</b><b>b</b>',
  ],
  ['what runs', '<p onclick="x()">a<script>x()</script></p><img src="x" onerror="x()">', '<p>a</p>'],
])('%s', (_, pasted, kept) => {
  expect(pastedHtml(pasted, cleanHtml)).toBe(kept);
});
