// the one file holds the bytes of public uploads: out of a shop and into an empty one without its folder, and
// what is wrong with them refused, with nothing left behind.
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenStaff } from '../../../test/given';
import { patience } from '../../../test/patience';

const base = '/javaplus/admin/settings';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** Not a multiple of three, more than one chunk of a stream. */
const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(200_003, 7)]);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4"></rect></svg>';

interface Entry {
  readonly name: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly size: number;
  readonly createdAt: number;
  readonly data?: unknown;
}

let app: TestApp;
let amelia: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'amelia' });
  amelia = await app.loginStaff('amelia');
});
afterAll(() => app.stop());

const publish = async (content: Buffer | string, originalName: string) =>
  (
    await app.app.modules.files.store(app.app.db, Buffer.from(content), {
      originalName,
      kind: 'file',
      uploader: null,
      place: { place: 'public' },
    })
  ).url.slice('/static/'.length);

const send = async (
  content: string | Buffer | object,
  { dry = false, test = app, browser = amelia } = {},
) => {
  const before = await onDisk(test);
  const bytes = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
  const { body } = await browser.upload(`${base}/import?dryRun=${dry ? 1 : 0}`, [
    { name: 'all.json', content: bytes },
  ]);
  if (dry || body.data?.imported !== true) expect(await onDisk(test)).toEqual(before);
  expect((await onDisk(test)).filter((path) => path.includes('drafts/'))).toEqual([]);
  return body;
};
const problemsOf = async (content: string | Buffer | object) => {
  const { data } = await send(content);
  expect(data.imported).toBe(false);
  return (data.problems as { place: string; text: string }[]).map(({ place, text }) => `${place} ${text}`);
};

/** Every file, drafts too. */
const onDisk = async (test: TestApp) =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const digits = (one: string) => one.repeat(32).slice(0, 32);
const entry = (changed: Partial<Entry> = {}): Entry => ({
  name: `${digits('a1')}.png`,
  originalName: 'stick.png',
  contentType: 'image/png',
  size: png.length,
  createdAt: 5,
  data: png.toString('base64'),
  ...changed,
});

describe('out and in', () => {
  it('Q-134: files of every kind stand in it, and are served in a shop that never saw their folder', async () => {
    const names = [
      await publish(png, 'a.png'),
      await publish(video, 'b.mp4'),
      await publish(drawing, 'c.svg'),
      await publish('', 'empty.txt'),
    ];
    const out = await amelia.fetch(`${base}/export`);
    const exported = out.bytes.toString();
    expect(Number(out.headers.get('content-length'))).toBe(out.bytes.length);
    const other = await startTestApp();
    await givenStaff(other, { account: 'amelia' });
    const theirs = await other.loginStaff('amelia');
    const dry = await send(exported, { dry: true, test: other, browser: theirs });
    expect(dry.data.files).toHaveLength(names.length);
    expect(dry.data.files).toContainEqual({
      name: names[1],
      title: 'b.mp4',
      size: video.length,
      action: 'added',
    });
    expect((await send(exported, { test: other, browser: theirs })).data.imported).toBe(true);
    for (const [at, bytes] of [png, video, Buffer.from(drawing), Buffer.alloc(0)].entries()) {
      const [here, there] = await Promise.all(
        [app, other].map((test) => test.client().fetch(`/static/${names[at] ?? ''}`)),
      );
      expect([there?.status, there?.bytes.equals(bytes)]).toEqual([200, true]);
      expect(there?.headers.get('content-type')).toBe(here?.headers.get('content-type'));
    }
    const again = await theirs.fetch(`${base}/export`);
    expect(JSON.parse(again.bytes.toString()).files).toEqual(JSON.parse(exported).files);
    const twice = await send(exported, { test: other, browser: theirs });
    expect(twice.data).toMatchObject({ imported: true, files: [] });
    expect(twice.data.sections).toContainEqual({
      section: 'files',
      added: 0,
      changed: 0,
      unchanged: names.length,
    });
    await other.stop();
  });

  it('Q-134: without bytes a file must be on disk; the dry run says which is not, and the rest comes in', async () => {
    const { data: _, ...row } = entry({ name: `${digits('b2')}.png` });
    const { name: lost } = row;
    const kept = `${digits('c3')}.png`;
    await mkdir(join(app.dataDir, 'files', kept.slice(0, 2)), { recursive: true });
    await writeFile(join(app.dataDir, 'files', kept.slice(0, 2), kept), png);
    const file = { files: [row, { ...row, name: kept }] };
    const missing = { name: lost, title: 'stick.png', size: png.length, action: 'missing' };
    expect((await send(file, { dry: true })).data.files).toEqual([
      missing,
      { ...missing, name: kept, action: 'added' },
    ]);
    expect((await send(file)).data).toMatchObject({ imported: true });
    expect((await app.client().fetch(`/static/${kept}`)).status).toBe(200);
    expect((await app.client().fetch(`/static/${lost}`)).status).toBe(404);
  });

  it('survive.md 7: a drawing is cleaned, and what says of itself that it is a page is none', async () => {
    const evil =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="4"></rect></svg>';
    const page = '<!doctype html><script>alert(1)</script>';
    const of = (name: string, text: string) =>
      entry({
        name,
        size: text.length,
        data: Buffer.from(text).toString('base64'),
        contentType: 'text/html',
      });
    const names = [`${digits('d4')}.svg`, `${digits('d5')}.bin`] as const;
    expect((await send({ files: [of(names[0], evil), of(names[1], page)] })).data.imported).toBe(true);
    const served = await Promise.all(names.map((name) => app.client().fetch(`/static/${name}`)));
    expect(served[0]?.bytes.toString()).toBe(drawing);
    expect(served[1]?.headers.get('content-type')).toBe('application/octet-stream');
    expect(await problemsOf({ files: [of(`${digits('d6')}.png`, page)] })).toEqual([
      expect.stringContaining('files[0].name 文件名后缀与实际内容'),
    ]);
  });
});

