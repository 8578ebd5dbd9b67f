// staff see which colleague looks at or answers the same ticket; nobody else does, and nobody stays.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { openSocket, type TestFrame, type TestSocket } from '../../../test/client-socket';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text } from '../../../test/given-tickets';
import { chatEvents } from '.';

let test: TestApp;
let second: TestApp;
let catalogue: GivenCatalogue;
let people: Record<'amelia' | 'bruno' | 'reader', Given>;
let clients: Record<'amelia' | 'bruno' | 'reader', TestClient>;
let ticket: number;

beforeAll(async () => {
  test = await startTestApp({ several: true });
  second = await startTestApp({ sharedWith: test });
  people = {
    amelia: await givenStaff(test, { account: 'a1', name: 'Amelia' }),
    bruno: await givenStaff(test, { account: 'a2', name: 'Bruno' }),
    reader: await givenStaff(test, { account: 'ro', name: 'Reader', isReadonly: true }),
  };
  catalogue = await givenCatalogue(test);
  clients = {
    amelia: await test.loginStaff('a1'),
    bruno: await test.loginStaff('a2'),
    reader: await test.loginStaff('ro'),
  };
});
afterAll(async () => {
  await second.stop();
  await test.stop();
});
beforeEach(async () => {
  test.clock.set(testStart);
  ticket = (await givenTicket(await givenUser(test), catalogue)).id;
});
afterEach(() => test.closeSockets());

type Name = keyof typeof clients;
const open = (name: Name) => test.socket(paths.adminSocket, clients[name]);
const viewing = (recordQuestionId: unknown) => ({ type: 'viewing', recordQuestionId });

/** The frame that lists exactly these; `answering` among them. */
function lists(names: readonly Name[], answering: readonly Name[] = []) {
  const wanted = names.map((name) => [people[name].id, answering.includes(name)]);
  return ({ msgType, recordQuestionId, data }: TestFrame) =>
    msgType === 13 &&
    recordQuestionId === ticket &&
    JSON.stringify(
      (data as { personalId: number; isAnswering: boolean }[]).map((one) => [
        one.personalId,
        one.isAnswering,
      ]),
    ) === JSON.stringify(wanted);
}

async function viewers(...names: Name[]): Promise<TestSocket[]> {
  const sockets = await Promise.all(names.map(open));
  for (const [index, socket] of sockets.entries()) {
    socket.send(viewing(ticket));
    await socket.waitFor(lists(names.slice(0, index + 1)));
  }
  return sockets;
}

it('Q-135: those who look at a ticket hear of each other, read-only ones too, once over several tabs', async () => {
  const [amelia, bruno] = (await viewers('amelia', 'bruno')) as [TestSocket, TestSocket];
  const { data } = await amelia.waitFor(lists(['amelia', 'bruno']));
  expect(data).toEqual([
    expect.objectContaining({ personalId: people.amelia.id, name: 'Amelia', isAnswering: false }),
    expect.objectContaining({ personalId: people.bruno.id, name: 'Bruno' }),
  ]);
  const reader = await open('reader');
  reader.send(viewing(ticket));
  await amelia.waitFor(lists(['amelia', 'bruno', 'reader']));
  const tab = await open('bruno');
  tab.send(viewing(ticket));
  await tab.waitFor(lists(['amelia', 'bruno', 'reader']));
  bruno.close();
  reader.close();
  amelia.clear();
  await amelia.waitFor(lists(['amelia', 'bruno']));
  amelia.clear();
  tab.send(viewing(null));
  await amelia.waitFor(lists(['amelia']));
});

it('Q-135: who types is answering until he has written, or for five seconds', async () => {
  const [amelia, bruno] = (await viewers('amelia', 'bruno')) as [TestSocket, TestSocket];
  bruno.send({ type: 'typing', recordQuestionId: ticket });
  await amelia.waitFor(lists(['amelia', 'bruno'], ['bruno']));
  amelia.clear();
  expect((await clients.bruno.post(paths.adminSend, text(ticket))).body.code).toBe(200);
  await amelia.waitFor(lists(['amelia', 'bruno']));
  amelia.clear();
  test.clock.advance(2_000);
  bruno.send({ type: 'typing', recordQuestionId: ticket });
  await amelia.waitFor(lists(['amelia', 'bruno'], ['bruno']));
  test.clock.advance(5_000);
  const reader = await open('reader');
  reader.send(viewing(ticket));
  await reader.waitFor(lists(['amelia', 'bruno', 'reader']));
});

