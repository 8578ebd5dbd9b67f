// The staff list with its filters.
import { act } from '../act';
import { found, same, that } from '../expect';
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
