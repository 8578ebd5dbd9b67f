// Uploads through the front door (API-021, API-022, API-066, UPLOAD-01…03, UPLOAD-09, UPLOAD-11, Q-103…;
// survive.md 1, 7-10, 29).
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient, TestFile } from '../../../test/client';
import { givenCustomer, givenStaff } from '../../../test/given';
import { patience } from '../../../test/patience';

const userUpload = '/api/user/ChatBase/uploadFile';
const staffUpload = '/api/admin/ChatBase/uploadFile';
const editorUpload = '/api/admin/KnowledgeBase/uploadFile';
const reportUpload = '/javaplus/user/file/upload';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00;', 'latin1');
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2'),
  Buffer.alloc(1000, 7),
]);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect onclick="x()" width="4"/></svg>';
const picture: TestFile = { name: 'a.png', type: 'image/png', content: png };

let app: TestApp;
let pilot: TestClient;
let other: TestClient;
let staff: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'amelia' });
  await givenStaff(app, { account: 'off', workStatus: 0 });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  await givenCustomer(app, { account: 'pilot@example.com' });
  await givenCustomer(app, { account: 'other@example.com' });
  pilot = await app.loginCustomer('pilot@example.com');
  other = await app.loginCustomer('other@example.com');
  staff = await app.loginStaff('amelia');
});
beforeEach(() => app.clock.set(testStart));
afterAll(() => app.stop());

