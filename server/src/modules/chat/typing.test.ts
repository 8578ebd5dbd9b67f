// who types shows on the other side of the ticket, and nowhere else; nothing of it is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import type { TestSocket } from '../../../test/client-socket';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text } from '../../../test/given-tickets';

let test: TestApp;
let catalogue: GivenCatalogue;
let a1: Given;
let admin: TestClient;
let colleague: TestClient;
let offDuty: TestClient;
let reader: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  a1 = await givenStaff(test, { account: 'a1', name: 'Amelia' });
  await givenStaff(test, { account: 'a2' });
  await givenStaff(test, { account: 'ro', isReadonly: true });
  await givenStaff(test, { account: 'aoff', workStatus: 0 });
  catalogue = await givenCatalogue(test);
  [admin, colleague, reader, offDuty] = await Promise.all([
    test.loginStaff('a1'),
    test.loginStaff('a2'),
    test.loginStaff('ro'),
    test.loginStaff('aoff'),
  ]);
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(testStart));

const typing = (recordQuestionId: unknown) => ({ type: 'typing', recordQuestionId });
const frames = (socket: TestSocket) => socket.frames.filter(({ msgType }) => msgType === 12);

/** A customer with a ticket, and one socket of each side. */
async function someChat() {
  const user = await givenUser(test);
  const { id } = await givenTicket(user, catalogue);
  const tab = await test.socket(paths.userSocket, user.client);
  const staffTab = await test.socket(paths.adminSocket, admin);
  return { user, id, tab, staffTab };
}

/**
 * What was sent before has been dealt with: a message of the customer, sent and shown on both sides afterwards,
 * has overtaken nothing.
 */
async function settled({ user, id, tab, staffTab }: Awaited<ReturnType<typeof someChat>>) {
  const { body } = await user.client.post(paths.userSend, text(id));
  const isIt = (frame: { msgType: number; data?: { id?: number } }) =>
    frame.msgType === 4 && frame.data?.id === body.data.id;
  await Promise.all([tab.waitFor(isIt), staffTab.waitFor(isIt)]);
}

describe('frame 12', () => {
  it('goes from the customer to staff and from staff to this customer, with the name', async () => {
    const chat = await someChat();
    const { user, id, tab, staffTab } = chat;
    const other = await givenUser(test);
    const strange = await test.socket(paths.userSocket, other.client);
    const isTyping = ({ msgType }: { msgType: number }) => msgType === 12;
    tab.send(typing(id));
    expect(await staffTab.waitFor(isTyping)).toEqual({
      msgType: 12,
      recordQuestionId: id,
      data: { personalId: user.id, name: user.name },
    });
    expect(frames(tab)).toEqual([]);
    staffTab.clear();
    staffTab.send(typing(id));
    expect(await tab.waitFor(isTyping)).toEqual({
      msgType: 12,
      recordQuestionId: id,
      data: { personalId: a1.id, name: 'Amelia' },
    });
    await settled(chat);
    expect([frames(staffTab), frames(strange)]).toEqual([[], []]);
  });

  it('comes at most once in two seconds from one person, and again afterwards', async () => {
    const { id, tab, staffTab } = await someChat();
    for (let sent = 0; sent < 5; sent += 1) tab.send(typing(id));
    tab.send('ping');
    await Promise.all([tab.waitForText('pong'), staffTab.waitFor(({ msgType }) => msgType === 12)]);
    expect(frames(staffTab)).toHaveLength(1);
    staffTab.clear();
    test.clock.advance(2_000);
    tab.send(typing(id));
    await staffTab.waitFor(({ msgType }) => msgType === 12);
  });

  it('survive.md 2, 15, 16: of another ticket, broken, or with a name of one’s own it goes nowhere', async () => {
    const chat = await someChat();
    const { id, tab, staffTab } = chat;
    const other = await givenUser(test);
    const strange = await test.socket(paths.userSocket, other.client);
    const visitor = await test.socket(paths.userSocket, test.client());
    visitor.send(typing(id));
    expect((await visitor.closed).code).toBe(4401);
    strange.send(typing(id));
    strange.send({ ...typing(id), personalId: 1, customerId: chat.user.id, name: 'Boss' });
    for (const bad of [{ $ne: 0 }, '1', -1, 0, 1.5, 2 ** 60, [id], null, 2_147_483_647])
      tab.send(typing(bad));
    strange.send('ping');
    await strange.waitForText('pong');
    await settled(chat);
    expect([frames(tab), frames(staffTab)]).toEqual([[], []]);
  });

  it('staff who may not write do not type; duty counts as it is now', async () => {
    const chat = await someChat();
    const { id, tab } = chat;
    for (const client of [reader, offDuty]) (await test.socket(paths.adminSocket, client)).send(typing(id));
    const socket = await test.socket(paths.adminSocket, colleague);
    await colleague.post('/javaplus/admin/personal/changeWorkStatus', { workStatus: 0 });
    socket.send(typing(id));
    socket.send('ping');
    await socket.waitForText('pong');
    await settled(chat);
    expect(frames(tab)).toEqual([]);
  });

  it('in a solved ticket nobody types; nothing is stored', async () => {
    const { user, id, tab, staffTab } = await someChat();
    tab.send(typing(id));
    await staffTab.waitFor(({ msgType }) => msgType === 12);
    const stored = test.app.db.selectFrom('message').select('id').where('ticket_id', '=', id);
    expect(await stored.execute()).toEqual([]);
    await user.client.post(paths.userSolve, { id, isSolved: 1 });
    test.clock.advance(10 * 60_000);
    const open = (await givenTicket(user, catalogue)).id;
    staffTab.clear();
    tab.send(typing(id));
    tab.send(typing(open));
    await staffTab.waitFor(({ msgType, recordQuestionId }) => msgType === 12 && recordQuestionId === open);
    expect(frames(staffTab)).toHaveLength(1);
  });
});
