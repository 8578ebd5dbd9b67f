// The staff list through the front door: order, pages, each filter, and how it keeps up with many tickets.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenUser, paths, staffRows, type GivenUser } from '../../../test/given-tickets';
import { listPage } from './workbench.store';

const { minute, hour } = testDurations;

let test: TestApp;
let catalogue: GivenCatalogue;
let admin: TestClient;
let handlers: number[];
let users: GivenUser[];
// A directory, the one below it, and one beside them.
let directories: { top: number; below: number; other: number };
const ids = new Map<string, number>();

/** A ticket as it would be after a while; `key` names it in this file. */
async function ticket(key: string, customerId: number, change: object = {}) {
  const [id = 0] = await test.app.modules.tickets.insertTickets(test.app.db, [
    {
      customer_id: customerId,
      question_id: null,
      question_type_id: catalogue.type,
      type_title: 'Hardware / Sticks',
      staff_type_title: '硬件 / 摇杆',
      title: key,
      created_at: testStart - 10 * hour,
      updated_at: testStart - 10 * hour,
      completed_at: null,
      is_solved: 0,
      user_unread: 0,
      admin_unread: 0,
      comment: '',
      handler_id: null,
      score_status: 0,
      score_num: null,
      product_id: null,
      productIds: [],
      urgency: 'P3',
      mark: 'global',
      shift: 1,
      step_record: '',
      question_record: '',
      rev: 0,
      last_seq: 0,
      last_message_at: 0,
      last_sender: null,
      last_message: '',
      waiting_since: null,
      user_delivered_seq: 0,
      admin_delivered_seq: 0,
      user_read_seq: 0,
      admin_read_seq: 0,
      ...change,
    },
  ]);
  ids.set(key, id);
}

const at = (minutes: number) => ({ updated_at: testStart + minutes * minute });
const keyOf = (id: unknown) => [...ids].find(([, known]) => known === id)?.[0];
const keys = async (filter: object = {}) => (await staffRows(admin, filter)).map((row) => keyOf(row['id']));

beforeAll(async () => {
  test = await startTestApp();
  handlers = [
    (await givenStaff(test, { account: 'a1', name: 'Amelia' })).id,
    (await givenStaff(test, { account: 'aoff', workStatus: 0 })).id,
  ];
  await givenStaff(test, { account: 'ro', isReadonly: true });
  catalogue = await givenCatalogue(test);
  admin = await test.loginStaff('a1');
  const directory = (name: string, parentId: number | null) =>
    test.app.modules.sop.createDirectory(test.app.db, { parentId, name, orderNo: 1, createPersonId: null });
  const top = await directory('Sticks', null);
  directories = { top, below: await directory('Drift', top), other: await directory('Orders', null) };
  users = [await givenUser(test), await givenUser(test), await givenUser(test, 'cn')];
  const [u1 = 0, u2 = 0, u3 = 0] = users.map(({ id }) => id);
  await ticket('u1 waits', u1, {
    ...at(5),
    last_sender: 'user',
    // Half an hour of service time before noon, and the pause after it.
    waiting_since: testStart - 31 * minute,
    handler_id: handlers[0],
    urgency: 'P1',
    question_type_id: 9999,
  });
  await ticket('u1 answered', u1, { ...at(1), last_sender: 'admin', handler_id: handlers[1], shift: 2 });
  await ticket('u2 solved', u2, { ...at(4), is_solved: 1, last_sender: 'user', completed_at: testStart });
  await ticket('u2 silent', u2, {
    ...at(2),
    question_type_id: catalogue.deepType,
    sop_directory_id: directories.below,
  });
  await ticket('u3 asks', u3, {
    ...at(3),
    sop_directory_id: directories.top,
    last_sender: 'user',
    waiting_since: testStart - 30 * minute,
    mark: 'cn',
    shift: 3,
  });
});
afterAll(() => test.stop());

describe('order and pages (Q-50)', () => {
  it('customers by their newest update, the tickets of each side by side', async () => {
    expect(await keys()).toEqual(['u1 waits', 'u1 answered', 'u2 solved', 'u2 silent', 'u3 asks']);
  });

  it('API-070: pages from 1, with the total of all', async () => {
    const page = async (currentPage: number) =>
      (await admin.post(paths.staffList, { currentPage, pageSize: 2 })).body.data;
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ list }) => list.map((row: { id: number }) => keyOf(row.id)))).toEqual([
      ['u1 waits', 'u1 answered'],
      ['u2 solved', 'u2 silent'],
      ['u3 asks'],
      [],
    ]);
  });

  it('a filter decides who is newest', async () => {
    expect(await keys({ state: [1, 2] })).toEqual(['u2 solved', 'u1 answered']);
  });
});

