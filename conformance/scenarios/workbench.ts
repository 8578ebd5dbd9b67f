// The staff list with its filters.
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, same, that } from '../expect';
import type { World } from '../world';

interface Row {
  id: number;
  isSolved: number;
  urgencyLevel: string;
  personalId: number;
  createTimestamp: number;
}
interface Page {
  list: Row[];
  total: number;
}

const list = 'POST /javaplus/admin/recordQuestion/queryRecordQuestionList';

export async function workbench(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  await cannedReplies(world, amelia);
  const all = await act<Page>(world, amelia, list, {
    what: 'a page of 50, customers together',
    look: (data: Page) => {
      that(data.list.length > 0 && data.list.length <= 50 && data.total >= data.list.length, 'no page');
      const groups = data.list
        .map(({ personalId }) => personalId)
        .filter((id, index, ids) => id !== ids[index - 1]);
      same(groups.length, new Set(groups).size, 'groups');
      return data;
    },
  });
  const filters: [string, object, (row: Row) => boolean][] = [
    ['resolved ones', { state: [1] }, ({ isSolved }) => isSolved === 1],
    ['unreplied ones', { state: [0] }, ({ isSolved }) => isSolved === 0],
    ['urgent ones', { urgencyLevel: ['P1'] }, ({ urgencyLevel }) => urgencyLevel === 'P1'],
  ];
  for (const [what, body, fits] of filters) {
    await act(world, amelia, list, {
      what,
      body,
      look: (data: Page) => that(data.list.every(fits), 'others too'),
    });
  }
  await act(world, amelia, list, {
    what: 'a part of an account, with what SQL would understand',
    body: { clientName: "pilot@example.com%' or '1'='1" },
    look: (data: Page) => same(data.total, 0, 'total'),
  });
  await act(world, amelia, list, {
    what: 'one row a page',
    body: { currentPage: 2, pageSize: 1 },
    look: (data: Page) =>
      same([data.list[0]?.id, data.total], [all.list[1]?.id, all.total], 'second row and total'),
  });
  const { id, personalId } = found(all.list[0], 'a row');
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id', {
    what: 'one ticket',
    sent: { id },
    look: (data: Row) => same(data, all.list[0], 'the ticket'),
  });
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id', {
    what: 'all tickets of one customer',
    sent: { id: personalId },
    look: (data: Row[]) =>
      that(data.length > 0 && data.every((row) => row.personalId === personalId), 'others too'),
  });
}

interface Reply {
  id: number;
  title: string;
  rev: number;
}

const replies = 'POST /javaplus/admin/cannedReply/getList';

/** A canned reply of its own, which goes again. */
async function cannedReplies(world: World, amelia: Browser): Promise<void> {
  const words = { title: 'Conformance', textEn: '<p>Hello {{customer.name}}</p>' };
  const listed = async (id: number) =>
    (dataOf(await amelia.call(replies)) as Reply[]).find((reply) => reply.id === id);
  const { id, rev } = await act<Reply>(world, amelia, 'POST /javaplus/admin/cannedReply/add', {
    what: 'adds a canned reply',
    body: words,
    look: (data: Reply) => data,
  });
  await act(world, amelia, replies, {
    what: 'it is in the list',
    look: async () => same((await listed(id))?.title, 'Conformance', 'title'),
  });
  await act(world, amelia, 'POST /javaplus/admin/cannedReply/edit', {
    what: 'renames it',
    body: { id, rev, title: 'Conformance 2' },
    look: (data: Reply) => same(data.title, 'Conformance 2', 'title'),
  });
  await isRefused(world, amelia, 'POST /javaplus/admin/cannedReply/edit', {
    what: 'an older revision',
    body: { id, rev, title: 'late' },
    number: 500,
  });
  await isRefused(world, amelia, 'POST /javaplus/admin/cannedReply/add', {
    what: 'an unknown placeholder',
    body: { ...words, textEn: '{{nobody}}' },
    number: 400,
  });
  await act(world, amelia, 'POST /javaplus/admin/cannedReply/delete', {
    what: 'it is gone',
    body: { id },
    look: async () => that((await listed(id)) === undefined, 'it is still there'),
  });
}
