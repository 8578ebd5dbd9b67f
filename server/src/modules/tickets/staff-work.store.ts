/* SQL of staff work: tickets that lose their directory, other products, what can be carried over. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { TicketRow } from './tickets.types';

// Far more than one shift leaves behind; a list is never without an end.
const listLimit = 5_000;

/** Takes directory and question from the tickets classified into these directories. @returns their ids */
export async function unclassifyTickets(tx: Db, directoryIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('ticket')
    .set({ sop_directory_id: null, sop_question_id: null })
    .where('sop_directory_id', '=', anyOf(directoryIds))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes questions of directories from the tickets that name them; the directory stays. @returns their ids */
export async function forgetSopQuestions(tx: Db, questionIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('ticket')
    .set({ sop_question_id: null })
    .where('sop_question_id', '=', anyOf(questionIds))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives a ticket other products. Its own product becomes the first of them, unless a damage report says which
 * it is. The ticket must be held.
 */
export async function replaceProducts(
  tx: Db,
  ticketId: number,
  productIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('ticket_product').where('ticket_id', '=', ticketId).execute();
  if (productIds.length > 0) {
    await tx
      .insertInto('ticket_product')
      .values(
        productIds.map((productId, position) => ({ ticket_id: ticketId, product_id: productId, position })),
      )
      .execute();
  }
  await tx
    .updateTable('ticket')
    .set({ product_id: productIds[0] || null })
    .where('id', '=', ticketId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('damage_report').select('id').where('ticket_id', '=', ticketId))),
    )
    .execute();
}

/** Whose unanswered tickets of which shift. */
export interface Carryable {
  readonly shift: TicketRow['shift'];
  readonly personId: number;
}

/** Ids of unsolved tickets that staff have not answered, of nobody or of this agent, newest update first. */
export async function listCarryable(db: Db, of: Carryable): Promise<number[]> {
  const rows = await carryable(db, of)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listLimit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The same, all of them or those of `ids`, held in the order of their ids until the end of the transaction. */
export async function lockCarryable(tx: Db, of: Carryable, ids?: readonly number[]): Promise<number[]> {
  const rows = await carryable(tx, of)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Into this shift, with nobody as handler. */
export async function carryTickets(tx: Db, ids: readonly number[], shift: TicketRow['shift']): Promise<void> {
  await tx
    .updateTable('ticket')
    .set({ carry_over: 1, shift, handler_id: null })
    .where('id', '=', anyOf(ids))
    .execute();
}

function carryable(db: Db, { shift, personId }: Carryable) {
  return (
    db
      .selectFrom('ticket')
      .select('id')
      .where('shift', '=', shift)
      // Written out, so that the partial index serves.
      .where('is_solved', '=', sql.lit(0))
      .where('last_sender', 'is distinct from', 'admin')
      .where((row) => row.or([row('handler_id', 'is', null), row('handler_id', '=', personId)]))
  );
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
