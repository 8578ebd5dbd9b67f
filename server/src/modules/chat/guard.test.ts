// a send that says what its sender has seen is refused when somebody else wrote after it; never twice stored.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let amelia: TestClient;
let bruno: TestClient;
let user: GivenUser;
let ticket: number;

beforeAll(async () => {
  test = await startTestApp();
  await givenStaff(test, { account: 'a1' });
  await givenStaff(test, { account: 'a2' });
  catalogue = await givenCatalogue(test);
  [amelia, bruno] = [await test.loginStaff('a1'), await test.loginStaff('a2')];
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.clock.set(testStart);
  user = await givenUser(test);
  ticket = (await givenTicket(user, catalogue)).id;
});

const byStaff = (client: TestClient, change: object = {}) =>
  client.post(paths.adminSend, { ...text(ticket), clientMessageId: randomUUID(), ...change });
const byUser = (change: object = {}) =>
  user.client.post(paths.userSend, { ...text(ticket), clientMessageId: randomUUID(), ...change });
const stored = async () =>
  (await test.app.db.selectFrom('message').select('seq').where('ticket_id', '=', ticket).execute()).length;

describe('the guard (Q-135)', () => {
  it('refuses with 409 what was written before the other side was seen, on both sides', async () => {
    await byUser();
    expect((await byStaff(amelia, { seenSeq: 1 })).body.code).toBe(200);
    const late = (await byUser({ seenSeq: 1 })).body;
    expect([late.code, late.message]).toEqual([409, expect.stringContaining('not sent')]);
    expect(await stored()).toBe(2);
    expect((await byUser({ seenSeq: 2 })).body.code).toBe(200);
    expect((await byStaff(amelia, { seenSeq: 2 })).body.code).toBe(409);
    expect((await byStaff(amelia, { seenSeq: 3 })).body.code).toBe(200);
  });

  it('a colleague counts, own messages and lines of the system do not, recalled ones no more', async () => {
    await byUser();
    await byStaff(amelia);
    expect((await byStaff(amelia, { seenSeq: 1 })).body.code).toBe(200);
    const colleagues = await byStaff(bruno, { seenSeq: 1 });
    expect(colleagues.body.code).toBe(409);
    const own = await byStaff(bruno, { seenSeq: 3 });
    expect((await byStaff(amelia, { seenSeq: 3 })).body.code).toBe(409);
    await bruno.post(`${paths.recall}${own.body.data.id}`);
    expect((await byStaff(amelia, { seenSeq: 3 })).body.code).toBe(200);
    await amelia.post(paths.requestRating, { recordQuestionId: ticket });
    expect((await byUser({ seenSeq: 5 })).body.code).toBe(200);
  });

  it('without the field, or with null, nothing is compared; the content is looked at first', async () => {
    await byUser();
    expect((await byStaff(amelia)).body.code).toBe(200);
    expect((await byUser({ seenSeq: null })).body.code).toBe(200);
    expect((await byStaff(amelia, { seenSeq: 0, msgContent: '<p></p>' })).body.message).toBe(
      '消息不能为空。',
    );
    expect((await byStaff(amelia, { seenSeq: -1 })).body.code).toBe(400);
    expect((await byStaff(amelia, { seenSeq: 1e12 })).body.code).toBe(400);
  });

  it('a retry after a lost answer is the same message, whatever came meanwhile', async () => {
    const clientMessageId = randomUUID();
    const first = await byUser({ seenSeq: 0, clientMessageId });
    await byStaff(amelia);
    const again = await byUser({ seenSeq: 0, clientMessageId });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await stored()).toBe(2);
  });

  it('of two agents who answer at once one is stored; refused and sent again, each message stands once', async () => {
    await byUser();
    const ids = [randomUUID(), randomUUID()] as const;
    const clients = [amelia, bruno] as const;
    const both = await Promise.all(
      clients.map((client, at) => byStaff(client, { seenSeq: 1, clientMessageId: ids[at] })),
    );
    expect(both.map(({ body }) => body.code as number).sort()).toEqual([200, 409]);
    const loser = both.findIndex(({ body }) => body.code === 409);
    const anyway = await byStaff(clients[loser] ?? amelia, { seenSeq: 2, clientMessageId: ids[loser] });
    expect(anyway.body.data.seq).toBe(3);
    expect(await stored()).toBe(3);
  });
});