describe('filters', () => {
  it.each([
    ['STATE-04, BENCH-03: no reply', { state: [0] }, ['u1 waits', 'u3 asks', 'u2 silent']],
    ['STATE-04: resolved', { state: [1] }, ['u2 solved']],
    ['STATE-04: replied', { state: [2] }, ['u1 answered']],
    ['STATE-04, Q-44: abnormal, past 30 minutes', { state: [3] }, ['u1 waits']],
    ['Q-43: a union', { state: [1, 3] }, ['u1 waits', 'u2 solved']],
    ['all states', { state: [0, 1, 2, 3] }, ['u1 waits', 'u1 answered', 'u2 solved', 'u2 silent', 'u3 asks']],
    ['BENCH-06: urgency', { urgencyLevel: ['P1'] }, ['u1 waits']],
    ['BENCH-07: region', { mark: ['cn'] }, ['u3 asks']],
    ['BENCH-08: shifts', { classes: [2, 3] }, ['u3 asks', 'u1 answered']],
    ['nothing fits both', { state: [1], urgencyLevel: ['P1'] }, []],
    [
      'empty, null and absent mean all',
      { state: [], questionType: null, personIds: [], clientName: '', directoryId: null },
      ['u1 waits', 'u1 answered', 'u2 solved', 'u2 silent', 'u3 asks'],
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await keys(filter)).toEqual(expected);
  });

  it('BENCH-04: types include those below them; the hidden one of consultations can be chosen', async () => {
    expect(await keys({ questionType: [catalogue.topType] })).toEqual([
      'u2 solved',
      'u2 silent',
      'u3 asks',
      'u1 answered',
    ]);
    expect(await keys({ questionType: [catalogue.deepType] })).toEqual(['u2 silent']);
    expect(await keys({ questionType: [9999] })).toEqual(['u1 waits']);
    expect(await keys({ questionType: [catalogue.otherType] })).toEqual([]);
  });

  it('BENCH-13, Q-50: a directory with those below it; 0 for what is in none', async () => {
    expect(await keys({ directoryId: directories.top })).toEqual(['u3 asks', 'u2 silent']);
    expect(await keys({ directoryId: directories.below })).toEqual(['u2 silent']);
    expect(await keys({ directoryId: directories.other })).toEqual([]);
    expect(await keys({ directoryId: 987_654 })).toEqual([]);
    expect(await keys({ directoryId: 0 })).toEqual(['u1 waits', 'u1 answered', 'u2 solved']);
    expect(await keys({ directoryId: 0, classes: [2] })).toEqual(['u1 answered']);
  });

  it('BENCH-05: handlers', async () => {
    expect(await keys({ personIds: [handlers[1]] })).toEqual(['u1 answered']);
    expect(await keys({ personIds: handlers })).toEqual(['u1 waits', 'u1 answered']);
  });

  it('BENCH-09: a part of the customer’s name or account, in any case', async () => {
    const name = users[2]?.name ?? '';
    const account = users[2]?.account ?? '';
    expect(await keys({ clientName: ` ${name.toUpperCase()} ` })).toEqual(['u3 asks']);
    expect(await keys({ clientName: account.slice(0, 4) })).toEqual(['u3 asks']);
  });

  it.each(["'", '%', '_', '\\', "' or 1=1 --", '$1', '"; drop table ticket; --', '%%%', '[a-z]'])(
    'attack 6: %s in the name is only text',
    async (clientName) => {
      expect(await keys({ clientName })).toEqual([]);
    },
  );

  it.each([
    { state: [4] },
    { state: ['0 or 1=1'] },
    { state: 0 },
    { mark: ["cn'"] },
    { urgencyLevel: ['P5'] },
    { classes: [0] },
    { personIds: [{}] },
    { clientName: { like: '%' } },
    { clientName: 'a\u0000b' },
    { questionType: ['9999 or 1=1'] },
    { personIds: ["1'; drop table ticket; --"] },
    { directoryId: '1 or 1=1' },
    { directoryId: -1 },
    { directoryId: [1] },
    { state: [[0]] },
    { currentPage: 0 },
    { pageSize: 1000 },
  ])('attack 5, 6: %j is bad input', async (filter) => {
    const { status, body } = await admin.post(paths.staffList, filter);
    expect([status, body.code]).toEqual([200, 400]);
  });
});