describe('refusals leave nothing behind', () => {
  it('names that lead elsewhere, wrong base64, wrong sizes, all told at once', async () => {
    const wrong = [
      entry({ name: '../../../etc/passwd' }),
      entry({ name: `${digits('e1')}.png/../x.png` }),
      entry({ name: `${digits('e2')}.png`, data: 'data:image/png;base64,iVBO' }),
      entry({ name: `${digits('e3')}.png`, data: png.toString('base64').slice(0, -1) }),
      entry({ name: `${digits('e4')}.png`, data: `${png.toString('base64')}AAAA` }),
      entry({ name: `${digits('e5')}.png`, size: 1 }),
      entry({ name: `${digits('e6')}.png`, data: 5 }),
      entry({ name: `${digits('e7')}.png`, data: '' }),
    ];
    const places = async (files: object[]) =>
      (await problemsOf({ files })).map((text) => text.replace(/ .*/, '')).toSorted();
    expect(await places(wrong.slice(0, 2))).toEqual(['files[0].name', 'files[1].name']);
    expect(await places(wrong.slice(2, 6))).toEqual([0, 1, 2, 3].map((at) => `files[${at}].data`));
    expect(await places(wrong.slice(6, 7))).toEqual(['files[0].data']);
    expect(await places(wrong.slice(7))).toEqual(['files[0].data']);
  });

  it('other bytes under a name that is taken', async () => {
    const name = await publish(png, 'taken.png');
    const bytes = Buffer.concat([png, Buffer.from('more')]);
    const file = { files: [entry({ name, size: bytes.length, data: bytes.toString('base64') })] };
    expect(await problemsOf(file)).toEqual([expect.stringContaining('与本站同名文件的内容不同')]);
    expect((await app.client().fetch(`/static/${name}`)).bytes.equals(png)).toBe(true);
  });

  it('a file whose other rows are refused', async () => {
    const file = { files: [entry()], products: [{ key: 'x', name: 'X', type: 'Nothing' }] };
    expect(await problemsOf(file)).toEqual(['products[0].type 找不到产品类型“Nothing”。']);
    expect((await app.client().fetch(`/static/${entry().name}`)).status).toBe(404);
  });

  it('cut off in the middle of bytes, empty, in another encoding, no JSON, a bomb of entries', async () => {
    const whole = JSON.stringify({ files: [entry()] });
    expect(await problemsOf(whole.slice(0, -10))).toEqual([
      'files[0].data 不是有效的 JSON：文件不完整，可能没有传完或被截断。',
    ]);
    expect(await problemsOf('')).toEqual([' 是空文件。']);
    expect(await problemsOf(Buffer.from(`\uFEFF${whole}`, 'utf16le'))).toEqual([
      expect.stringContaining('不是 UTF-8 编码'),
    ]);
    expect(await problemsOf('shop,question_id\r\n')).toEqual([expect.stringContaining('没有以 { 开头')]);
    expect(await problemsOf(`{"files": [${'{},'.repeat(100_001)}{}]}`)).toEqual(['files 超过 100000 条。']);
    expect((await send(`\uFEFF${whole.replaceAll(',', ',\r\n')}`, { dry: true })).data.problems).toEqual([]);
  });

  it('an upload that breaks off', async () => {
    const before = await onDisk(app);
    const body = `--x\r\ncontent-disposition: form-data; name="f"; filename="a.json"\r\n\r\n{"files": [{"data": "${'A'.repeat(400_000)}`;
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${app.url}${base}/import`, {
        method: 'POST',
        headers: {
          cookie: amelia.cookieHeader(),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 10_000_000,
        },
      });
      request.on('error', () => resolve());
      request.write(body, () => setImmediate(() => request.destroy(new Error('gone'))));
    });
    await vi.waitFor(async () => expect(await onDisk(app)).toEqual(before), patience);
  });

  it('what a program left that died goes at the next start', async () => {
    const drafts = join(app.dataDir, 'files', 'drafts');
    await mkdir(drafts, { recursive: true });
    const [old, young] = [join(drafts, 'old'), join(drafts, 'young')];
    for (const path of [old, young]) await writeFile(path, 'x');
    const long = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, long, long);
    const second = await startTestApp({ sharedWith: app });
    await vi.waitFor(async () => expect(await readdir(drafts)).toEqual(['young']), patience);
    await second.stop();
  });

  it('a command takes a file in pieces of any size', async () => {
    const text = JSON.stringify({ files: [entry({ name: `${digits('f7')}.png` })] }, null, 1);
    const pieces = Readable.from([...text].map((sign) => Buffer.from(sign)));
    const outcome = await app.app.modules.transfer.importFile(pieces, { dryRun: false });
    expect(outcome.files).toMatchObject([{ action: 'added' }]);
    expect((await app.client().fetch(`/static/${digits('f7')}.png`)).bytes.equals(png)).toBe(true);
  });
});
