// Sudden death: the program is killed while twenty people write, and started again. Whatever was acknowledged
// is there, once, in order; whoever had no answer tries again, as the browser's outbox does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { createClient, type TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff } from '../../../test/given';
import { givenTicket, givenUser, paths, text } from '../../../test/given-tickets';
import { startProgram, type Program } from '../../../test/program';

/** Somebody who writes to one ticket, one message after another. */
interface Writer {
  readonly cookies: TestClient;
  readonly path: string;
  readonly ticketId: number;
  /** Answered messages in the order of their answers: their own id and the stored one. */
  readonly answered: { clientMessageId: string; id: number; seq: number }[];
  /** Sent, and no answer came. */
  open: string | undefined;
}

const tickets = 5;
const agents = 3;

let test: TestApp;
let program: Program;
let writers: Writer[];

beforeAll(async () => {
  const clock = { now: () => Date.now(), set: () => undefined, advance: () => undefined };
  test = await startTestApp({ several: true, clock });
  const catalogue = await givenCatalogue(test);
  const staff: TestClient[] = [];
  for (let at = 1; at <= agents; at += 1) {
    await givenStaff(test, { account: `a${at}` });
    staff.push(await test.loginStaff(`a${at}`));
  }
  writers = [];
  for (let at = 0; at < tickets; at += 1) {
    const user = await givenUser(test);
    const { id: ticketId } = await givenTicket(user, catalogue);
    const writer = (cookies: TestClient, path: string): Writer => ({
      cookies,
      path,
      ticketId,
      answered: [],
      open: undefined,
    });
    writers.push(writer(user.client, paths.userSend));
    writers.push(...staff.map((client) => writer(client, paths.adminSend)));
  }
  program = await startProgram(test);
});
afterAll(async () => {
  await program.stop();
  await test.stop();
});

/** Sends until `isEnough`, or until the program does not answer any more. */
async function write(writer: Writer, url: string, isEnough: () => boolean): Promise<void> {
  const client = createClient(url);
  const headers = { cookie: writer.cookies.cookieHeader() };
  while (writer.open !== undefined || !isEnough()) {
    const clientMessageId = (writer.open ??= randomUUID());
    const body = text(writer.ticketId, `<p>${clientMessageId}</p>`, { clientMessageId });
    try {
      const answer = await client.post(writer.path, body, headers);
      if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
      writer.answered.push({ clientMessageId, id: answer.body.data.id, seq: answer.body.data.seq });
      writer.open = undefined;
    } catch (error) {
      // fetch says a lost connection with a TypeError; anything else is a fault.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const storedOf = (ticketId: number) =>
  test.app.db.selectFrom('message').selectAll().where('ticket_id', '=', ticketId).orderBy('seq').execute();
const answeredCount = () => writers.reduce((sum, writer) => sum + writer.answered.length, 0);

/** Every answered message is stored once, with the number that was answered, in the order of its sender. */
async function checkStored(): Promise<void> {
  for (const ticketId of new Set(writers.map((writer) => writer.ticketId))) {
    const stored = await storedOf(ticketId);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
    const times = stored.map(({ created_at }) => created_at);
    expect(times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0))).toBe(true);
    const ids = stored.map((row) => row.client_message_id);
    expect(new Set(ids).size).toBe(ids.length);
    const ticket = await test.app.db
      .selectFrom('ticket')
      .select(['rev', 'last_seq'])
      .where('id', '=', ticketId)
      .executeTakeFirst();
    expect(ticket).toEqual({ rev: stored.length, last_seq: stored.length });
    for (const writer of writers.filter((each) => each.ticketId === ticketId)) {
      const mine = writer.answered.map(({ clientMessageId, id, seq }) => ({
        id,
        seq,
        client_message_id: clientMessageId,
      }));
      const found = stored.filter(({ id }) => mine.some((message) => message.id === id));
      expect(found).toMatchObject(mine);
    }
  }
}

it('killed while 20 write: nothing acknowledged is lost or doubled, and all go on', async () => {
  expect(writers).toHaveLength(20);
  let reached = () => undefined as void;
  const inTheMiddle = new Promise<void>((resolve) => (reached = resolve));
  const writing = writers.map((writer) =>
    write(writer, program.url, () => {
      if (answeredCount() >= 200) reached();
      return false;
    }),
  );
  await inTheMiddle;
  await program.kill();
  await Promise.all(writing);
  expect(writers.filter(({ open }) => open !== undefined).length).toBeGreaterThan(0);
  await checkStored();

  program = await startProgram(test);
  const before = answeredCount();
  await Promise.all(
    writers.map((writer) => write(writer, program.url, () => answeredCount() >= before + 200)),
  );
  expect(writers.every(({ open }) => open === undefined)).toBe(true);
  await checkStored();
  const stored = await Promise.all(
    [...new Set(writers.map(({ ticketId }) => ticketId))].map((id) => storedOf(id)),
  );
  expect(stored.flat()).toHaveLength(answeredCount());
}, 60_000);