it('API-070: the filters of the call together', async () => {
  const filter = {
    state: [0],
    questionType: [],
    personIds: handlers,
    urgencyLevel: ['P1'],
    mark: ['global'],
    classes: [1],
    clientName: users[0]?.name,
    directoryId: null,
    currentPage: 1,
    pageSize: 50,
  };
  const { body } = await admin.post(paths.staffList, filter);
  expect(body).toMatchObject({ code: 200, data: { total: 1, list: [{ id: ids.get('u1 waits') }] } });
  const never = await admin.post(paths.staffList, { ...filter, mark: ['cn'] });
  expect(never.body.data).toEqual({ list: [], total: 0 });
});

it('API-071, BENCH-37: all tickets of one customer, newest first', async () => {
  const { body } = await admin.post(`${paths.listOfCustomer}${users[0]?.id}`);
  expect((body.data as { id: number }[]).map(({ id }) => keyOf(id))).toEqual(['u1 waits', 'u1 answered']);
  expect(body.data).toEqual((await staffRows(admin, { clientName: users[0]?.account })).slice(0, 2));
  expect((await admin.post(`${paths.listOfCustomer}987654`)).body.code).toBe(404);
});

it('a ticket by its id, as the list shows it', async () => {
  const row = (await staffRows(admin, {}))[2];
  expect((await admin.post(`${paths.staffTicket}${row?.id}`)).body.data).toEqual(row);
  expect((await admin.post(`${paths.staffTicket}987654`)).body.code).toBe(404);
  expect((await users[0]?.client.post(`${paths.staffTicket}${row?.id}`))?.body.code).toBe(401);
});

it('Q-143: staff only, read-only ones too', async () => {
  const customer = users[0]?.client ?? test.client();
  for (const client of [test.client(), customer]) {
    expect((await client.post(paths.staffList)).body.code).toBe(401);
    expect((await client.post(`${paths.listOfCustomer}1`)).body.code).toBe(401);
  }
  const reader = await test.loginStaff('ro');
  expect(await staffRows(reader)).toHaveLength(5);
});

it('answers the same pages as sorting everything would, on any tickets', async () => {
  const { db } = test.app;
  const base = await db.selectFrom('ticket').selectAll().limit(1).executeTakeFirstOrThrow();
  const none = {
    states: undefined,
    typeIds: undefined,
    handlerIds: undefined,
    urgencies: undefined,
    marks: undefined,
    shifts: undefined,
    customerIds: undefined,
    directoryIds: undefined,
    abnormalBefore: 0,
  };
  class Undo extends Error {}
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ customer: fc.nat(2), updated: fc.nat(6), solved: fc.nat(1) }), { maxLength: 25 }),
      fc.integer({ min: 1, max: 6 }),
      async (tickets, limit) => {
        const run = db.transaction().execute(async (tx) => {
          await tx.deleteFrom('ticket').execute();
          for (const [index, each] of tickets.entries()) {
            await tx
              .insertInto('ticket')
              .values({
                ...base,
                score_num: null,
                id: 1_000 + index,
                customer_id: users[each.customer]?.id ?? 0,
                updated_at: each.updated,
                is_solved: each.solved as 0 | 1,
              })
              .execute();
          }
          const sorted = await sql<{ id: number }>`
            with newest as (select distinct on (customer_id) customer_id, updated_at as at, id as newest_id
              from ticket where is_solved = 0 order by customer_id, updated_at desc, id desc)
            select id from ticket join newest using (customer_id) where is_solved = 0
            order by at desc, newest_id desc, updated_at desc, id desc`.execute(tx);
          const paged: number[] = [];
          for (let offset = 0; offset <= tickets.length; offset += limit) {
            paged.push(...(await listPage(tx, { ...none, states: [0, 2] }, { offset, limit })));
          }
          expect(paged).toEqual(sorted.rows.map(({ id }) => id));
          throw new Undo();
        });
        await run.catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        });
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);
