// Tickets: creation with its five minutes, unread, solving, comment, assignment, classification, carry-over, and
// the move of an anonymous ticket at login.
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, refusedWithData, same, that } from '../expect';
import { Skipped } from '../report';
import { openChannel } from '../socket';
import type { World } from '../world';
import { readTypes } from './catalogue';
import { closeConsultation, openConsultation, staffRow, type Consultation } from './consultation';

const create = 'POST /javaplus/user/recordQuestion/createRecordQuestion';
const addRecord = 'POST /api/user/KnowledgeBase/addQuestionRecord';
const list = 'POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal';
const solve = 'POST /javaplus/user/recordQuestion/updateIsSolvedById';
const repeated = 'Create Ticket in 5 minute again';

interface Row {
  id: number;
  title: string;
  isSolved: number;
  userUnread: number;
  personalId: number;
}

async function ownRows(browser: Browser): Promise<Row[]> {
  return dataOf(await browser.call(list)) as Row[];
}

const rowOf = async (browser: Browser, id: number) =>
  found(
    (await ownRows(browser)).find((row) => row.id === id),
    'the ticket',
  );

export async function tickets(world: World): Promise<void> {
  await creation(world);
  const consultation = await openConsultation(world);
  try {
    await customersSide(world, consultation);
    await staffSide(world, consultation);
    await carryOver(world, consultation);
  } finally {
    await closeConsultation(consultation);
  }
  await binding(world);
}

async function creation(world: World): Promise<void> {
  const feixing = await world.customer('feixing@example.com');
  const types = await readTypes(feixing);
  const depths = new Map(types.map((type) => [type.id, type]));
  const top = found(types[0], 'a type');
  const below = found(
    top.children[0] ?? [...depths.values()].find(({ children }) => children.length > 0)?.children[0],
    'a type below',
  );
  await isRefused(world, feixing, create, {
    what: 'a type at the top is refused',
    body: { questionTypeAreaId: top.id, title: 'Axis drifts' },
    number: 500,
  });
  await world.check(create, 'makes a ticket', async () => {
    const answer = await feixing.call(create, {
      questionTypeAreaId: below.id,
      title: 'Conformance: axis drifts',
    });
    if (answer.text === repeated) throw new Skipped('this account made a ticket less than five minutes ago');
    const { id } = dataOf(answer) as Row;
    same((await rowOf(feixing, id)).title, 'Conformance: axis drifts', 'title');
    await feixing.call(solve, { id, isSolved: 1 });
  });
  await world.check(create, 'a second one within five minutes is refused and says how long', async () => {
    const answer = await feixing.call(create, { questionTypeAreaId: below.id, title: 'Again' });
    saysHowLong(refusedWithData(answer, 500, repeated));
  });
  await world.check(addRecord, 'shares the five minutes', async () => {
    const again = { question_type_id: below.id, title: 'Again', step_record: '<p>steps</p>' };
    saysHowLong(refusedWithData(await feixing.call(addRecord, again), 1000, repeated));
  });
}

function saysHowLong({ seconds }: { seconds: number }): void {
  that(seconds > 0 && seconds <= 300, `${seconds} s are left of five minutes`);
}

async function customersSide(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const amelia = await world.staff('amelia');
  await act(world, visitor, list, {
    what: 'the own tickets, this one only',
    look: (data: Row[]) =>
      same(
        data.map(({ id }) => id),
        [ticket],
        'ids',
      ),
  });
  dataOf(await amelia.call('POST /javaplus/admin/webSocket/sendMessage', message(ticket, 'Hello')));
  const unread = (wanted: number) =>
    act(world, visitor, 'POST /javaplus/user/recordQuestion/getTotalUnreadNum', {
      what: `${wanted} unread`,
      look: (data) => same(data, wanted, 'number'),
    });
  await unread(1);
  await act(world, visitor, 'POST /javaplus/user/recordQuestion/updateRecordQuestionUnread', {
    what: 'marks it read',
    body: { recordQuestionId: ticket },
  });
  await unread(0);
  for (const isSolved of [1, 0]) {
    await act(world, visitor, solve, {
      what: isSolved === 1 ? 'solves it' : 'reopens it',
      body: { id: ticket, isSolved },
      look: async () => same((await rowOf(visitor, ticket)).isSolved, isSolved, 'isSolved'),
    });
  }
  for (const wanted of [1, 0]) {
    await act(world, visitor, 'GET /java/front/changingProblemsState', {
      what: 'flips it',
      body: { questionRescordId: ticket },
      look: (data) => same(data, { id: ticket, isSolved: wanted }, 'data'),
    });
  }
  await act(world, visitor, 'POST /api/user/KnowledgeBase/changeQuestionRecord', {
    what: 'solves it, the older way',
    body: { id: ticket, change: { is_solved: 1 } },
    look: async () => same((await rowOf(visitor, ticket)).isSolved, 1, 'isSolved'),
  });
  await isRefused(world, visitor, 'POST /api/user/KnowledgeBase/changeQuestionRecord', {
    what: 'other keys are refused',
    body: { id: ticket, change: { title: 'mine' } },
    number: 1000,
  });
  dataOf(await visitor.call(solve, { id: ticket, isSolved: 0 }));
  const stranger = await world.customer('newcomer@example.com');
  await isRefused(world, stranger, solve, {
    what: 'somebody else may not',
    body: { id: ticket, isSolved: 1 },
    number: 403,
  });
}