async function anonymous(): Promise<TestClient> {
  const { token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
  const browser = app.client();
  browser.setCookie('faq_anon_sid', token);
  return browser;
}

/** Address of one uploaded file. */
async function uploaded(file: TestFile, browser = pilot, kind = 'file'): Promise<string> {
  const path = browser === staff ? staffUpload : userUpload;
  const { body } = await browser.upload(`${path}?kind=${kind}`, [file]);
  if (body.errno !== 0) throw new Error(JSON.stringify(body));
  return body.data[0].url as string;
}

/** Every file on disk, drafts too. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('API-021: what is stored', () => {
  it('answers address and name of each part, in order, whatever the parts are called', async () => {
    const { body } = await pilot.upload(userUpload, [
      picture,
      { name: '说明书.pdf', type: 'application/pdf', content: '%PDF-1.7\n', field: 'file0' },
      { name: 'log.txt', type: 'text/plain', content: 'drift', field: 'file1' },
    ]);
    expect(body).toMatchObject({ errno: 0, errmsg: '' });
    expect(body.data).toEqual([
      { url: expect.stringMatching(/^\/static\/[0-9a-f]{32}\.png$/), name: 'a.png' },
      { url: expect.stringMatching(/^\/static\/[0-9a-f]{32}\.pdf$/), name: '说明书.pdf' },
      { url: expect.stringMatching(/^\/static\/[0-9a-f]{32}\.bin$/), name: 'log.txt' },
    ]);
  });

  it.each([
    ['image/png', '<html><script>1</script>', /jpeg/],
    ['video/mp4', 'no film', /mp4/],
  ])('Q-103: where no tool is named, what says it is %s must be one', async (type, content, message) => {
    const { body } = await pilot.upload(userUpload, [{ name: 'liar', type, content }]);
    expect(body).toMatchObject({ errno: 1000, errmsg: expect.stringMatching(message) as string });
  });

  it('comes back byte for byte, at /static and at /ipfs, never to change (UPLOAD-09)', async () => {
    const url = await uploaded(picture);
    for (const path of [url, url.replace('/static/', '/ipfs/')]) {
      const { status, headers, bytes } = await pilot.fetch(path);
      expect(status).toBe(200);
      expect(bytes).toEqual(png);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('content-length')).toBe(String(png.length));
      expect(headers.get('content-disposition')).toBe(`inline; filename="a.png"; filename*=UTF-8''a.png`);
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    }
    const etag = (await pilot.fetch(url)).headers.get('etag') ?? '';
    const again = await pilot.fetch(url, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await other.fetch(url, { 'if-none-match': etag })).status).toBe(404);
  });

  it('a video is sent in ranges, so that it can be wound', async () => {
    const url = await uploaded({ name: 'drift.mp4', type: 'video/mp4', content: mp4 }, pilot, 'video');
    const part = await pilot.fetch(url, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${mp4.length}`);
    expect(part.bytes).toEqual(mp4.subarray(10, 20));
    expect((await pilot.fetch(url, { range: 'bytes=-5' })).bytes).toEqual(mp4.subarray(-5));
    const beyond = await pilot.fetch(url, { range: `bytes=${mp4.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${mp4.length}`]);
    const stale = await pilot.fetch(url, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect([stale.status, stale.bytes.length]).toEqual([200, mp4.length]);
  });
});

describe('UPLOAD-11, Q-105: who may upload', () => {
  it('customers, anonymous identities, and agents on duty', async () => {
    expect((await pilot.upload(userUpload, [picture])).body.errno).toBe(0);
    expect((await (await anonymous()).upload(userUpload, [picture])).body.errno).toBe(0);
    expect((await staff.upload(staffUpload, [picture])).body.errno).toBe(0);
  });

  it('nobody else, and nothing is stored', async () => {
    const before = await stored();
    const refused = async (browser: TestClient, path: string) =>
      (await browser.upload(path, [picture])).body.errno;
    expect(await refused(app.client(), userUpload)).toBe(1003);
    expect(await refused(app.client(), staffUpload)).toBe(1003);
    expect(await refused(pilot, staffUpload)).toBe(1003);
    expect(await refused(staff, userUpload)).toBe(1003);
    expect(await refused(await app.loginStaff('reader'), staffUpload)).toBe(1004);
    const off = await (await app.loginStaff('off')).upload(staffUpload, [picture]);
    expect(off.body).toMatchObject({ errno: 1000, errmsg: '请先上工后再进行操作' });
    expect(await stored()).toEqual(before);
  });

  it('Q-148: only so many in an hour', async () => {
    const strict = await startTestApp({ env: { LIMIT_UPLOADS: '3' } });
    await givenCustomer(strict, { account: 'pilot@example.com' });
    const browser = await strict.loginCustomer('pilot@example.com');
    expect((await browser.upload(userUpload, [picture, picture])).status).toBe(200);
    const refused = await browser.upload(userUpload, [picture, picture]);
    expect([refused.status, refused.body.errno, refused.headers.get('retry-after')]).toEqual([
      429,
      1006,
      '3600',
    ]);
    strict.clock.advance(testDurations.hour);
    expect((await browser.upload(userUpload, [picture])).body.errno).toBe(0);
    await strict.stop();
  });
});

describe('API-066, EDIT-24, Q-103, Q-105: uploads of the editor', () => {
  it('answers address and name of each part, off duty too; staff alone may fetch them', async () => {
    const off = await app.loginStaff('off');
    const { body } = await off.upload(editorUpload, [picture, { ...picture, name: 'b.png' }]);
    expect(body).toEqual({
      errno: 0,
      errmsg: '',
      data: [
        { url: expect.stringMatching(/^\/static\/[0-9a-f]{32}\.png$/), name: 'a.png' },
        { url: expect.stringMatching(/^\/static\/[0-9a-f]{32}\.png$/), name: 'b.png' },
      ],
    });
    const url = body.data[0].url as string;
    expect((await staff.fetch(url)).bytes).toEqual(png);
    expect([(await pilot.fetch(url)).status, (await app.client().fetch(url)).status]).toEqual([404, 404]);
  });

  it('is refused to everybody else, and for the wrong kind; nothing is stored', async () => {
    const before = await stored();
    const reader = await app.loginStaff('reader');
    for (const [browser, errno] of [
      [app.client(), 1003],
      [await anonymous(), 1003],
      [pilot, 1003],
      [reader, 1004],
    ] as const) {
      expect((await browser.upload(editorUpload, [picture])).body.errno).toBe(errno);
    }
    const video = await staff.upload(`${editorUpload}?kind=video`, [picture]);
    expect(video.body.errmsg).toBe('请上传 mp4, mov, avi, mkv, wmv, flv, m4v 格式的视频');
    expect((await staff.upload(editorUpload, [])).body).toMatchObject({
      errno: 1000,
      errmsg: '未收到文件。',
    });
    expect(await stored()).toEqual(before);
  });
});

describe('API-022, Q-103, Q-105: the upload of a damage report', () => {
  it('answers the stored name alone; the file is at /static/<name>, for its sender and staff', async () => {
    for (const browser of [pilot, await anonymous()]) {
      const { body } = await browser.upload(reportUpload, [picture]);
      expect(body).toEqual({
        code: 200,
        message: 'success',
        msg: 'success',
        data: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
      });
      const url = `/static/${body.data as string}`;
      expect((await browser.fetch(url)).bytes).toEqual(png);
      expect([(await staff.fetch(url)).status, (await other.fetch(url)).status]).toEqual([200, 404]);
    }
  });

  it('is refused to staff and to visitors', async () => {
    const before = await stored();
    for (const browser of [app.client(), staff]) {
      expect((await browser.upload(reportUpload, [picture])).body).toMatchObject({ code: 401, data: {} });
    }
    expect(await stored()).toEqual(before);
  });

  it('refuses no file, the wrong kind, and a second file, in the language of the customer', async () => {
    const before = await stored();
    expect((await pilot.upload(reportUpload, [])).body).toMatchObject({
      code: 400,
      message: 'No file was sent.',
    });
    expect((await pilot.upload(`${reportUpload}?kind=video`, [picture])).body).toMatchObject({
      code: 500,
      message: 'Please upload mp4, mov, avi, mkv, wmv, flv, m4v videos',
    });
    const chinese = await app.loginCustomer('pilot@example.com');
    chinese.setCookie('lang', 'zh');
    expect((await chinese.upload(reportUpload, [picture, picture])).body).toMatchObject({
      code: 400,
      msg: '一次只能上传一个文件。',
    });
    expect(await stored()).toEqual(before);
  });
});

describe('API-065, CONFLICT-28, Q-103: the names of the parts', () => {
  it.each(['file', 'file0', 'upload'])('%s is taken by every upload call', async (field) => {
    const file = { ...picture, field };
    for (const [browser, path] of [
      [pilot, userUpload],
      [staff, staffUpload],
      [staff, editorUpload],
    ] as const) {
      expect((await browser.upload(path, [file, { ...file, field: 'file1' }])).body).toMatchObject({
        errno: 0,
        data: [{ name: 'a.png' }, { name: 'a.png' }],
      });
    }
    expect((await pilot.upload(reportUpload, [file])).body.code).toBe(200);
  });
});

describe('UPLOAD-02, UPLOAD-03, Q-142: each tool checks its own kind', () => {
  const tiff = Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  const webp = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1');
  const webm = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d42878104', 'hex');
  const html = '<!doctype html><script>alert(1)</script>';

  it.each([
    ['a.jpg', 'image/jpeg', jpeg, 'jpg'],
    ['a.png', 'image/png', png, 'png'],
    ['a.gif', 'image/gif', gif, 'gif'],
    ['a.bmp', 'image/bmp', bmp, 'bmp'],
    ['a.tiff', 'image/tiff', tiff, 'tiff'],
    ['a.svg', 'image/svg+xml', svg, 'svg'],
    ['no-type.png', '', png, 'png'],
  ])('the image tool takes %s', async (name, type, content, extension) => {
    expect(await uploaded({ name, type, content }, pilot, 'image')).toMatch(new RegExp(`\\.${extension}$`));
  });

  it.each([
    ['a.webp', 'image/webp', webp],
    ['a.mp4', 'video/mp4', mp4],
    ['page.png', 'image/png', html],
    ['page.html', 'text/html', png],
    ['empty.png', 'image/png', ''],
    ['not.svg', 'image/svg+xml', '<html><svg></svg></html>'],
  ])('the image tool refuses %s as %s', async (name, type, content) => {
    const before = await stored();
    const { body } = await pilot.upload(`${userUpload}?kind=image`, [picture, { name, type, content }]);
    expect(body).toMatchObject({
      errno: 1000,
      errmsg: 'Please upload jpeg(jpg, jpeg), png, gif, bmp, tiff, svg images',
      data: {},
    });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a.webm', 'video/webm', webm],
    ['a.png', 'image/png', png],
    ['a.mp4', 'video/mp4', 'not a video'],
  ])('the video tool refuses %s', async (name, type, content) => {
    const { body } = await staff.upload(`${staffUpload}?kind=video`, [{ name, type, content }]);
    expect(body.errmsg).toBe('请上传 mp4, mov, avi, mkv, wmv, flv, m4v 格式的视频');
  });

  it('no file, no form, an unknown tool', async () => {
    expect((await pilot.upload(userUpload, [])).body).toMatchObject({ errno: 1000, data: {} });
    expect((await pilot.post(userUpload, { file: 'x' })).body).toMatchObject({
      errno: 1000,
      errmsg: 'No file was sent.',
    });
    expect((await pilot.upload(`${userUpload}?kind=exe`, [picture])).body.errno).toBe(1000);
  });
});

describe('UPLOAD-01, survive.md 29: too large, or broken off', () => {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.bin"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;

  function send(): ReturnType<typeof httpRequest> {
    return httpRequest(app.url + userUpload, {
      method: 'POST',
      headers: {
        cookie: pilot.cookieHeader(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
  }

  /** Sends a file of this many bytes, never holding more than a piece of it. */
  async function sendBytes(bytes: number): Promise<{ errno: number; errmsg: string }> {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const body = function* () {
      yield Buffer.from(head);
      for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
      yield Buffer.from(tail);
    };
    const sending = send();
    const answered = new Promise<IncomingMessage>((answer, fail) => {
      sending.on('response', answer);
      sending.on('error', fail);
    });
    Readable.from(body()).pipe(sending);
    const chunks: Buffer[] = [];
    for await (const chunk of await answered) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as { errno: number; errmsg: string };
  }

  it('exactly 100 MB is stored, one byte more is refused and leaves nothing', async () => {
    expect((await sendBytes(100 * 1024 * 1024)).errno).toBe(0);
    const before = await stored();
    expect(await sendBytes(100 * 1024 * 1024 + 1)).toMatchObject({
      errno: 1000,
      errmsg: 'The file is larger than 100 MB.',
    });
    expect(await stored()).toEqual(before);
  });

  it('an upload that breaks off leaves nothing, and the program lives', async () => {
    const before = await stored();
    const sending = send();
    sending.on('error', () => undefined);
    sending.write(head + 'x'.repeat(200_000));
    await vi.waitFor(async () => expect((await stored()).length).toBe(before.length + 1), patience);
    sending.destroy();
    await vi.waitFor(async () => expect(await stored()).toEqual(before), patience);
    expect((await pilot.upload(userUpload, [picture])).body.errno).toBe(0);
  });

  it.each([
    ['cut in the middle', `${head}half a file`],
    ['without any part', `--${boundary}--\r\n`],
    ['not multipart at all', 'hello'],
    ['empty', ''],
  ])('a form %s is refused, never an error of ours', async (_, text) => {
    const before = await stored();
    const answer = await pilot.post(userUpload, text === '' ? ' ' : text, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.errno).toBe(1000);
    expect(await stored()).toEqual(before);
  });

  it('a form without a boundary is refused too', async () => {
    const answer = await pilot.post(userUpload, head, { 'content-type': 'multipart/form-data' });
    expect([answer.status < 500, answer.body.errno]).toEqual([true, 1000]);
  });
});

