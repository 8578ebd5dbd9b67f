// The conversation: sending, frames on both sides, exactly once, recall, history, resume.
import { randomUUID } from 'node:crypto';
import { act, isRefused } from '../act';
import { dataOf, found, same, that } from '../expect';
import { openChannel, type Channel } from '../socket';
import type { World } from '../world';
import { closeConsultation, openConsultation, type Consultation } from './consultation';
import { message } from './tickets';

const userSend = 'POST /javaplus/user/webSocket/sendMessage';
const adminSend = 'POST /javaplus/admin/webSocket/sendMessage';
const userChat = 'POST /javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp';
const adminChat = 'POST /javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp';

interface Message {
  id: number;
  seq: number;
  rev: number;
  content: string;
  isDelete: number;
}

export async function chat(world: World): Promise<void> {
  const consultation = await openConsultation(world);
  const amelia = await world.staff('amelia');
  const customer = await openChannel(consultation.visitor, '/javaplus/user/webSocketServer');
  const staff = await openChannel(amelia, '/javaplus/admin/webSocketServer');
  try {
    await exchange(world, consultation, { customer, staff });
    await limits(world, consultation);
    await recall(world, consultation, customer);
    await history(world, consultation);
  } finally {
    customer.close();
    staff.close();
    await closeConsultation(consultation);
  }
}

async function exchange(
  world: World,
  { visitor, ticket }: Consultation,
  { customer, staff }: { customer: Channel; staff: Channel },
): Promise<void> {
  const amelia = await world.staff('amelia');
  const body = { ...message(ticket, 'My throttle jumps'), clientMessageId: randomUUID() };
  const first = await act<Message>(world, visitor, userSend, {
    what: 'reaches staff at once',
    body,
    look: async (data: Message) => {
      await staff.waitFor('frame 4', ({ msgType, data: came }) => msgType === 4 && came?.id === data.id);
      return data;
    },
  });
  await act(world, visitor, userSend, {
    what: 'a repeat answers the message first stored',
    body,
    look: (data: Message) => same([data.id, data.seq], [first.id, first.seq], 'id and seq'),
  });
  await act(world, amelia, adminSend, {
    what: 'reaches the customer at once, with the new total',
    body: message(ticket, 'Let us look'),
    look: async (data: Message) => {
      same(data.seq, first.seq + 1, 'seq');
      await customer.waitFor('frame 4', ({ msgType, data: came }) => msgType === 4 && came?.id === data.id);
      await customer.waitFor('frame 8', ({ msgType }) => msgType === 8);
    },
  });
  await world.check(
    '/javaplus/user/webSocketServer',
    'a text "server error" and rubbish do no harm',
    async () => {
      customer.send('server error');
      customer.send('{"broken');
      customer.send('ping');
      await customer.waitFor('pong', ({ type }) => type === 'pong');
    },
  );
}

async function limits(world: World, { visitor, ticket }: Consultation): Promise<void> {
  await isRefused(world, visitor, userSend, {
    what: 'an empty message',
    body: message(ticket, '&nbsp;'),
    number: 500,
  });
  await isRefused(world, visitor, userSend, {
    what: 'more than 300 characters',
    body: message(ticket, 'x'.repeat(301)),
    number: 500,
  });
  await isRefused(world, visitor, userSend, {
    what: 'another kind than 4',
    body: { ...message(ticket, 'x'), msgType: 6 },
    number: 500,
  });
  await isRefused(world, await world.customer('newcomer@example.com'), userSend, {
    what: "somebody else's ticket",
    body: message(ticket, 'x'),
    number: 403,
  });
  await isRefused(world, await world.staff('chen'), adminSend, {
    what: 'off duty',
    body: message(ticket, 'x'),
    number: 500,
    text: '请先上工后再进行操作',
  });
  await world.check(userSend, 'scripts are taken out', async () => {
    const sent = { ...message(ticket, ''), msgContent: '<p onclick="x()">safe<script>alert(1)</script></p>' };
    same((dataOf(await visitor.call(userSend, sent)) as Message).content, '<p>safe</p>', 'content');
  });
}

async function recall(world: World, { visitor, ticket }: Consultation, customer: Channel): Promise<void> {
  const amelia = await world.staff('amelia');
  const sent = dataOf(await amelia.call(adminSend, message(ticket, 'A mistake'))) as Message;
  const key = 'POST /javaplus/admin/recordChat/deleteRecordChatById/:id';
  await isRefused(world, await world.staff('bruno'), key, {
    what: 'only by its writer',
    sent: { id: sent.id },
    number: 403,
  });
  await act(world, amelia, key, {
    what: 'takes the content back on both sides',
    sent: { id: sent.id },
    look: async () => {
      await customer.waitFor('frame 4', ({ data: came }) => came?.id === sent.id && came?.isDelete === 1);
      const { recordChatList } = dataOf(await visitor.call(userChat, { recordQuestionId: ticket }));
      const seen = found(
        (recordChatList as Message[]).find(({ id }) => id === sent.id),
        'the message',
      );
      same([seen.isDelete, seen.content], [1, ''], 'isDelete and content');
    },
  });
}

async function history(world: World, { visitor, ticket }: Consultation): Promise<void> {
  const amelia = await world.staff('amelia');
  const look = (data: { recordChatList: Message[]; rev: number }) => {
    const seqs = data.recordChatList.map(({ seq }) => seq);
    same(
      seqs,
      seqs.map((_, index) => index + (seqs[0] ?? 1)),
      'seqs',
    );
    return data.rev;
  };
  const rev = await act<number>(world, visitor, userChat, {
    what: 'oldest first, without a gap',
    body: { recordQuestionId: ticket },
    look,
  });
  await act(world, amelia, adminChat, {
    what: 'the same for staff',
    body: { recordQuestionId: ticket },
    look,
  });
  const missed = dataOf(await amelia.call(adminSend, message(ticket, 'While you were away'))) as Message;
  await act(world, visitor, userChat, {
    what: 'resumes with what changed after a revision',
    body: { recordQuestionId: ticket, afterRev: rev },
    look: (data: { recordChatList: Message[] }) =>
      same(
        data.recordChatList.map(({ id }) => id),
        [missed.id],
        'ids',
      ),
  });
  await act(world, visitor, 'GET /java/front/getUserChatRecordListByQuestionRecordId', {
    what: 'the whole conversation',
    body: { questionRecordId: ticket },
    look: (data: { recordChatList: Message[] }) =>
      that(
        data.recordChatList.some(({ id }) => id === missed.id),
        'the last one is missing',
      ),
  });
  await act(world, visitor, 'GET /java/front/getUserHistoriesChatRecordListByQuestionRecordId', {
    what: 'earlier tickets of a new visitor: none',
    body: { questionRecordId: ticket },
    look: (data) => same(data.recordChatList, [], 'list'),
  });
}