export function message(recordQuestionId: number, words: string) {
  return { msgType: 4, recordQuestionId, msgContent: `<p>${words}</p>`, timestamp: Date.now() };
}

async function staffSide(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const amelia = await world.staff('amelia');
  const bruno = await world.staff('bruno');
  const { personalId } = await rowOf(visitor, ticket);
  const row = () => staffRow(amelia, ticket, personalId);
  dataOf(await visitor.call('POST /javaplus/user/webSocket/sendMessage', message(ticket, 'Are you there?')));
  const total = async () =>
    Number(dataOf(await amelia.call('POST /javaplus/admin/recordQuestion/getTotalUnreadNum')));
  const before = await total();
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/updateRecordQuestionUnread', {
    what: 'marks it read for all agents',
    body: { recordQuestionId: ticket },
    look: async () => same((await row())['adminUnread'], 0, 'adminUnread'),
  });
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/getTotalUnreadNum', {
    what: 'one less',
    look: (data) => same(data, before - 1, 'number'),
  });
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/updateRecordQuestionComment', {
    what: 'sets the comment, hidden from the customer',
    body: { recordQuestionId: ticket, comment: 'Checked from outside' },
    look: async () => {
      same((await row())['comment'], 'Checked from outside', 'comment');
      same(
        ((await rowOf(visitor, ticket)) as Row & { comment: string }).comment,
        '',
        'comment for the customer',
      );
    },
  });
  const brunoId = Number(dataOf(await bruno.call('POST /javaplus/admin/personal/info')).id);
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/updateRecordQuestionCustomerId', {
    what: 'assigns it',
    body: { recordQuestionId: ticket, customerId: brunoId },
    look: async () => {
      const [ours, theirs] = [await row(), await staffRow(bruno, ticket, personalId)];
      same(ours['customerId'], brunoId, 'handler');
      same(
        [ours['adminUnread'], theirs['adminUnread']],
        [0, 1],
        'adminUnread of the caller and of the handler',
      );
    },
  });
  const tree = dataOf(await amelia.call('POST /javaplus/admin/sopDirectory/getSopTreeList')) as {
    id: number;
  }[];
  const directory = found(
    tree.find(({ id }) => id !== 0),
    'a directory',
  ).id;
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/updateRecordQuestionSopDirectoryId', {
    what: 'classifies it',
    body: { recordQuestionId: ticket, sopDirectoryId: directory, sopQuestionId: null },
    look: async () => same((await row())['sopDirectoryId'], directory, 'directory'),
  });
  await act(world, amelia, 'POST /api/admin/KnowledgeBase/changeQuestionRecord', {
    what: 'changes the comment, the older way',
    body: { id: ticket, change: { comment: '' } },
    look: async () => same((await row())['comment'], '', 'comment'),
  });
  await act(world, amelia, 'POST /javaplus/admin/recordQuestion/updateIsSolvedById', {
    what: 'solves it',
    body: { id: ticket, isSolved: 1 },
    look: async () => same((await rowOf(visitor, ticket)).isSolved, 1, 'isSolved'),
  });
  dataOf(await visitor.call(solve, { id: ticket, isSolved: 0 }));
  await isRefused(
    world,
    await world.staff('chen'),
    'POST /javaplus/admin/recordQuestion/updateRecordQuestionCustomerId',
    {
      what: 'refused off duty',
      body: { recordQuestionId: ticket, customerId: brunoId },
      number: 500,
      text: '请先上工后再进行操作',
    },
  );
}

async function carryOver(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const bruno = await world.staff('bruno');
  const { personalId } = await rowOf(visitor, ticket);
  dataOf(await visitor.call('POST /javaplus/user/webSocket/sendMessage', message(ticket, 'Still waiting')));
  await act(world, bruno, 'POST /javaplus/admin/recordQuestion/getCarryOverList', {
    what: 'the unreplied ticket of its handler is in it',
    look: (data: Row[]) =>
      that(
        data.some(({ id }) => id === ticket),
        'it is missing',
      ),
  });
  await act(world, bruno, 'POST /javaplus/admin/recordQuestion/carryOver', {
    what: 'carries it over, its handler goes',
    body: { recordQuestionIdList: [ticket] },
    look: async (data) => {
      same(data.recordQuestionIdList, [ticket], 'ids');
      const { carryOver: carried, customerId } = await staffRow(bruno, ticket, personalId);
      same([carried, customerId], [1, null], 'carryOver and handler');
    },
  });
  await isRefused(world, bruno, 'POST /javaplus/admin/recordQuestion/carryOver', {
    what: 'nothing to carry over',
    body: { recordQuestionIdList: [] },
    number: 500,
    text: '无未结转的工单，无法结转！',
  });
}

async function binding(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const { visitor, ticket } = await openConsultation(world);
  const staff = await openChannel(amelia, '/javaplus/admin/webSocketServer');
  try {
    await act(world, visitor, 'POST /javaplus/user/login/login', {
      what: 'moves the anonymous ticket to the account',
      body: { account: 'newcomer@example.com', password: 'demo-customer', store: 'global' },
      look: async () => {
        await rowOf(visitor, ticket);
        await staff.waitFor('frame 9', ({ msgType }) => msgType === 9);
      },
    });
  } finally {
    staff.close();
    await visitor.call(solve, { id: ticket, isSolved: 1 });
  }
}