describe('Q-142, survive.md 1: who may fetch', () => {
  const fetches = async (url: string, browsers: TestClient[]) =>
    Promise.all(browsers.map(async (browser) => (await browser.fetch(url)).status));

  it('before it stands anywhere: its uploader and staff', async () => {
    const url = await uploaded(picture);
    const reader = await app.loginStaff('reader');
    expect(await fetches(url, [pilot, staff, reader, other, await anonymous(), app.client()])).toEqual([
      200, 200, 200, 404, 404, 404,
    ]);
    const ofStaff = await uploaded(picture, staff);
    expect(await fetches(ofStaff, [staff, pilot, app.client()])).toEqual([200, 404, 404]);
  });

  it('one that stands in a ticket: its customer and staff, whoever sent it', async () => {
    const ticket = await ticketOf(pilot);
    const [mine, agents] = [await uploaded(picture), await uploaded(picture, staff)];
    await attach(pilot, [mine], ticket);
    await attach(staff, [agents], ticket);
    for (const url of [mine, agents]) {
      expect(await fetches(url, [pilot, staff, other, await anonymous(), app.client()])).toEqual([
        200, 200, 404, 404, 404,
      ]);
    }
  });

  it('public ones: everybody, and for every cache', async () => {
    const { url } = await app.app.modules.files.store(app.app.db, Buffer.from(svg), {
      originalName: 'base.svg',
      kind: 'image',
      uploader: null,
      place: { place: 'public' },
    });
    const { status, headers } = await app.client().fetch(url);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('nobody attaches what he may not see, or what is not there', async () => {
    const [own, foreign] = [await ticketOf(pilot), await ticketOf(other)];
    const url = await uploaded(picture);
    await attach(pilot, [url], own);
    await expect(attach(other, [url], foreign)).rejects.toThrow('core.forbidden');
    await expect(attach(pilot, [`/static/${'0'.repeat(32)}.png`], own)).rejects.toThrow('core.forbidden');
    await expect(attach(pilot, ['/static/../x'], own)).rejects.toThrow('core.forbidden');
    expect((await other.fetch(url)).status).toBe(404);
  });

  it.each([
    'x',
    '..%2f..%2fetc%2fpasswd',
    '.htaccess',
    '%00',
    '%ff',
    'drafts',
    `${'0'.repeat(32)}.png`,
    'a'.repeat(400),
  ])('survive.md 9: /static/%s is not there', async (name) => {
    const answer = await staff.get(`/static/${name}`);
    expect([answer.status, answer.body.errno]).toEqual([404, 1005]);
  });

  it('what an anonymous identity sent is his account’s after the login', async () => {
    const browser = await anonymous();
    const url = await uploaded(picture, browser);
    await browser.post('/javaplus/user/login/login', {
      account: 'other@example.com',
      password: 'test-password',
    });
    expect(browser.cookie('faq_anon_sid')).toBeUndefined();
    expect((await browser.fetch(url)).status).toBe(200);
  });
});

describe('Q-104, survive.md 7, 8, 10: what an upload can do', () => {
  it('a drawing is cleaned, and sandboxed all the same', async () => {
    const url = await uploaded({ name: 'x.svg', type: 'image/svg+xml', content: svg });
    const { headers, bytes } = await pilot.fetch(url);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(bytes.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect width="4"></rect></svg>');
  });

  it.each([
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    [
      'page.xhtml',
      'application/xhtml+xml',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    ],
    ['x.js', 'text/javascript', 'alert(1)'],
    ['x.png', 'text/javascript', 'alert(1)'],
    ['x.css', 'text/css', '*{}'],
    ['setup.exe', 'application/x-msdownload', 'MZ\x90\0\x03\0\0\0'],
    ['.htaccess', 'text/plain', 'AddType text/html .png'],
    ['x.svg', 'image/svg+xml', '<html><script>alert(1)</script></html>'],
  ])('%s leaves as bytes to be kept, whatever it says it is', async (name, type, content) => {
    const url = await uploaded({ name, type, content });
    const { headers, bytes } = await pilot.fetch(url);
    expect(url).toMatch(/\.bin$/);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes).toEqual(Buffer.from(content));
  });

  it.each([
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['../../../etc/passwd.png', 'passwd.png'],
    ['a\u202egpj.png', 'agpj.png'],
    ['"; filename=evil.html', '_; filename=evil.html'],
  ])('survive.md 10: the name %j is text and nothing else', async (name) => {
    const { body } = await pilot.upload(userUpload, [{ ...picture, name }]);
    expect(body.data[0].url).toMatch(/^\/static\/[0-9a-f]{32}\.png$/);
    expect(body.data[0].name).not.toMatch(/[/\\\u202e]/);
    const header = (await pilot.fetch(body.data[0].url as string)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^inline; filename="[^"\\]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]*$/);
  });
});

