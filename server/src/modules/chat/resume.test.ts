// Resume by revision: whatever was sent and recalled, and wherever a client broke off, the pages after
// its revision bring it to what the server holds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import { givenTicket, givenUser, paths, text, type GivenUser } from '../../../test/given-tickets';

interface Shown {
  readonly id: number;
  readonly seq: number;
  readonly rev: number;
  readonly isDelete: 0 | 1;
  readonly content: string;
}

interface Page {
  readonly recordChatList: readonly Shown[];
  readonly hasMore: boolean;
  readonly rev: number;
}

/** What happens to a ticket: somebody writes, the agent recalls one of his, or a client breaks off. */
type Step =
  | { readonly do: 'write'; readonly by: 'user' | 'admin' }
  | { readonly do: 'recall'; readonly which: number }
  | { readonly do: 'resume' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), by: fc.constantFrom('user', 'admin') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('recall' as const), which: fc.nat(50) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'resume' as const }) },
);

let test: TestApp;
let catalogue: GivenCatalogue;
let admin: TestClient;
let user: GivenUser;

beforeAll(async () => {
  test = await startTestApp({ env: { TICKET_REPEAT_SECONDS: '0' } });
  await givenStaff(test, { account: 'a1' });
  catalogue = await givenCatalogue(test);
  [admin, user] = [await test.loginStaff('a1'), await givenUser(test)];
});
afterAll(() => test.stop());

async function page(recordQuestionId: number, afterRev: number): Promise<Page> {
  const { body } = await user.client.post(paths.userChat, { recordQuestionId, afterRev });
  return body.data as Page;
}

/** A client that knows what it was told, and asks for what came after. */
function createReplica(ticketId: number) {
  const known = new Map<number, Shown>();
  let rev = 0;
  return {
    async resume() {
      for (let hasMore = true; hasMore;) {
        const answer = await page(ticketId, rev);
        const revs = answer.recordChatList.map((message) => message.rev);
        expect(revs).toEqual([...revs].sort((one, other) => one - other));
        for (const message of answer.recordChatList) known.set(message.seq, message);
        hasMore = answer.hasMore;
        rev = hasMore ? (revs.at(-1) ?? rev) : answer.rev;
      }
    },
    state: () => [...known.values()].sort((one, other) => one.seq - other.seq),
  };
}

async function play(steps: readonly Step[], ticketId: number) {
  const expected: { id: number; isDelete: 0 | 1; content: string }[] = [];
  const own: number[] = [];
  const replica = createReplica(ticketId);
  for (const each of steps) {
    if (each.do === 'resume') {
      await replica.resume();
      expect(replica.state()).toMatchObject(expected);
    } else if (each.do === 'write') {
      const content = `<p>${expected.length}</p>`;
      const { client, path } =
        each.by === 'user'
          ? { client: user.client, path: paths.userSend }
          : { client: admin, path: paths.adminSend };
      const { body } = await client.post(path, text(ticketId, content));
      expected.push({ id: body.data.id as number, isDelete: 0, content });
      if (each.by === 'admin') own.push(expected.length - 1);
    } else if (own.length > 0) {
      const at = own[each.which % own.length] ?? 0;
      const id = expected[at]?.id ?? 0;
      await admin.post(paths.recall + id);
      expected[at] = { id, isDelete: 1, content: '' };
    }
  }
  await replica.resume();
  return { expected, replica };
}

it('whatever happens to a ticket, a client that resumes anywhere holds what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const { id } = await givenTicket(user, catalogue);
      const { expected, replica } = await play(steps, id);
      expect(replica.state()).toMatchObject(expected);
      expect(replica.state().map(({ seq }) => seq)).toEqual(expected.map((_, at) => at + 1));
      // A fresh start is the same path.
      const fresh = createReplica(id);
      await fresh.resume();
      expect(fresh.state()).toEqual(replica.state());
      expect((await page(id, (await page(id, 0)).rev)).recordChatList).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 60_000);

it('a long absence comes in pages of 200', async () => {
  const { id } = await givenTicket(user, catalogue);
  for (let at = 0; at < 5; at += 1) {
    await Promise.all(Array.from({ length: 50 }, () => user.client.post(paths.userSend, text(id))));
  }
  const first = await page(id, 0);
  expect([first.recordChatList.length, first.hasMore, first.rev]).toEqual([200, true, 250]);
  const second = await page(id, first.recordChatList.at(-1)?.rev ?? 0);
  expect([second.recordChatList.length, second.hasMore, second.rev]).toEqual([50, false, 250]);
});

it('a client that resumes while others write never skips a message', async () => {
  const { id } = await givenTicket(user, catalogue);
  const replica = createReplica(id);
  let writing = 4;
  const write = async (client: TestClient, path: string) => {
    for (let at = 0; at < 25; at += 1) await client.post(path, text(id));
    writing -= 1;
  };
  const writers = Promise.all([
    write(user.client, paths.userSend),
    write(user.client, paths.userSend),
    write(admin, paths.adminSend),
    write(admin, paths.adminSend),
  ]);
  while (writing > 0) {
    await replica.resume();
    const seqs = replica.state().map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, place) => place + 1));
  }
  await writers;
  await replica.resume();
  expect(replica.state()).toHaveLength(100);
});
