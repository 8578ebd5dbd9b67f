// canned replies through the front door: who may, what is kept, order, races, and who hears of it.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CannedReply } from '#contract/workbench/canned-endpoints';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenStaff } from '../../../test/given';
import { givenUser, paths } from '../../../test/given-tickets';

let test: TestApp;
let admin: TestClient;
let reader: TestClient;

const path = (name: string) => `/javaplus/admin/cannedReply/${name}`;
const reply = (change: object = {}) => ({ title: 'Hello', textEn: '<p>Hi {{customer.name}}</p>', ...change });
const list = async (client = admin) => (await client.post(path('getList'))).body.data as CannedReply[];
const titles = async () => (await list()).map(({ title }) => title);
const add = async (change: object = {}) =>
  (await admin.post(path('add'), reply(change))).body.data as CannedReply;
const code = async (name: string, body: object, client = admin) =>
  (await client.post(path(name), body)).body.code as number;

beforeAll(async () => {
  test = await startTestApp();
  await givenStaff(test, { account: 'a1' });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  [admin, reader] = [await test.loginStaff('a1'), await test.loginStaff('ro')];
});
afterAll(() => test.stop());
beforeEach(() => test.app.db.deleteFrom('canned_reply').execute());

it('Q-136: staff read, read-only staff only read, others do not even that', async () => {
  const { id } = await add();
  expect((await list(reader)).map((one) => one.id)).toEqual([id]);
  expect(await code('add', reply(), reader)).toBe(403);
  expect(await code('edit', { id, title: 'x' }, reader)).toBe(403);
  expect(await code('delete', { id }, reader)).toBe(403);
  const { client } = await givenUser(test);
  for (const other of [client, test.client()]) expect(await code('getList', {}, other)).toBe(401);
  expect(await titles()).toEqual(['Hello']);
});

it('Q-136: texts are cleaned as messages are; what is wrong is refused and nothing kept', async () => {
  const made = await add({
    title: '  Hello ',
    group: ' Start ',
    shortcut: '/hi',
    textEn: '<p onclick="x()">Hi <b>{{ agent.name }}</b><script>1</script></p><p></p>',
    textZh: '<p> </p>',
  });
  expect(made).toMatchObject({
    title: 'Hello',
    group: 'Start',
    shortcut: 'hi',
    textZh: '',
    orderNo: 1,
    rev: 1,
  });
  expect(made.textEn).toBe('<p>Hi <b>{{ agent.name }}</b></p>');
  for (const bad of [
    { title: ' ' },
    { title: 't'.repeat(61) },
    { textEn: '<p></p>' },
    { textEn: `<p>${'x'.repeat(301)}</p>` },
    { textZh: '{{customer.secret}}' },
    { shortcut: 'a b' },
    { group: 'g'.repeat(31) },
  ])
    expect(await code('add', reply({ shortcut: '', ...bad }))).toBe(400);
  const { body } = await admin.post(path('add'), reply({ textEn: '{{boss}}' }));
  expect(body.message).toContain('{{boss}}');
  expect(await code('add', reply({ shortcut: 'HI' }))).toBe(500);
  expect(await titles()).toEqual(['Hello']);
});

it('Q-136: a place is found and kept without gaps', async () => {
  const [a, b] = [await add({ title: 'a' }), await add({ title: 'b' })];
  await add({ title: 'c', orderNo: 1 });
  expect(await titles()).toEqual(['c', 'a', 'b']);
  expect(await code('edit', { id: b.id, orderNo: 2 })).toBe(200);
  expect(await titles()).toEqual(['c', 'b', 'a']);
  expect(await code('delete', { id: b.id })).toBe(200);
  expect((await list()).map(({ title, orderNo }) => [title, orderNo])).toEqual([
    ['c', 1],
    ['a', 2],
  ]);
  expect(await code('edit', { id: a.id, orderNo: 500 })).toBe(200);
  expect(await code('delete', { id: b.id })).toBe(404);
  expect(await code('edit', { id: b.id, title: 'x' })).toBe(404);
});

it('Q-136: an edit of an older revision is refused, one that names none is not; moving is no edit', async () => {
  const { id, rev } = await add();
  await add({ title: 'other', orderNo: 1 });
  expect((await list()).find((one) => one.id === id)?.rev).toBe(rev);
  expect((await admin.post(path('edit'), { id, rev, title: 'first' })).body.data.rev).toBe(rev + 1);
  const late = await admin.post(path('edit'), { id, rev, title: 'second' });
  expect(late.body.code).toBe(500);
  expect(late.body.message).toContain('他人修改');
  expect(await code('edit', { id, title: 'third' })).toBe(200);
  expect(await titles()).toEqual(['other', 'third']);
});

it('Q-136: of twenty at once one gets the shortcut, and no place is taken twice', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => code('add', reply({ title: `t${index}`, shortcut: 'go' }))),
  );
  expect(codes.filter((one) => one === 200)).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, (_, index) => add({ title: `n${index}`, orderNo: 1 })));
  expect((await list()).map(({ orderNo }) => orderNo)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
});

it('Q-136: every other member of staff hears of a change by frame 11', async () => {
  const socket = await test.socket(paths.adminSocket, reader);
  const isRefresh = ({ msgType }: { msgType: number }) => msgType === 11;
  const { id } = await add();
  await socket.waitFor(isRefresh);
  socket.clear();
  await admin.post(path('delete'), { id });
  await socket.waitFor(isRefresh);
});

it('Q-134: an import finds them by title, and refuses what may not stand', async () => {
  const run = (cannedReplies: object[]) =>
    test.app.modules.transfer.importFile(Readable.from([JSON.stringify({ cannedReplies })]), {
      dryRun: false,
    });
  const file = [reply({ title: 'a', shortcut: 'one' }), reply({ title: 'b' })];
  expect((await run(file)).sections.cannedReplies).toEqual({ added: 2, changed: 0, unchanged: 0 });
  const again = [{ title: 'a', group: 'new' }, { title: 'b' }, reply({ title: 'c' })];
  expect((await run(again)).sections.cannedReplies).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect((await list()).map(({ title, group, orderNo }) => [title, group, orderNo])).toEqual([
    ['a', 'new', 1],
    ['b', '', 2],
    ['c', '', 3],
  ]);
  await expect(run([reply({ title: 'd', shortcut: 'ONE' })])).rejects.toThrow(
    'Another reply has this shortcut',
  );
  await expect(run([reply({ title: 'd', textEn: '{{boss}}' })])).rejects.toThrow('placeholder');
  expect(await titles()).toEqual(['a', 'b', 'c']);
});
