// Names of files, hostile ones too (survive.md 9 and 10).
import { describe, expect, it } from 'vitest';
import { contentDisposition, isStoredName, namesIn, shownName } from './name.rules';

const stored = `${'0a'.repeat(16)}.png`;

it('knows a stored name', () => {
  expect(isStoredName(stored)).toBe(true);
  for (const name of ['../x', `../${stored}`, `${stored}/..`, '.htaccess', `${stored}\u0000`, 'demo', '']) {
    expect(isStoredName(name)).toBe(false);
  }
});

it('finds the files that a text names, each once', () => {
  const html =
    `<img src="/static/${stored}" alt="/static/no.png"><a href="/ipfs/b.pdf">x</a>` +
    `<video src="/static/c.mp4#t=1" poster="/static/d.png"></video><img src="/static/${stored}">` +
    `<a href="https://x.example/static/e.png">/static/f.png</a>`;
  expect(namesIn(html)).toEqual([stored, 'b.pdf', 'c.mp4', 'd.png']);
});

describe('the name that people see', () => {
  it.each([
    ['manual.pdf', 'manual.pdf'],
    ['说明书.pdf', '说明书.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\a.png', 'a.png'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['.ht\u200baccess', '.htaccess'],
    ['\ud800.png', '.png'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['///', 'file'],
    ['', 'file'],
  ])('of %j is %j', (sent, expected) => {
    expect(shownName(sent)).toBe(expected);
  });

  it('is cut before its ending', () => {
    expect(shownName(`${'摇'.repeat(400)}.jpeg`)).toBe(`${'摇'.repeat(195)}.jpeg`);
  });
});

describe('Content-Disposition', () => {
  it('carries any name in signs that no header can break on', () => {
    const header = contentDisposition('attachment', `"摇杆"; x=(1)'*\\%.pdf`);
    expect(header).toBe(
      `attachment; filename="____; x=(1)'*__.pdf"; ` +
        `filename*=UTF-8''%22%E6%91%87%E6%9D%86%22%3B%20x%3D%281%29%27%2A%5C%25.pdf`,
    );
    expect(header).toMatch(/^[\x20-\x7e]+$/);
  });
});
