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
import type { Emit } from '../../platform/events/unit-of-work';
import { createRateLimit } from '../../platform/rate-limit';
import type { Db } from '../../schema';
import type { Files } from '../files';
import type { TicketRow, Tickets } from '../tickets';
import type { Appending } from './append.service';
import type { Cards } from './cards.service';
import { chatEvents } from './chat.events';
import { cardType, contentProblem, mayBeOvertaken, recallProblem, reportIdOf, textType } from './chat.rules';
import {
  listContentsNaming,
  findMessage,
  findRepeat,
  isOvertaken,
  listCardsSentAt,
  updateRecalled,
  type Repeat,
} from './chat.store';
import type { MessageRow } from './chat.types';
import { readState } from './turns.service';

export interface SendingDependencies extends Pick<Platform, 'transact' | 'clock' | 'config'> {
  readonly files: Pick<Files, 'namesIn' | 'attach' | 'detach'>;
  readonly tickets: Pick<Tickets, 'lockTicket' | 'applyMessage'>;
  readonly appending: Appending;
  readonly cards: Pick<Cards, 'contentToSend' | 'stored'>;
}

type Writer = CustomerActor | StaffActor;

/** A message that is about to be stored; its ticket is held. */
interface Sent {
  readonly actor: Writer;
  readonly ticket: TicketRow;
  readonly body: SendMessageBody;
  readonly repeat: Repeat;
}

const minute = 60_000;

function checkState(actor: Writer, ticket: TicketRow): void {
  if (actor.kind === 'staff' && actor.workStatus !== 1) throw new AppError('core.off_duty');
  if (ticket.is_solved === 1) throw new AppError('tickets.solved');
}

/** The ticket is held: of two who answer at once, the second one hears of the first. */
async function checkSeen(tx: Db, { ticket, body, repeat }: Sent): Promise<void> {
  const { seenSeq } = body;
  if (!mayBeOvertaken(ticket.last_seq, seenSeq)) return;
  if (await isOvertaken(tx, repeat, seenSeq)) throw new AppError('chat.overtaken');
}

/** What was sent before as the same message. A card is known by its report: its content changes. */
async function findEarlier(tx: Db, isCard: boolean, repeat: Repeat): Promise<MessageRow | undefined> {
  if (!isCard || repeat.clientMessageId !== undefined) return findRepeat(tx, repeat);
  const reportId = reportIdOf(repeat.content);
  if (reportId === undefined) return undefined;
  return (await listCardsSentAt(tx, repeat)).find((card) => reportIdOf(card.content) === reportId);
}

export function createSending(deps: SendingDependencies) {
  const { transact, clock, config, files, tickets, appending, cards } = deps;
  const limitOf = (max: number) => createRateLimit({ max, windowMs: minute, code: 'chat.too_many', clock });
  const customerLimit = limitOf(config.limits.messages);
  const staffLimit = limitOf(config.limits.messagesStaff);

  const takeOfLimit = (actor: Writer) => {
    if (actor.kind === 'staff') staffLimit.take(String(actor.personId));
    else customerLimit.take(String(actor.customerId));
  };

  const sendText = async (tx: Db, emit: Emit, message: Sent) => {
    const { actor, ticket, body, repeat } = message;
    const problem = contentProblem(body.msgType, repeat.content);
    if (problem !== undefined) throw new AppError(problem);
    await checkSeen(tx, message);
    takeOfLimit(actor);
    await files.attach(tx, actor, files.namesIn(repeat.content), { place: 'ticket', id: ticket.id });
    return appending.append(tx, emit, ticket, { ...repeat, type: textType });
  };

  const sendCard = async (tx: Db, emit: Emit, sent: Sent) => {
    const { actor, ticket, body, repeat } = sent;
    const { reportId, content } = await cards.contentToSend(tx, ticket.id, body.msgContent);
    await checkSeen(tx, sent);
    takeOfLimit(actor);
    const message = await appending.append(tx, emit, ticket, { ...repeat, type: cardType, content });
    await cards.stored(tx, reportId, message.id);
    return message;
  };

  /** What no other message of the ticket shows any more is not given out either. */
  const detachFiles = async (tx: Db, { ticket_id: ticketId, content }: MessageRow) => {
    const names = files.namesIn(content);
    const shown = new Set((await listContentsNaming(tx, ticketId, names)).flatMap(files.namesIn));
    await files.detach(
      tx,
      names.filter((name) => !shown.has(name)),
      { place: 'ticket', id: ticketId },
    );
  };

  return {
    /**
     * Stores a message; a repeat answers the one that was stored first, whatever happened since.
     * @throws core.forbidden, core.not_found, core.off_duty, tickets.solved, chat.*
     */
    async send(actor: Writer, body: SendMessageBody): Promise<MessageRow> {
      const isCard = actor.kind === 'staff' && body.msgType === cardType;
      const content = isCard ? body.msgContent : trimTrailingEmpty(cleanHtml(body.msgContent, 'chat'));
      const repeat = repeatOf(actor, body, content);
      return transact(async (tx, emit) => {
        const ticket = await tickets.lockTicket(tx, actor, body.recordQuestionId);
        const earlier = await findEarlier(tx, isCard, repeat);
        if (earlier !== undefined) return earlier;
        checkState(actor, ticket);
        const message = { actor, ticket, body, repeat };
        return isCard ? sendCard(tx, emit, message) : sendText(tx, emit, message);
      });
    },

    /**
     * Recalls an own message; a recalled one stays so, without a second event.
     * @throws core.not_found, chat.not_own, chat.card_kept
     */
    async recall(actor: StaffActor, messageId: number): Promise<void> {
      await transact(async (tx, emit) => {
        const found = await findMessage(tx, messageId);
        if (found === undefined) throw new AppError('core.not_found');
        const ticket = await tickets.lockTicket(tx, actor, found.ticket_id);
        const problem = recallProblem(found, actor.personId);
        if (problem !== undefined) throw new AppError(problem);
        // Read again now that the ticket is held: of many at once one recalls.
        if ((await findMessage(tx, messageId))?.is_delete === 1) return;
        const rev = ticket.rev + 1;
        await updateRecalled(tx, messageId, rev);
        await detachFiles(tx, found);
        await tickets.applyMessage(tx, ticket.id, { rev, ...(await readState(tx, ticket)) });
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
