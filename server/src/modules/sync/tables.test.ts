// Which tables and rows each role gets over /ws_js, and which it never gets (RT-19, ROLE-06, ROLE-12, Q-64, Q-167).
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../../../test/given-tickets';
import { catalogueTables, customerTables, openSyncTab, staffTables } from '../../../test/sync-client';

let app: TestApp;
let agent: Given;
let bystander: Given;
let catalogue: GivenCatalogue;
let staff: TestClient;
let user: GivenUser;
let other: GivenUser;
let ticketId: number;
let otherTicketId: number;

const opened = '/api/user/Base/accessStatistics';

beforeAll(async () => {
  app = await startTestApp();
  agent = await givenStaff(app, { account: 'a1', name: 'Ada' });
  bystander = await givenStaff(app, { account: 'a2', name: 'Bob' });
  catalogue = await givenCatalogue(app, { persons: [agent.id] });
  staff = await app.loginStaff('a1');
  [user, other] = [await givenUser(app), await givenUser(app)];
  ticketId = (await givenTicket(user, catalogue, { item_id_array: [catalogue.products[0]] })).id;
  otherTicketId = (await givenTicket(other, catalogue, { title: 'Secret of another' })).id;
  await staff.post(paths.adminSend, text(ticketId, '<p>hello there</p>'));
  await staff.post('/api/admin/KnowledgeBase/changeQuestionRecord', {
    id: ticketId,
    change: { comment: 'only for us' },
  });
  await user.client.post(opened, { question_id: catalogue.question, base: '', component: '' });
  const level = await app.app.db
    .insertInto('rating_level')
    .values({ level: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.app.db
    .insertInto('rating_level_option')
    .values([{ level_id: level.id, content: 'Quick', content_zh: '快' }])
    .execute();
});
afterEach(() => app.closeSockets());
afterAll(() => app.stop());

it('RT-19, Q-64: a visitor says wsid and updateTable and gets the tables of the catalogue, no others', async () => {
  const tab = await openSyncTab(app, app.client(), { wsid: 'x' });
  const tables = await tab.askAll(catalogueTables);
  await tab.settled();
  expect(Object.keys(tab.tables()).toSorted()).toEqual([...catalogueTables].toSorted());
  expect(tables['questionType']?.[catalogue.type]).toEqual({
    id: catalogue.type,
    parent_id: catalogue.topType,
    title: 'Sticks',
    order_no: 0,
  });
  expect(tables['questionTypePerson']).toEqual({
    [`${catalogue.type}_${agent.id}`]: {
      id: `${catalogue.type}_${agent.id}`,
      question_type_id: catalogue.type,
      person_id: agent.id,
    },
  });
  expect(tab.rows('question').map((row) => row['title'])).toEqual(['My stick drifts']);
  expect(tab.rows('questionStep')).toHaveLength(2);
  expect(tab.rows('answerStep').map((row) => row['content'])).toEqual(['Yes', 'No']);
  expect(tab.rows('questionItem')).toEqual([
    {
      id: `${catalogue.question}_${catalogue.products[0]}`,
      question_id: catalogue.question,
      item_id: catalogue.products[0],
    },
  ]);
});

it('ROLE-06, ROLE-12: what is in edit mode is in no table of visitors and customers; staff have it', async () => {
  for (const client of [app.client(), user.client]) {
    const tab = await openSyncTab(app, client);
    await tab.askAll(catalogueTables);
    expect(tab.rows('question').map((row) => row['id'])).toEqual([catalogue.question]);
    expect(JSON.stringify(tab.socket.frames)).not.toMatch(/calibrate|Being written/i);
  }
  const tab = await openSyncTab(app, staff);
  await tab.ask(['question']);
  expect(tab.tables()['question']?.[catalogue.draft]).toMatchObject({
    valid: 0,
    question_type_id: catalogue.deepType,
  });
});

it('Q-64: a customer gets the own tickets and messages only, and neither accesses nor filters', async () => {
  const tab = await openSyncTab(app, user.client);
  await tab.askAll(customerTables);
  await tab.settled();
  expect(Object.keys(tab.tables()).toSorted()).toEqual([...customerTables].toSorted());
  expect(tab.rows('questionRecord')).toEqual([
    expect.objectContaining({
      id: ticketId,
      title: 'Axis drifts',
      user: JSON.stringify({ id: user.id, name: user.name }),
      is_solved: 0,
      person_id: agent.id,
      user_unread: 1,
    }),
  ]);
  expect(tab.rows('chatRecord')).toEqual([
    expect.objectContaining({
      question_record_id: ticketId,
      person_id: agent.id,
      user: JSON.stringify({ name: 'Ada' }),
      content: '<p>hello there</p>',
      seq: 1,
    }),
  ]);
  expect(tab.rows('questionRecordItem')).toEqual([
    expect.objectContaining({ question_record_id: ticketId, item_id: catalogue.products[0] }),
  ]);
  const everything = JSON.stringify(tab.socket.frames);
  expect(everything).not.toMatch(/only for us|Secret of another/);
  expect(await tab.refused({ event: 'updateTable', data: { table: 'accessQuestion' } })).toMatchObject({
    event: 'updateTable',
    errno: 1004,
  });
  expect(await tab.refused({ event: 'updateTable', data: { table: 'filterQuestionRecord' } })).toMatchObject({
    errno: 1004,
  });
});

it('attack 17: a visitor who asks for what is private is told to log in, and gets nothing', async () => {
  const tab = await openSyncTab(app, app.client(), { userType: 'admin' });
  for (const table of ['questionRecord', 'chatRecord', 'questionRecordScore', 'accessQuestion']) {
    expect(await tab.refused({ event: 'updateTable', data: { table } })).toMatchObject({ errno: 1003 });
  }
  await staff.post(paths.adminSend, text(ticketId, '<p>still private</p>'));
  await tab.askAll(catalogueTables);
  expect(JSON.stringify(tab.socket.frames)).not.toMatch(/still private|questionRecord"/);
});

it('EDIT-29, Q-64: people are named to users where they answer for something or handle their ticket', async () => {
  const visitor = await openSyncTab(app, app.client());
  await visitor.ask(['person', 'item']);
  expect(visitor.rows('person')).toEqual([
    { id: agent.id, name: 'Ada', background_color: expect.stringMatching(/^#/) },
  ]);
  expect(visitor.rows('item')[0]).toEqual({
    id: catalogue.products[0],
    name: 'Base B2',
    description: 'A desk base.',
    delete: 0,
  });
  const own = await givenUser(app);
  const handled = await givenTicket(own, catalogue);
  await (await app.loginStaff('a2')).post(paths.adminSend, text(handled.id, '<p>it is me</p>'));
  const handler = await app.app.db
    .selectFrom('ticket')
    .select('handler_id')
    .where('id', '=', handled.id)
    .execute();
  const tab = await openSyncTab(app, own.client);
  await tab.ask(['person']);
  const ids = tab.rows('person').map((row) => row['id']);
  expect(ids).toContain(agent.id);
  expect(ids).toContain(handler[0]?.handler_id);
  const all = await openSyncTab(app, staff);
  await all.ask(['person']);
  expect(all.rows('person').map((row) => row['id'])).toEqual([agent.id, bystander.id]);
});

it('SHELL-05, SHELL-06, Q-145: staff get all sixteen tables, in Chinese where there is a translation', async () => {
  const tab = await openSyncTab(app, staff);
  await tab.askAll(staffTables);
  expect(Object.keys(tab.tables()).toSorted()).toEqual([...staffTables].toSorted());
  expect(Object.keys(tab.tables())).toHaveLength(16);
  expect(tab.tables()['questionType']?.[catalogue.type]).toMatchObject({ title: '摇杆' });
  expect(tab.tables()['questionType']?.[catalogue.deepType]).toMatchObject({ title: 'Calibration' });
  expect(tab.rows('questionRecord').map((row) => row['id'])).toEqual(
    expect.arrayContaining([ticketId, otherTicketId]),
  );
  expect(tab.rows('accessQuestion')).toEqual([
    {
      id: `${catalogue.question}_u${user.id}`,
      question_id: catalogue.question,
      access_user_id: `u${user.id}`,
    },
  ]);
  expect(tab.rows('filterQuestionRecord')).toEqual([]);
});

it('Q-145: a user reads in the language of the cookie', async () => {
  const client = app.client();
  client.setCookie('lang', 'zh');
  const tab = await openSyncTab(app, client);
  await tab.askAll(catalogueTables);
  expect(tab.rows('question')[0]).toMatchObject({ title: '摇杆漂移', description: '<p>漂移很常见。</p>' });
  expect(tab.rows('answerStep').map((row) => row['content'])).toEqual(['是', 'No']);
  expect(tab.rows('scoreOption')[0]).toMatchObject({ content: '快' });
});

it('RATE-03: levels and options come from the database, also after they were changed there', async () => {
  const tab = await openSyncTab(app, user.client);
  await tab.ask(['score', 'scoreOption']);
  const [level] = tab.rows('score');
  expect(level).toMatchObject({ level: 5 });
  expect(tab.rows('scoreOption')).toEqual([
    expect.objectContaining({ score_id: level?.['id'], content: 'Quick', delete: 0 }),
  ]);
  await app.app.db.updateTable('rating_level_option').set({ content: 'Very quick' }).execute();
  await tab.ask(['scoreOption']);
  expect(tab.rows('scoreOption')[0]).toMatchObject({ content: 'Very quick' });
});

it('the hidden type of consultations is in no table, its tickets are', async () => {
  await app.app.db
    .insertInto('question_type')
    .values({ id: 9999, title: 'Consultation', change_time: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await givenUser(app);
  const { body } = await own.client.post(paths.create, { questionTypeAreaId: 9999, title: 'Hi' });
  const tab = await openSyncTab(app, staff);
  await tab.ask(['questionType', 'questionRecord']);
  expect(tab.tables()['questionType']?.[9999]).toBeUndefined();
  expect(tab.tables()['questionRecord']?.[body.data.id]).toMatchObject({ question_type_id: 9999 });
  await app.app.db.deleteFrom('question_type').where('id', '=', 9999).execute();
});

it('Q-167: of tickets and messages the newest 200, with what hangs on them', async () => {
  const own = await givenUser(app);
  const { db, modules } = app.app;
  const first = await givenTicket(own, catalogue);
  const row = await db.selectFrom('ticket').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
  const { id: _, score_num: __, ...values } = row;
  await db
    .insertInto('ticket')
    .values(Array.from({ length: 200 }, (___, at) => ({ ...values, title: `Bulk ${at}` })))
    .execute();
  await modules.chat.insertMessages(
    db,
    Array.from({ length: 205 }, (___, at) => ({
      ticket_id: first.id,
      seq: at + 1,
      rev: at + 1,
      sender: 'user' as const,
      sender_id: own.id,
      type: 4 as const,
      content: `<p>${at}</p>`,
      is_delete: 0 as const,
      created_at: at,
    })),
  );
  for (const client of [own.client, staff]) {
    const tab = await openSyncTab(app, client);
    await tab.ask(['questionRecord', 'chatRecord']);
    expect(tab.rows('questionRecord')).toHaveLength(200);
    expect(tab.tables()['questionRecord']?.[first.id]).toBeUndefined();
    expect(tab.rows('chatRecord').map((message) => message['seq'])).toEqual(
      Array.from({ length: 200 }, (___, at) => at + 6),
    );
  }
});

it('Q-05: every whole table carries the stamp, which is never 0', async () => {
  const tab = await openSyncTab(app, app.client());
  await tab.askAll(catalogueTables);
  const { value } = await app.app.db
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the stamp is the platform's own table
    .selectFrom('stamp' as any)
    .select('value' as never)
    .executeTakeFirstOrThrow();
  for (const frame of tab.socket.frames) {
    expect((frame.data as { timestamp: number }).timestamp).toBe(Math.max(Number(value), 1));
  }
});
