// The state channel /ws_js: whole tables by role, changes as they happen, and the saved filter.
import { act, isRefused } from '../act';
import { dataOf, found, that } from '../expect';
import { openChannel, type AnyFrame, type Channel } from '../socket';
import type { World } from '../world';

const update = 'POST /api/admin/Base/updateRemoteTablePart';
const address = '/ws_js';

const wholeTable =
  (table: string) =>
  ({ event, data }: AnyFrame) =>
    event === 'updateTable' && data?.table === table;
const partOf =
  (table: string) =>
  ({ event, data }: AnyFrame) =>
    event === 'updateTablePart' && data?.table === table;

export async function sync(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const visitor = await openChannel(world.visitor(), address);
  const staff = await openChannel(amelia, address);
  try {
    staff.send({ event: 'wsid', data: { wsid: 'conformance-tab' } });
    staff.send({ event: 'login', data: { userType: 'admin' } });
    await tables(world, visitor, staff);
    await changes(world, visitor);
    await filter(world);
    await act(world, amelia, 'POST /api/admin/Base/updateAllRecord', {
      what: "brings the newest tickets to the caller's tab",
      body: { wsid: 'conformance-tab' },
      look: async () => staff.waitFor('the tickets', ({ data }) => data?.table === 'questionRecord'),
    });
  } finally {
    visitor.close();
    staff.close();
  }
}

async function tables(world: World, visitor: Channel, staff: Channel): Promise<void> {
  await world.step(address, 'gives a visitor published questions only', async () => {
    visitor.send({ event: 'updateTable', data: { table: 'question' } });
    const { data } = await visitor.waitFor('the table', wholeTable('question'));
    that(data.rows.length > 0, 'it is empty');
    that(
      data.rows.every(({ valid }: { valid: number }) => valid === 1),
      'an unpublished one',
    );
  });
  await world.check(address, 'gives a visitor no filters', async () => {
    visitor.send({ event: 'updateTable', data: { table: 'filterQuestionRecord' } });
    visitor.send('ping');
    await visitor.waitFor('pong', ({ type }) => type === 'pong');
    const rows = visitor.frames.filter(wholeTable('filterQuestionRecord')).flatMap(({ data }) => data.rows);
    that(rows.length === 0, 'it does');
  });
  await world.check(address, 'gives staff unpublished questions too', async () => {
    staff.send({ event: 'updateTable', data: { table: 'question' } });
    const { data } = await staff.waitFor('the table', wholeTable('question'));
    that(
      data.rows.some(({ valid }: { valid: number }) => valid === 0),
      'it does not',
    );
  });
}

async function changes(world: World, visitor: Channel): Promise<void> {
  const bruno = await world.staff('bruno');
  await world.check(address, 'a change of the catalogue comes by itself', async () => {
    visitor.clear();
    const added = await bruno.call('POST /api/admin/KnowledgeBase/addQuestionType', {
      parent_id: 0,
      title: 'Passing',
    });
    const { id } = dataOf(added) as { id: number };
    try {
      await visitor.waitFor('the new type', (frame) => {
        const { addArray = [], changeArray = [] } = partOf('questionType')(frame) ? frame.data : {};
        return [...addArray, ...changeArray].some((row: { id: number }) => row.id === id);
      });
    } finally {
      dataOf(await bruno.call('POST /api/admin/KnowledgeBase/deleteQuestionType', { id }));
    }
    await visitor.waitFor(
      'its end',
      (frame) => partOf('questionType')(frame) && frame.data.deleteArray.includes(id),
    );
  });
}

async function filter(world: World): Promise<void> {
  const bruno = await world.staff('bruno');
  const row = { is_solved: 0, state: '[0,2]', urgency: '["P1"]' };
  const saved = await act<{ id: number }>(world, bruno, update, {
    what: 'saves the own filter',
    body: { table: 'filterQuestionRecord', addArray: [row] },
    look: ({ addArray, changeArray }) => found([...addArray, ...changeArray][0], 'the row'),
  });
  await act(world, bruno, update, {
    what: 'changes it',
    body: { changeArray: [{ id: saved.id, state: '[]', urgency: '[]' }] },
    look: ({ changeArray, addArray }) =>
      that([...changeArray, ...addArray][0]?.state === '[]', 'it is as before'),
  });
  await isRefused(
    world,
    await world.customer('pilot@example.com'),
    'POST /api/user/Base/updateRemoteTablePart',
    {
      what: 'customers may write no table',
      body: { table: 'filterQuestionRecord', addArray: [row] },
      number: 1004,
    },
  );
  await act(world, await world.customer('pilot@example.com'), 'POST /api/user/Base/updateRemoteTablePart', {
    what: 'an empty change succeeds',
    body: { addArray: [], changeArray: [] },
  });
}