// One ticket in five minutes.
let tickets = 0;

async function ticketOf(browser: TestClient): Promise<number> {
  tickets += 1;
  app.clock.set(testStart + tickets * testDurations.hour);
  const { knowledge } = app.app.modules;
  const parentId = await knowledge.createQuestionType(app.app.db, {
    parentId: null,
    title: 'A',
    titleZh: null,
  });
  const type = await knowledge.createQuestionType(app.app.db, { parentId, title: 'B', titleZh: null });
  const { body } = await browser.post('/javaplus/user/recordQuestion/createRecordQuestion', {
    questionTypeAreaId: type,
    title: 'My stick drifts',
  });
  if (body.code !== 200) throw new Error(JSON.stringify(body));
  return body.data.id as number;
}

async function attach(browser: TestClient, urls: readonly string[], ticket: number): Promise<void> {
  const cookies = Object.fromEntries(
    browser
      .cookieHeader()
      .split('; ')
      .map((pair) => pair.split('=')),
  );
  const side = browser === staff ? 'admin' : 'user';
  const actor = await app.app.modules.identity.actors.actorOf(cookies, side);
  if (actor.kind === 'visitor') throw new Error('nobody');
  const names = urls.map((url) => url.replace('/static/', ''));
  await app.app.modules.files.attach(app.app.db, actor, names, { place: 'ticket', id: ticket });
}
