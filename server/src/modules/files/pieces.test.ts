// Files in pieces through the front door (UPLOAD-01…03, UPLOAD-11, Q-103, Q-133, Q-142, Q-148; survive.md 1, 8, 9, 27, 29):
// what has come stays through a break, for who began it and nobody else.
import { Buffer } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/core/limits';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCustomer, givenStaff } from '../../../test/given';
import { patience } from '../../../test/patience';

const calls = '/javaplus/user/file';
const piece = limits.uploadPieceBytes;

/** A film of so many bytes, each of them telling where it stands. */
function filmOf(size: number): Buffer {
  const film = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) film.writeUInt32BE(at, at);
  Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex').copy(film);
  return film;
}
const film = filmOf(2 * piece + 12_345);

let app: TestApp;
let pilot: TestClient;
let other: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'amelia' });
  await givenCustomer(app, { account: 'pilot@example.com' });
  await givenCustomer(app, { account: 'other@example.com' });
  pilot = await app.loginCustomer('pilot@example.com');
  other = await app.loginCustomer('other@example.com');
});
beforeEach(() => app.clock.set(testStart));
afterAll(() => app.stop());

async function begin(size = film.length, said: object = {}, browser = pilot): Promise<string> {
  const body = { name: 'drift.mp4', type: 'video/mp4', kind: 'video', size, ...said };
  const answer = await browser.post(`${calls}/beginUpload`, body);
  expect(answer.body).toMatchObject({ code: 200, data: { offset: 0, size } });
  return answer.body.data.uploadId as string;
}

async function add(uploadId: string, offset: number, content: Buffer, browser = pilot) {
  const path = `${calls}/continueUpload?uploadId=${uploadId}&offset=${offset}`;
  return (await browser.upload(path, [{ name: 'blob', content }])).body;
}

const addFrom = (uploadId: string, offset: number) =>
  add(uploadId, offset, film.subarray(offset, offset + piece));
const stands = async (uploadId: string, browser = pilot) =>
  (await browser.post(`${calls}/getUpload`, { uploadId })).body;
const finish = async (uploadId: string, browser = pilot) =>
  (await browser.post(`${calls}/finishUpload`, { uploadId })).body;
const cancel = async (uploadId: string, browser = pilot) =>
  (await browser.post(`${calls}/cancelUpload`, { uploadId })).body;

