/* SQL of ticket creation: the five-minute rule, the open consultation, the load of handlers, the new rows. */
import { sql } from 'kysely';
import { onlineConsultation } from '#contract/core/limits';
import type { Db } from '../../schema';
import type { StoredTicket } from './tickets.types';

/**
 * Begins the customer's five minutes, unless they run already: one statement, so that of many at once one
 * succeeds. A last time far in the future is that of a clock that was set back; it counts for nothing.
 * @returns false when they run
 */
export async function takeTurn(
  tx: Db,
  turn: { customerId: number; now: number; repeatMs: number },
): Promise<boolean> {
  const { customerId, now, repeatMs } = turn;
  const taken = await tx
    .insertInto('ticket_repeat')
    .values({ customer_id: customerId, last_created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ last_created_at: now })
        .where((row) =>
          row.or([
            row('ticket_repeat.last_created_at', '<=', now - repeatMs),
            row('ticket_repeat.last_created_at', '>', now + repeatMs),
          ]),
        ),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The ticket that began the customer's five minutes, and when that was. */
export async function findTurn(
  tx: Db,
  customerId: number,
): Promise<
  { begunAt: number; id: number | null; questionId: number | null; isSolved: 0 | 1 | null } | undefined
> {
  return (
    tx
      .selectFrom('ticket_repeat as turn')
      .leftJoin('ticket', (join) =>
        join
          .onRef('ticket.customer_id', '=', 'turn.customer_id')
          .onRef('ticket.created_at', '=', 'turn.last_created_at'),
      )
      .select([
        'turn.last_created_at as begunAt',
        'ticket.id as id',
        'ticket.question_id as questionId',
        'ticket.is_solved as isSolved',
      ])
      .where('turn.customer_id', '=', customerId)
      // Of two in the same millisecond the earlier one: the later one is the one that is being refused.
      .orderBy('ticket.id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The five minutes of a bound identity count for the account. */
export async function mergeTurns(tx: Db, from: number, to: number): Promise<void> {
  const left = await tx
    .deleteFrom('ticket_repeat')
    .where('customer_id', '=', from)
    .returning('last_created_at')
    .executeTakeFirst();
  if (left === undefined) return;
  await tx
    .insertInto('ticket_repeat')
    .values({ customer_id: to, last_created_at: left.last_created_at })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({
        last_created_at: sql`greatest(ticket_repeat.last_created_at, excluded.last_created_at)`,
      }),
    )
    .execute();
}

/** Makes creations of online consultations of one customer queue until the end of the transaction. */
export async function lockConsultation(tx: Db, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${onlineConsultation.typeId}::int, ${customerId}::int)`.execute(tx);
}

/** The open online consultation that was touched last. */
export async function findOpenConsultation(tx: Db, customerId: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom('ticket')
    .select('id')
    .where('customer_id', '=', customerId)
    // Written out, so that the partial index serves.
    .where('question_type_id', '=', sql.lit(onlineConsultation.typeId))
    .where('is_solved', '=', sql.lit(0))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** Unsolved tickets of these agents; 0 for those without any. */
export async function countOpenTickets(tx: Db, handlerIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map(handlerIds.map((id) => [id, 0]));
  if (handlerIds.length === 0) return counts;
  const rows = await tx
    .selectFrom('ticket')
    .select((row) => ['handler_id', row.fn.countAll<number>().as('count')])
    .where('handler_id', '=', sql<number>`any(${[...handlerIds]}::int[])`)
    .where('is_solved', '=', sql.lit(0))
    .groupBy('handler_id')
    .execute();
  for (const { handler_id, count } of rows) if (handler_id !== null) counts.set(handler_id, count);
  return counts;
}

/** Whole tickets with their products. @returns the ids, in the order given */
export async function insertTickets(tx: Db, tickets: readonly StoredTicket[]): Promise<number[]> {
  if (tickets.length === 0) return [];
  const rows = tickets.map(({ productIds: _, ...ticket }) => ticket);
  const inserted = await tx.insertInto('ticket').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id);
  const products = tickets.flatMap(({ productIds }, at) =>
    productIds.map((productId, position) => ({ ticket_id: ids[at] ?? 0, product_id: productId, position })),
  );
  if (products.length > 0) await tx.insertInto('ticket_product').values(products).execute();
  return ids;
}
