/*
 * Sending, exactly once, and recalling. The ticket's row is held first, so that messages of a
 * ticket are numbered one after another.
 */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { SendMessageBody } from '#contract/chat/schemas';
import { trimTrailingEmpty } from '#contract/core/rich-text';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { cleanHtml } from '../../platform/html';
import { createRateLimit } from '../../platform/rate-limit';
import type { Files } from '../files';
import { previewOf, type TicketRow, type Tickets } from '../tickets';
import type { Appending } from './append.service';
import { chatEvents } from './chat.events';
import { contentProblem, isOwnMessage, textType } from './chat.rules';
import {
  findLastSpoken,
  findMessage,
  findRepeat,
  findWaitingSince,
  updateRecalled,
  type Repeat,
} from './chat.store';
import type { MessageRow } from './chat.types';

export interface SendingDependencies extends Pick<Platform, 'transact' | 'clock' | 'config'> {
  readonly files: Pick<Files, 'namesIn' | 'attach'>;
  readonly tickets: Pick<Tickets, 'lockTicket' | 'applyMessage'>;
  readonly appending: Appending;
}

type Writer = CustomerActor | StaffActor;

const minute = 60_000;

export function createSending(deps: SendingDependencies) {
  const { transact, clock, config, files, tickets, appending } = deps;
  const limitOf = (max: number) => createRateLimit({ max, windowMs: minute, code: 'chat.too_many', clock });
  const customerLimit = limitOf(config.limits.messages);
  const staffLimit = limitOf(config.limits.messagesStaff);

  /** Everything that is refused of a message that is no repeat, in the order of Q-144. */
  const checkSend = (actor: Writer, ticket: TicketRow, msgType: number, content: string) => {
    if (actor.kind === 'staff' && actor.workStatus !== 1) throw new AppError('core.off_duty');
    if (ticket.is_solved === 1) throw new AppError('tickets.solved');
    const problem = contentProblem(msgType, content);
    if (problem !== undefined) throw new AppError(problem);
    if (actor.kind === 'staff') staffLimit.take(String(actor.personId));
    else customerLimit.take(String(actor.customerId));
  };

  return {
    /**
     * Stores a message; a repeat answers the one that was stored first, whatever happened since.
     * @throws core.forbidden, core.not_found, core.off_duty, tickets.solved, chat.*
     */
    async send(actor: Writer, body: SendMessageBody): Promise<MessageRow> {
      const content = trimTrailingEmpty(cleanHtml(body.msgContent, 'chat'));
      return transact(async (tx, emit) => {
        const ticket = await tickets.lockTicket(tx, actor, body.recordQuestionId);
        const repeat = repeatOf(actor, body, content);
        const earlier = await findRepeat(tx, repeat);
        if (earlier !== undefined) return earlier;
        checkSend(actor, ticket, body.msgType, content);
        await files.attach(tx, actor, files.namesIn(content), { place: 'ticket', id: ticket.id });
        return appending.append(tx, emit, ticket, { ...repeat, type: textType });
      });
    },

    /**
     * Recalls an own message; a recalled one stays so, without a second event.
     * @throws core.not_found, chat.not_own
     */
    async recall(actor: StaffActor, messageId: number): Promise<void> {
      await transact(async (tx, emit) => {
        const found = await findMessage(tx, messageId);
        if (found === undefined) throw new AppError('core.not_found');
        const ticket = await tickets.lockTicket(tx, actor, found.ticket_id);
        if (!isOwnMessage(found, actor.personId)) throw new AppError('chat.not_own');
        // Read again now that the ticket is held: of many at once one recalls.
        if ((await findMessage(tx, messageId))?.is_delete === 1) return;
        const rev = ticket.rev + 1;
        await updateRecalled(tx, messageId, rev);
        const last = await findLastSpoken(tx, ticket.id);
        await tickets.applyMessage(tx, ticket.id, {
          rev,
          last_sender: last === undefined || last.sender === 'system' ? null : last.sender,
          last_message: last === undefined ? '' : previewOf(last.content),
          waiting_since: ticket.is_solved === 1 ? null : await findWaitingSince(tx, ticket.id),
        });
        emit(chatEvents.recalled, { ticketId: ticket.id, messageId });
      });
    },
  };
}

function repeatOf(actor: Writer, body: SendMessageBody, content: string): Repeat {
  const isStaff = actor.kind === 'staff';
  return {
    ticketId: body.recordQuestionId,
    sender: isStaff ? 'admin' : 'user',
    senderId: isStaff ? actor.personId : actor.customerId,
    content,
    clientMessageId: body.clientMessageId?.toLowerCase(),
    clientTimestamp: body.timestamp,
  };
}
