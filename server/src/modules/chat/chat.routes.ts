/* Calls of the chat -> services. */
import type { Actor, CustomerActor, StaffActor } from '#contract/core/actor';
import { chatEndpoints } from '#contract/chat/endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import type { Tickets } from '../tickets';
import type { MessagePresenter } from './chat.present';
import type { MessageRow } from './chat.types';
import { readConversation, readEarlierConversations } from './all-messages.service';
import { readMessages } from './history.service';
import type { createSending } from './send.service';

export interface ChatRoutes {
  readonly db: Db;
  readonly tickets: Pick<Tickets, 'requireTicket'>;
  readonly sending: ReturnType<typeof createSending>;
  readonly presenter: MessagePresenter;
}

export function bindChat(bind: Bind, { db, tickets, sending, presenter }: ChatRoutes): void {
  const present = (actor: Actor, rows: readonly MessageRow[]) =>
    actor.kind === 'staff'
      ? presenter.presentForStaff(db, rows, actor.personId)
      : presenter.presentForCustomer(db, rows);

  bind(chatEndpoints, {
    'POST /javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp': async ({ actor, body }) => {
      const { rows, ...page } = await readMessages(db, tickets, actor, body);
      return { recordChatList: await presenter.presentForCustomer(db, rows), ...page };
    },
    'POST /javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp': async ({ actor, body }) => {
      const { personId } = staffOf(actor);
      const { rows, ...page } = await readMessages(db, tickets, actor, body);
      return { recordChatList: await presenter.presentForStaff(db, rows, personId), ...page };
    },
    'POST /javaplus/user/webSocket/sendMessage': async ({ actor, body }) => {
      const row = await sending.send(customerOf(actor), body);
      return only(await presenter.presentForCustomer(db, [row]));
    },
    'POST /javaplus/admin/webSocket/sendMessage': async ({ actor, body }) => {
      const staff = staffOf(actor);
      const row = await sending.send(staff, body);
      return only(await presenter.presentForStaff(db, [row], staff.personId));
    },
    'POST /javaplus/admin/recordChat/deleteRecordChatById/:id': async ({ actor, params }) => {
      await sending.recall(staffOf(actor), params.id);
      return {};
    },
    'GET /java/front/getUserChatRecordListByQuestionRecordId': async ({ actor, query }) => {
      const rows = await readConversation(db, tickets, actor, query.questionRecordId);
      return { recordChatList: await present(actor, rows) };
    },
    'GET /java/front/getUserHistoriesChatRecordListByQuestionRecordId': async ({ actor, query }) => {
      const rows = await readEarlierConversations(db, tickets, actor, query.questionRecordId);
      return { recordChatList: await present(actor, rows) };
    },
  });
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('a presenter answers a message for each row');
  return item;
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}

function customerOf(actor: Actor): CustomerActor {
  if (actor.kind === 'visitor' || actor.kind === 'staff') throw new AppError('core.no_session');
  return actor;
}
