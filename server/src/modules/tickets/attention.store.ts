/*
 * SQL of what is unread for staff: the flag of a ticket that all agents share, and beside it the few tickets that
 * concern one person. "Alone" is what only such a row makes unread.
 */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { CustomerTotals } from './tickets.store';

/** Ids of the tickets that are unread for one person alone, by person. */
export type Alone = ReadonlyMap<number, readonly number[]>;

export interface StaffTotals extends CustomerTotals {
  readonly alone: Alone;
}

export async function insertAttention(
  tx: Db,
  { ticketId, personId, since }: { ticketId: number; personId: number; since: number },
): Promise<void> {
  await tx
    .insertInto('ticket_attention')
    .values({ ticket_id: ticketId, person_id: personId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** These tickets no longer concern the person. @returns true where one did */
export async function deleteAttention(
  tx: Db,
  ticketIds: readonly number[],
  personId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ticket_attention')
    .where('ticket_id', '=', anyOf(ticketIds))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The totals of customers with what concerns single persons, in one statement. */
export async function listStaffTotals(
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, StaffTotals>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    // Read once: the few rows are not looked through again for each customer.
    .with('concerned', (query) =>
      query
        .selectFrom('ticket_attention')
        .innerJoin('ticket', 'ticket.id', 'ticket_attention.ticket_id')
        .select([
          'customer_id',
          sql<[personId: number, ticketId: number][]>`json_agg(json_build_array(person_id, ticket_id))`.as(
            'pairs',
          ),
        ])
        .where('customer_id', '=', anyOf(customerIds))
        .where('admin_unread', '=', 0)
        .groupBy('customer_id'),
    )
    .selectFrom('ticket')
    .select((row) => [
      'customer_id',
      row.fn.countAll<number>().filterWhere('user_unread', '=', 1).as('userUnread'),
      row.fn.countAll<number>().filterWhere('admin_unread', '=', 1).as('adminUnread'),
      row.fn.countAll<number>().filterWhere('is_solved', '=', 0).as('unsolved'),
      row
        .selectFrom('concerned')
        .select('pairs')
        .whereRef('concerned.customer_id', '=', 'ticket.customer_id')
        .as('pairs'),
    ])
    .where('customer_id', '=', anyOf(customerIds))
    .groupBy('customer_id')
    .execute();
  return new Map(
    rows.map(({ customer_id, pairs, ...totals }) => [
      customer_id,
      { ...totals, alone: byPerson(pairs ?? []) },
    ]),
  );
}

/** Tickets that are unread for everybody of staff, and how many more there are for single persons. */
export async function countUnreadOfStaff(
  db: Db,
): Promise<{ everybody: number; alone: ReadonlyMap<number, number> }> {
  const { everybody, alone } = await db
    .selectNoFrom([
      sql<number>`(select count(*) from ticket where admin_unread = 1)`.as('everybody'),
      sql<[personId: number, count: number][] | null>`(
        select json_agg(json_build_array(person_id, unread)) from (
          select person_id, count(*) as unread from ticket_attention join ticket on ticket.id = ticket_id
          where admin_unread = 0 group by person_id
        ) concerned
      )`.as('alone'),
    ])
    .executeTakeFirstOrThrow();
  return { everybody, alone: new Map(alone) };
}

/** Tickets that are unread for this person. */
export async function countUnreadOfPerson(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectNoFrom(
      sql<number>`(select count(*) from ticket where admin_unread = 1) + (
        select count(*) from ticket_attention join ticket on ticket.id = ticket_id
        where person_id = ${personId} and admin_unread = 0
      )`.as('count'),
    )
    .executeTakeFirstOrThrow();
  return count;
}

function byPerson(pairs: readonly [personId: number, ticketId: number][]): Alone {
  const alone = new Map<number, number[]>();
  for (const [personId, ticketId] of pairs) {
    alone.set(personId, [...(alone.get(personId) ?? []), ticketId]);
  }
  return alone;
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
