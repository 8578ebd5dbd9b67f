// The one table that clients write: the filter of the staff list, each member of staff his own (API-042,
// API-067, API-114, BENCH-11, Q-151, Q-172).
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, type GivenUser } from '../../../test/given-tickets';
import { openSyncTab } from '../../../test/sync-client';

const save = '/api/admin/Base/updateRemoteTablePart';
const saveAsUser = '/api/user/Base/updateRemoteTablePart';
const allRecords = '/api/admin/Base/updateAllRecord';

let app: TestApp;
let there: TestApp;
let catalogue: GivenCatalogue;
let ids: { one: number; two: number };
let one: TestClient;
let two: TestClient;
let user: GivenUser;

beforeAll(async () => {
  app = await startTestApp({ several: true });
  there = await startTestApp({ sharedWith: app });
  const staff = [
    await givenStaff(app, { account: 'a1' }),
    await givenStaff(app, { account: 'a2', isReadonly: true, workStatus: 0 }),
  ];
  ids = { one: staff[0]?.id ?? 0, two: staff[1]?.id ?? 0 };
  [one, two] = [await app.loginStaff('a1'), await app.loginStaff('a2')];
  catalogue = await givenCatalogue(app, { persons: [ids.one] });
  user = await givenUser(app);
});
beforeEach(() => app.app.db.deleteFrom('saved_filter').execute());
afterEach(() => app.closeSockets());
afterAll(async () => {
  await there.stop();
  await app.stop();
});

const empty = {
  is_solved: null,
  no_reply: null,
  question_type_id_array: '[]',
  state: '[]',
  person_id_array: '[]',
  urgency: '[]',
  mark: '[]',
  classes: '[]',
  client_name: '',
  directory_id: null,
};

it('API-067, BENCH-11, Q-172: staff add their filter, then change it, and read it back', async () => {
  const added = await one.post(save, {
    table: 'filterQuestionRecord',
    addArray: [{ person_id: ids.one, is_solved: 0, question_type_id_array: '[3,5]' }],
    changeArray: [],
  });
  expect(added.body).toMatchObject({ errno: 0 });
  const row = {
    ...empty,
    id: expect.any(Number),
    person_id: ids.one,
    is_solved: 0,
    question_type_id_array: '[3,5]',
  };
  expect(added.body.data).toEqual({ addArray: [row], changeArray: [] });
  const { id } = added.body.data.addArray[0];

  const changed = await one.post(save, {
    addArray: [],
    changeArray: [
      { id, no_reply: 1, state: [0, 3], urgency: '["P1"]', mark: ['cn'], classes: [2], client_name: 'Max' },
    ],
  });
  const now = {
    ...row,
    id,
    no_reply: 1,
    state: '[0,3]',
    urgency: '["P1"]',
    mark: '["cn"]',
    classes: '[2]',
    client_name: 'Max',
  };
  expect(changed.body.data).toEqual({ addArray: [], changeArray: [now] });
  const tab = await openSyncTab(app, one);
  await tab.ask(['filterQuestionRecord']);
  expect(tab.rows('filterQuestionRecord')).toEqual([now]);
});

it('API-067: the row comes to his other tabs, in any program, and to nobody else', async () => {
  const author = await openSyncTab(app, one, { wsid: 'here' });
  const others = [
    await openSyncTab(app, one, { wsid: 'there' }),
    await openSyncTab(app, one),
    await openSyncTab(there, one),
  ];
  const strangers = [
    await openSyncTab(app, two, { wsid: 'here' }),
    await openSyncTab(app, user.client),
    await openSyncTab(app, app.client()),
  ];
  const { body } = await one.post(save, { addArray: [{ directory_id: 4 }], wsid: 'here' });
  for (const tab of others) {
    await expect.poll(() => tab.rows('filterQuestionRecord')).toEqual(body.data.addArray);
  }
  for (const tab of [author, ...strangers]) {
    await tab.settled();
    expect(tab.parts()).toEqual([]);
  }
  const stranger = await openSyncTab(app, two);
  await stranger.ask(['filterQuestionRecord']);
  expect(stranger.rows('filterQuestionRecord')).toEqual([]);
});

it('Q-161: read-only staff, also off duty, save their own', async () => {
  expect((await two.post(save, { addArray: [{ state: [1] }] })).body).toMatchObject({ errno: 0 });
  expect((await two.post(save, { changeArray: [{ state: [] }] })).body.data.changeArray).toEqual([
    { ...empty, id: expect.any(Number), person_id: ids.two },
  ]);
});

it('Q-151, attack 28: other tables and rows of others are refused, and nothing is written', async () => {
  const { body } = await two.post(save, { addArray: [{ client_name: 'mine' }] });
  const { id } = body.data.addArray[0];
  const tables = ['person', 'questionRecord', 'saved_filter', 'FILTERQUESTIONRECORD', '__proto__'];
  const attempts: object[] = [
    ...tables.map((table) => ({ table, addArray: [{ id: 1, name: 'x', is_readonly: 0 }] })),
    { table: 'person' },
    { addArray: [{ person_id: ids.two, client_name: 'yours' }] },
    { changeArray: [{ person_id: ids.two, client_name: 'yours' }] },
    { changeArray: [{ id, client_name: 'yours' }] },
    { addArray: [{ id, client_name: 'yours' }] },
    { addArray: [{ client_name: 'ok' }], changeArray: [{ id, person_id: ids.one, client_name: 'yours' }] },
    { addArray: [{ id: String(id), client_name: 'yours', no_such: 1 }] },
  ];
  for (const attempt of attempts) {
    expect([attempt, (await one.post(save, attempt)).body]).toMatchObject([attempt, { errno: 1004 }]);
  }
  expect((await one.post(save, { changeArray: [{ id: 2_000_000 }] })).body).toMatchObject({ errno: 1005 });
  const rows = await app.app.db.selectFrom('saved_filter').selectAll().execute();
  expect(rows).toEqual([{ ...empty, id, person_id: ids.two, client_name: 'mine' }]);
});

