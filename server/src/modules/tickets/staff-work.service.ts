/*
 * What staff do with a ticket beside answering it: the comment, the handler, the classification, and what the
 * directory tree and the damage reports change on it.
 */
import type { StaffActor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Sop } from '../sop';
import { deleteAttention, insertAttention } from './attention.store';
import { forgetSopQuestions, unclassifyTickets } from './staff-work.store';
import { emitRefreshed, ticketEvents } from './tickets.events';
import { emitUnread, type TicketService } from './tickets.service';
import { updateTicket } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface StaffWorkDependencies extends Pick<Platform, 'transact' | 'clock'> {
  readonly service: Pick<TicketService, 'lockTicket'>;
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly sop: Pick<Sop, 'findDirectory' | 'findQuestion' | 'descendantDirectoryIds'>;
}

export interface Classification {
  readonly ticketId: number;
  readonly directoryId: number;
  /** A question of the directory, or of one below it; null where only the directory is chosen. */
  readonly questionId: number | null;
}

/** What staff work writes on a ticket. */
type StaffChange = Partial<
  Pick<TicketRow, 'comment' | 'sop_directory_id' | 'sop_question_id' | 'product_id'>
>;

export type StaffWork = ReturnType<typeof createStaffWork>;

/** @throws core.off_duty, tickets.closed: in the order of Q-144 */
export function demandOpen(actor: StaffActor, ticket: TicketRow): void {
  if (actor.workStatus !== 1) throw new AppError('core.off_duty');
  if (ticket.is_solved === 1) throw new AppError('tickets.closed');
}

export function createStaffWork({ transact, clock, service, identity, sop }: StaffWorkDependencies) {
  /** Writes the change where it is one. Not a message and no change of state, so the time stays. */
  const write = async (tx: Db, emit: Emit, ticket: TicketRow, change: StaffChange) => {
    const keys = Object.keys(change) as (keyof StaffChange)[];
    if (keys.every((key) => ticket[key] === change[key])) return;
    await updateTicket(tx, ticket.id, change);
    emit(ticketEvents.changed, { ticketId: ticket.id });
  };

  /** The row is the locked one. @throws tickets.comment_long */
  const applyComment = async (tx: Db, emit: Emit, ticket: TicketRow, comment: string) => {
    if (textLength(comment) > limits.staffComment) throw new AppError('tickets.comment_long');
    await write(tx, emit, ticket, { comment: comment.trim() });
  };

  /**
   * The row is the locked one, of an open ticket. It is unread for the new handler, unless that is the caller, and
   * no longer concerns the former one. Read-only staff cannot answer. @throws tickets.agent_unknown
   */
  const applyHandler = async (tx: Db, emit: Emit, ticket: TicketRow, personId: number, by: StaffActor) => {
    const agent = (await identity.listPersons(tx, [personId])).get(personId);
    if (agent === undefined || !agent.active || agent.isReadonly) throw new AppError('tickets.agent_unknown');
    const { id, handler_id: former } = ticket;
    if (former === personId) return;
    await updateTicket(tx, id, { handler_id: personId });
    if (former !== null) await deleteAttention(tx, [id], former);
    if (personId !== by.personId) await insertAttention(tx, { ticketId: id, personId, since: clock.now() });
    emitUnread(emit, ticket);
  };

  const isQuestionOf = async (tx: Db, questionId: number, directoryId: number) => {
    const question = await sop.findQuestion(tx, questionId);
    if (question?.directoryId == null) return false;
    return (await sop.descendantDirectoryIds(tx, directoryId)).includes(question.directoryId);
  };

  return {
    applyComment,
    applyHandler,

    /** Off duty and on solved tickets too. @throws core.not_found, tickets.comment_long */
    async comment(actor: StaffActor, ticketId: number, comment: string): Promise<void> {
      await transact(async (tx, emit) => {
        await applyComment(tx, emit, await service.lockTicket(tx, actor, ticketId), comment);
      });
    },

    /** @throws core.not_found, core.off_duty, tickets.closed, tickets.agent_unknown */
    async assign(actor: StaffActor, ticketId: number, personId: number): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await service.lockTicket(tx, actor, ticketId);
        demandOpen(actor, ticket);
        await applyHandler(tx, emit, ticket, personId, actor);
      });
    },

    /**
     * @throws core.not_found, core.off_duty, tickets.closed, tickets.directory_unknown,
     *   tickets.sop_question_unknown
     */
    async classify(actor: StaffActor, { ticketId, directoryId, questionId }: Classification): Promise<void> {
      await transact(async (tx, emit) => {
        // Held before the ticket, in the order in which a deletion takes them: it cannot go while it is chosen.
        const directory = await sop.findDirectory(tx, directoryId);
        const ticket = await service.lockTicket(tx, actor, ticketId);
        demandOpen(actor, ticket);
        if (directory === undefined) throw new AppError('tickets.directory_unknown');
        if (questionId !== null && !(await isQuestionOf(tx, questionId, directoryId))) {
          throw new AppError('tickets.sop_question_unknown');
        }
        await write(tx, emit, ticket, { sop_directory_id: directoryId, sop_question_id: questionId });
      });
    },

    /** The port of the directory tree: tickets lose a directory that is deleted. */
    async unclassify(tx: Db, emit: Emit, directoryIds: readonly number[]): Promise<void> {
      emitRefreshed(emit, await unclassifyTickets(tx, directoryIds));
    },

    /** The port of the directory tree: tickets lose a question that is deleted and keep its directory. */
    async forgetSopQuestions(tx: Db, emit: Emit, questionIds: readonly number[]): Promise<void> {
      emitRefreshed(emit, await forgetSopQuestions(tx, questionIds));
    },

    /** The product of the latest damage report is the ticket's; the row is the locked one. */
    applyProduct: (tx: Db, emit: Emit, ticket: TicketRow, productId: number) =>
      write(tx, emit, ticket, { product_id: productId }),
  };
}