it('Q-135, survive.md 2, 15, 16: customers, other tickets and broken frames get and change nothing', async () => {
  const user = await givenUser(test);
  const other = (await givenTicket(user, catalogue)).id;
  const tab = await test.socket(paths.userSocket, user.client);
  tab.send(viewing(other));
  tab.send(viewing(ticket));
  const [amelia] = (await viewers('amelia')) as [TestSocket];
  const elsewhere = await open('bruno');
  elsewhere.send(viewing(other));
  await elsewhere.waitFor(({ msgType, recordQuestionId }) => msgType === 13 && recordQuestionId === other);
  for (const bad of [{ $ne: 0 }, '1', -1, 0, 1.5, 2 ** 60, [ticket], undefined, true])
    amelia.send(viewing(bad));
  const reader = await open('reader');
  reader.send({ ...viewing(ticket), personalId: people.bruno.id, name: 'Boss' });
  await amelia.waitFor(lists(['amelia', 'reader']));
  tab.send('ping');
  await tab.waitForText('pong');
  expect(tab.frames.filter(({ msgType }) => msgType === 13)).toEqual([]);
  const ofOther = ({ msgType, recordQuestionId }: TestFrame) => msgType === 13 && recordQuestionId === other;
  expect(amelia.frames.filter(ofOther)).toEqual([]);
});

it('Q-135: over two programs, and a program that died leaves nobody behind', async () => {
  const [amelia] = (await viewers('amelia')) as [TestSocket];
  const there = await openSocket(second.url, paths.adminSocket, clients.bruno);
  there.send(viewing(ticket));
  await amelia.waitFor(lists(['amelia', 'bruno']));
  await there.waitFor(lists(['amelia', 'bruno']));
  there.send({ type: 'typing', recordQuestionId: ticket });
  await amelia.waitFor(lists(['amelia', 'bruno'], ['bruno']));
  amelia.clear();
  there.close();
  await amelia.waitFor(lists(['amelia']));
  // What a program said before it died.
  const ids = { subject: `ticket:${ticket}`, programId: 'dead', personIds: String(people.reader.id) };
  test.app.platform.bus.publish([{ name: chatEvents.viewed, ids }]);
  await amelia.waitFor(lists(['amelia', 'reader']));
  amelia.clear();
  test.clock.advance(30_000);
  await amelia.waitFor(lists(['amelia']));
});

it('Q-135: editors of the same question, and only they, hear of each other', async () => {
  const showing = (subject: unknown) => ({ type: 'viewing', subject });
  const of = (subject: string, ...names: Name[]) => {
    const wanted = names.map((name) => people[name].id);
    return (frame: TestFrame) =>
      frame.msgType === 13 &&
      frame.subject === subject &&
      (frame.data as { personalId: number }[]).map(({ personalId }) => personalId).join() === wanted.join();
  };
  const amelia = await open('amelia');
  amelia.send(showing('question:5'));
  await amelia.waitFor(of('question:5', 'amelia'));
  const bruno = await open('bruno');
  bruno.send(showing('question:5'));
  await amelia.waitFor(of('question:5', 'amelia', 'bruno'));
  const reader = await open('reader');
  reader.send(showing('sopQuestion:5'));
  await reader.waitFor(of('sopQuestion:5', 'reader'));
  for (const bad of [
    'question:0',
    'question:',
    'question:5 ',
    'ticket:5',
    'question:99999999999',
    5,
    null,
    {},
  ])
    reader.send(showing(bad));
  const user = await givenUser(test);
  const tab = await test.socket(paths.userSocket, user.client);
  tab.send(showing('question:5'));
  amelia.clear();
  // Another subject takes the place of this one, a ticket too.
  bruno.send(viewing(ticket));
  await bruno.waitFor(lists(['bruno']));
  await amelia.waitFor(of('question:5', 'amelia'));
  tab.send('ping');
  await tab.waitForText('pong');
  expect(tab.frames.filter(({ msgType }) => msgType === 13)).toEqual([]);
  expect(
    reader.frames.filter(({ msgType, subject }) => msgType === 13 && subject !== 'sopQuestion:5'),
  ).toEqual([]);
});