it.each([
  [{ secret: 1 }, '该表没有字段 secret。'],
  [{ state: [4] }, 'state'],
  [{ state: 'not a list' }, 'state'],
  [{ state: '{"a":1}' }, 'state'],
  [{ urgency: ['P9'] }, 'urgency'],
  [{ mark: '["eu"]' }, 'mark'],
  [{ classes: [0] }, 'classes'],
  [{ question_type_id_array: [-1] }, 'question_type_id_array'],
  [{ person_id_array: ['x'] }, 'person_id_array'],
  [{ person_id_array: Array.from({ length: 501 }, () => 1) }, 'person_id_array'],
  [{ is_solved: 2 }, 'is_solved'],
  [{ client_name: 'x'.repeat(201) }, 'client_name'],
  [{ client_name: 'a\u0000b' }, 'client_name'],
  [{ directory_id: 3_000_000_000 }, 'directory_id'],
])('Q-151: %j is refused with a reason and writes nothing', async (row, reason) => {
  const { status, body } = await one.post(save, { addArray: [row] });
  expect([status, body.errno]).toEqual([200, 1000]);
  expect(body.errmsg).toContain(reason);
  expect(await app.app.db.selectFrom('saved_filter').selectAll().execute()).toEqual([]);
});

it('Q-151: 50 changes at once leave one row, each column as the last one wrote it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      one.post(save, { addArray: [{ client_name: `n${at}`, state: [at % 4] }] }),
    ),
  );
  expect(answers.every(({ body }) => body.errno === 0)).toBe(true);
  const rows = await app.app.db.selectFrom('saved_filter').selectAll().execute();
  expect(rows).toHaveLength(1);
  const at = Number(rows[0]?.client_name.slice(1));
  expect(rows[0]?.state).toBe(JSON.stringify([at % 4]));
});

it('API-042, Q-151: customers have nothing to write; an empty change succeeds', async () => {
  for (const body of [{ addArray: [], changeArray: [] }, {}, { table: null, addArray: null }]) {
    expect((await user.client.post(saveAsUser, body)).body).toEqual({ errno: 0, errmsg: '', data: {} });
  }
  for (const body of [
    { addArray: [{ person_id: ids.one, client_name: 'x' }] },
    { changeArray: [{ id: 1 }] },
    { table: 'filterQuestionRecord', addArray: [{}] },
    { table: 'questionRecord', addArray: [] },
  ]) {
    expect((await user.client.post(saveAsUser, body)).body).toMatchObject({ errno: 1004 });
  }
  expect(await app.app.db.selectFrom('saved_filter').selectAll().execute()).toEqual([]);
});

it('Q-64: the frame updateTablePart does what the call does', async () => {
  const tab = await openSyncTab(app, one, { wsid: 'here' });
  const other = await openSyncTab(app, one, { wsid: 'there' });
  tab.socket.send({ event: 'updateTablePart', data: { addArray: [{ mark: ['global'] }] } });
  for (const each of [tab, other]) {
    await expect
      .poll(() => each.rows('filterQuestionRecord'))
      .toEqual([{ ...empty, id: expect.any(Number), person_id: ids.one, mark: '["global"]' }]);
  }
  expect(tab.parts()).toHaveLength(1);
  const foreign = { event: 'updateTablePart', data: { addArray: [{ person_id: ids.two }] } };
  expect(await tab.refused(foreign)).toMatchObject({ event: 'updateTablePart', errno: 1004 });
  expect(await tab.refused({ event: 'updateTablePart', data: { addArray: 'x' } })).toMatchObject({
    errno: 1000,
  });
  const customer = await openSyncTab(app, user.client);
  expect(await customer.refused(foreign)).toMatchObject({ errno: 1004 });
  const visitor = await openSyncTab(app, app.client());
  expect(await visitor.refused(foreign)).toMatchObject({ errno: 1003 });
});

it('API-114, Q-93: updateAllRecord sends the newest tickets to the tab that asks, or to all of his', async () => {
  const { id } = await givenTicket(user, catalogue);
  const here = await openSyncTab(app, one, { wsid: 'here' });
  const elsewhere = await openSyncTab(there, one, { wsid: 'there' });
  const beside = await openSyncTab(app, one, { wsid: 'beside' });
  const stranger = await openSyncTab(app, two, { wsid: 'here' });
  expect((await one.post(allRecords, { wsid: 'here' })).body).toEqual({ errno: 0, errmsg: '', data: {} });
  await expect.poll(() => here.rows('questionRecord').map((row) => row['id'])).toEqual([id]);
  for (const tab of [beside, elsewhere]) {
    await tab.settled();
    expect(tab.socket.frames).toEqual([]);
  }
  expect((await one.post(allRecords)).body).toMatchObject({ errno: 0 });
  await expect.poll(() => elsewhere.rows('questionRecord').map((row) => row['id'])).toEqual([id]);
  await stranger.settled();
  expect(stranger.socket.frames).toEqual([]);
  for (const client of [app.client(), user.client]) {
    expect((await client.post(allRecords)).body).toMatchObject({ errno: 1003 });
  }
});