/** Every file on disk, pieces and drafts too. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Sends the beginning of a piece and goes away. */
async function breakOff(uploadId: string, offset: number, bytes: number): Promise<void> {
  const before = (await stored()).length;
  const boundary = 'x-boundary';
  const sending = httpRequest(`${app.url}${calls}/continueUpload?uploadId=${uploadId}&offset=${offset}`, {
    method: 'POST',
    headers: {
      cookie: pilot.cookieHeader(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  sending.on('error', () => undefined);
  sending.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  );
  sending.write(film.subarray(offset, offset + bytes));
  await vi.waitFor(async () => expect((await stored()).length).toBe(before + 1), patience);
  sending.destroy();
  await vi.waitFor(async () => expect((await stored()).length).toBe(before), patience);
}

describe('a file in pieces', () => {
  it('broken off in the middle goes on from what is kept, and comes back byte for byte', async () => {
    const upload = await begin();
    expect(await addFrom(upload, 0)).toMatchObject({ data: { offset: piece, size: film.length } });
    await breakOff(upload, piece, 300_000);
    expect(await stands(upload)).toMatchObject({ code: 200, data: { uploadId: upload, offset: piece } });
    expect(await finish(upload)).toMatchObject({ code: 500, message: expect.stringContaining('completely') });
    await addFrom(upload, piece);
    expect(await addFrom(upload, 2 * piece)).toMatchObject({ data: { offset: film.length } });
    const { data } = await finish(upload);
    expect(data).toMatch(/^[0-9a-f]{32}\.mp4$/);
    const { bytes, headers } = await pilot.fetch(`/static/${data as string}`);
    expect(bytes.equals(film)).toBe(true);
    expect(headers.get('content-disposition')).toContain('filename="drift.mp4"');
    expect((await other.fetch(`/static/${data as string}`)).status).toBe(404);
  });

  it('finished twice is stored once: the answer may have been lost on the way', async () => {
    const upload = await begin(piece);
    await add(upload, 0, film.subarray(0, piece));
    const before = (await stored()).length;
    const names = await Promise.all([finish(upload), finish(upload), finish(upload)]);
    expect(new Set(names.map(({ data }) => data as string)).size).toBe(1);
    expect((await stored()).length).toBe(before);
    expect(await stands(upload)).toMatchObject({ data: { offset: piece, size: piece } });
    expect(await add(upload, piece, Buffer.from('more'))).toMatchObject({ code: 500 });
  });

  it('a piece at a wrong place is refused and changes nothing; of many at once one is kept', async () => {
    const upload = await begin();
    for (const offset of [1, piece, film.length, film.length + 1]) {
      expect(await addFrom(upload, offset)).toMatchObject({
        code: 500,
        message: expect.stringContaining('another place'),
        data: {},
      });
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => addFrom(upload, 0)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await stands(upload)).toMatchObject({ data: { offset: piece } });
    expect(await addFrom(upload, 0)).toMatchObject({ code: 500 });
  });

  it('survive.md 1: belongs to who began it; for everybody else it is not there', async () => {
    const upload = await begin();
    await addFrom(upload, 0);
    const staff = await app.loginStaff('amelia');
    const unknown = '0'.repeat(32);
    for (const [browser, id, code] of [
      [other, upload, 403],
      [pilot, unknown, 403],
      [staff, upload, 401],
      [app.client(), upload, 401],
    ] as const) {
      for (const answer of [
        await stands(id, browser),
        await add(id, piece, film.subarray(piece, 2 * piece), browser),
        await finish(id, browser),
      ]) {
        expect(answer).toMatchObject({ code, data: {} });
      }
      await cancel(id, browser);
    }
    expect(await stands(upload)).toMatchObject({ data: { offset: piece } });
  });

  it('of an anonymous identity is the account’s after the login', async () => {
    const { token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
    const browser = app.client();
    browser.setCookie('faq_anon_sid', token);
    const upload = await begin(film.length, {}, browser);
    await add(upload, 0, film.subarray(0, piece), browser);
    await browser.post('/javaplus/user/login/login', {
      account: 'other@example.com',
      password: 'test-password',
    });
    expect(await stands(upload, browser)).toMatchObject({ data: { offset: piece } });
    expect(await stands(upload, other)).toMatchObject({ data: { offset: piece } });
  });

  it('given up leaves nothing, once or twice', async () => {
    const before = await stored();
    const upload = await begin();
    await addFrom(upload, 0);
    expect(await stored()).toContain(upload);
    expect(await cancel(upload)).toMatchObject({ code: 200 });
    expect(await cancel(upload)).toMatchObject({ code: 200 });
    expect(await stored()).toEqual(before);
    expect(await addFrom(upload, piece)).toMatchObject({ code: 403 });
  });

  it('left for a day is removed; what was continued since is not', async () => {
    const [left, continued] = [await begin(), await begin()];
    for (const upload of [left, continued]) await addFrom(upload, 0);
    app.clock.advance(20 * testDurations.hour);
    await addFrom(continued, piece);
    app.clock.advance(5 * testDurations.hour);
    await vi.waitFor(async () => expect(await stored()).not.toContain(left), patience);
    expect(await stored()).toContain(continued);
    expect(await stands(left)).toMatchObject({ code: 403 });
    expect(await stands(continued)).toMatchObject({ data: { offset: 2 * piece } });
    await cancel(continued);
  });
});

describe('UPLOAD-01…03, survive.md 8, 9, 29: what is refused', () => {
  it('more than 100 MB, more than was said, and a piece of more than its size', async () => {
    const much = { name: 'a.mp4', type: 'video/mp4', kind: 'video', size: limits.uploadBytes + 1 };
    expect((await pilot.post(`${calls}/beginUpload`, much)).body).toMatchObject({
      code: 500,
      message: 'The file is larger than 100 MB.',
    });
    const before = await stored();
    const upload = await begin(piece + 10);
    expect(await add(upload, 0, filmOf(piece + 1))).toMatchObject({ code: 500 });
    await addFrom(upload, 0);
    expect(await add(upload, piece, Buffer.alloc(11))).toMatchObject({ code: 500 });
    expect(await stands(upload)).toMatchObject({ data: { offset: piece } });
    await cancel(upload);
    expect(await stored()).toEqual(before);
  });

  it('another kind: by what it says at the start, by its bytes with the first piece', async () => {
    const said = { name: 'a.png', type: 'image/png', kind: 'video', size: film.length };
    const refused = { code: 500, message: 'Please upload mp4, mov, avi, mkv, wmv, flv, m4v videos' };
    expect((await pilot.post(`${calls}/beginUpload`, said)).body).toMatchObject(refused);
    const before = await stored();
    const upload = await begin();
    expect(await add(upload, 0, Buffer.alloc(piece, '<html><script>1</script>'))).toMatchObject(refused);
    expect(await stands(upload)).toMatchObject({ code: 403 });
    const picture = await begin(film.length, { name: 'a.png', type: 'image/png', kind: 'image' });
    expect((await addFrom(picture, 0)).message).toContain('jpeg');
    expect(await stored()).toEqual(before);
  });

  it('a film that tells what it is only when it is whole is looked at then', async () => {
    const before = await stored();
    const upload = await begin(100);
    await add(upload, 0, Buffer.alloc(50, '<html>'));
    await add(upload, 50, Buffer.alloc(50, '<html>'));
    expect(await finish(upload)).toMatchObject({ code: 500, message: expect.stringContaining('mp4') });
    expect(await stands(upload)).toMatchObject({ code: 403 });
    expect(await stored()).toEqual(before);
  });

  it('a drawing in pieces is cleaned like any other', async () => {
    const filler = '<!-- ' + 'x'.repeat(piece) + ' -->';
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${filler}<script>alert(1)</script><rect width="4"/></svg>`,
    );
    const upload = await begin(drawing.length, { name: 'a.svg', type: 'image/svg+xml', kind: 'image' });
    await add(upload, 0, drawing.subarray(0, piece));
    await add(upload, piece, drawing.subarray(piece));
    const { data } = await finish(upload);
    const { bytes, headers } = await pilot.fetch(`/static/${data as string}`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(bytes.toString()).not.toContain('script');
    expect(bytes.toString()).toContain('<rect width="4">');
  });

  it.each([
    ['no file', []],
    [
      'two files',
      [
        { name: 'a', content: 'x' },
        { name: 'b', content: 'y' },
      ],
    ],
  ])('%s in one piece', async (_, files) => {
    const upload = await begin();
    const path = `${calls}/continueUpload?uploadId=${upload}&offset=0`;
    expect((await pilot.upload(path, files)).body.code).toBe(400);
    expect(await stands(upload)).toMatchObject({ data: { offset: 0 } });
  });

  it('Q-148: beginning counts like an upload', async () => {
    const strict = await startTestApp({ env: { LIMIT_UPLOADS: '2' } });
    await givenCustomer(strict, { account: 'pilot@example.com' });
    const browser = await strict.loginCustomer('pilot@example.com');
    const body = { name: 'a.mp4', type: '', kind: 'video', size: 5 };
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push((await browser.post(`${calls}/beginUpload`, body)).body.code);
    }
    expect(answers).toEqual([200, 200, 429]);
    await strict.stop();
  });
});
