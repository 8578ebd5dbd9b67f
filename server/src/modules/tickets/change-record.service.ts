/* The table-style change of a ticket, as either side may make it: everything that is named, or nothing. */
import type { z } from 'zod';
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import { customerChange, staffChange } from '#contract/tickets/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Knowledge } from '../knowledge';
import type { Shop } from '../shop';
import { demandOpen, type StaffWork } from './staff-work.service';
import { replaceProducts } from './staff-work.store';
import { ticketEvents } from './tickets.events';
import { readTicket, type TicketService } from './tickets.service';
import { updateTicket } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface ChangeDependencies extends Pick<Platform, 'transact'> {
  readonly service: Pick<TicketService, 'lockTicket' | 'applySolved'>;
  readonly staffWork: Pick<StaffWork, 'applyComment' | 'applyHandler'>;
  readonly knowledge: Pick<Knowledge, 'findQuestion'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

/** A change as it was sent; `keys` are not yet looked at. */
export interface Change {
  readonly id: number;
  readonly keys: Readonly<Record<string, unknown>>;
  /** The question to link; null where none was sent. */
  readonly questionId: number | null;
}

export type RecordChanges = ReturnType<typeof createRecordChanges>;

export function createRecordChanges(deps: ChangeDependencies) {
  const { transact, service, staffWork, knowledge, shop } = deps;

  const applyProducts = async (tx: Db, emit: Emit, ticket: TicketRow, productIds: readonly number[]) => {
    const ids = [...new Set(productIds)];
    const named = ids.filter((id) => id !== 0);
    const known = await shop.findProducts(tx, named);
    if (named.some((id) => !known.has(id))) throw new AppError('tickets.product_unknown');
    await replaceProducts(tx, ticket.id, ids);
    emit(ticketEvents.changed, { ticketId: ticket.id });
  };

  const applyQuestion = async (tx: Db, emit: Emit, ticket: TicketRow, questionId: number) => {
    const question = await knowledge.findQuestion(tx, questionId);
    if (question?.valid !== 1) throw new AppError('tickets.question_unknown');
    await updateTicket(tx, ticket.id, { question_id: questionId });
    emit(ticketEvents.changed, { ticketId: ticket.id });
  };

  return {
    /**
     * @throws core.forbidden, tickets.change_not_allowed, tickets.question_unknown, tickets.product_unknown
     */
    async byCustomer(actor: CustomerActor, { id, keys, questionId }: Change): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await service.lockTicket(tx, actor, id);
        const change = allowed(customerChange, keys);
        if (questionId !== null) await applyQuestion(tx, emit, ticket, questionId);
        if (change.item_id_array !== undefined) await applyProducts(tx, emit, ticket, change.item_id_array);
        if (change.user_unread !== undefined) await applyUnread(tx, emit, actor, ticket, change.user_unread);
        if (change.is_solved !== undefined)
          await service.applySolved(tx, emit, ticket, change.is_solved, 'user');
      });
    },

    /**
     * A change of the handler follows the rules of assignment, duty among them.
     * @throws core.not_found, core.off_duty, tickets.closed, tickets.change_not_allowed, tickets.comment_long,
     *   tickets.agent_unknown
     */
    async byStaff(actor: StaffActor, { id, keys }: Omit<Change, 'questionId'>): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await service.lockTicket(tx, actor, id);
        if ('person_id' in keys) demandOpen(actor, ticket);
        const change = allowed(staffChange, keys);
        if (change.person_id !== undefined)
          await staffWork.applyHandler(tx, emit, ticket, change.person_id, actor);
        if (change.comment !== undefined) await staffWork.applyComment(tx, emit, ticket, change.comment);
        if (change.admin_unread !== undefined) {
          await applyUnread(tx, emit, actor, ticket, change.admin_unread);
        }
        if (change.is_solved !== undefined)
          await service.applySolved(tx, emit, ticket, change.is_solved, 'admin');
      });
    },
  };
}

/** @throws tickets.change_not_allowed on another key or another type */
function allowed<Schema extends z.ZodType>(schema: Schema, keys: Change['keys']): z.output<Schema> {
  const result = schema.safeParse(keys);
  if (!result.success) throw new AppError('tickets.change_not_allowed');
  return result.data;
}

/** Reads a ticket for the caller's side, or flags it as unread again. */
async function applyUnread(
  tx: Db,
  emit: Emit,
  actor: CustomerActor | StaffActor,
  ticket: TicketRow,
  unread: 0 | 1,
): Promise<void> {
  if (unread === 0) return readTicket(tx, emit, actor, ticket);
  const side = actor.kind === 'staff' ? 'admin' : 'user';
  const column = side === 'user' ? 'user_unread' : 'admin_unread';
  if (ticket[column] === 1) return;
  await updateTicket(tx, ticket.id, { [column]: 1 });
  emit(ticketEvents.read, { ticketId: ticket.id, customerId: ticket.customer_id, side });
}
