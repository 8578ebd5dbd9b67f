/* SQL of the staff list. It reads tickets and customers and writes nothing. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db, Tables } from '../../schema';
import type { ListFilter } from './workbench.types';

type TicketExpression = ExpressionBuilder<Tables, 'ticket'>;

/**
 * Ids of a page of tickets: customers by their newest update among the tickets that fit, the tickets of each
 * side by side, newest first. The first n tickets of that order belong to the customers of the n tickets that
 * were updated last; so only these are sorted, however many tickets there are.
 */
export async function listPage(
  db: Db,
  filter: ListFilter,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .with('recent', (recent) =>
      recent
        .selectFrom('ticket')
        .select(['customer_id', 'updated_at', 'id'])
        .where((row) => fits(row, filter))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.offset + page.limit),
    )
    .with('newest', (newest) =>
      newest
        .selectFrom('recent')
        .distinctOn('customer_id')
        .select(['customer_id', 'updated_at as newest_at', 'id as newest_id'])
        .orderBy('customer_id')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc'),
    )
    .selectFrom('ticket')
    .innerJoin('newest', 'newest.customer_id', 'ticket.customer_id')
    .select('ticket.id')
    // The builder knows the columns of `newest` too; the filter names those of `ticket` only.
    .where((row) => fits(row as unknown as TicketExpression, filter))
    .orderBy('newest.newest_at', 'desc')
    .orderBy('newest.newest_id', 'desc')
    .orderBy('ticket.updated_at', 'desc')
    .orderBy('ticket.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Customers whose name or account contains a text, in any case; no sign of it is a wildcard. */
export async function listCustomerIds(db: Db, part: string): Promise<number[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where((row) =>
      row.or([
        sql<SqlBool>`strpos(lower(name), lower(${part})) > 0`,
        sql<SqlBool>`strpos(lower(account), lower(${part})) > 0`,
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function countTickets(db: Db, filter: ListFilter): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => fits(row, filter))
    .executeTakeFirstOrThrow();
  return count;
}

function fits(row: TicketExpression, filter: ListFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.states !== undefined) conditions.push(inState(row, filter.states, filter.abnormalBefore));
  if (filter.typeIds !== undefined)
    conditions.push(row('ticket.question_type_id', '=', anyOf(filter.typeIds)));
  if (filter.handlerIds !== undefined)
    conditions.push(row('ticket.handler_id', '=', anyOf(filter.handlerIds)));
  if (filter.urgencies !== undefined)
    conditions.push(sql`ticket.urgency = any(${[...filter.urgencies]}::text[])`);
  if (filter.marks !== undefined) conditions.push(sql`ticket.mark = any(${[...filter.marks]}::text[])`);
  if (filter.shifts !== undefined) conditions.push(sql`ticket.shift = any(${[...filter.shifts]}::int[])`);
  if (filter.directoryIds === 'none') conditions.push(row('ticket.sop_directory_id', 'is', null));
  else if (filter.directoryIds !== undefined) {
    conditions.push(row('ticket.sop_directory_id', '=', anyOf(filter.directoryIds)));
  }
  if (filter.customerIds !== undefined) {
    conditions.push(row('ticket.customer_id', '=', anyOf(filter.customerIds)));
  }
  return row.and(conditions);
}

function inState(
  row: TicketExpression,
  states: NonNullable<ListFilter['states']>,
  abnormalBefore: number,
): Expression<SqlBool> {
  // Literals, so that the partial index of the unsolved serves.
  const solved = sql<SqlBool>`ticket.is_solved = 1`;
  const unsolved = sql<SqlBool>`ticket.is_solved = 0`;
  const open: Expression<SqlBool>[] = [];
  if (states.includes(0)) open.push(sql`ticket.last_sender is distinct from 'admin'`);
  if (states.includes(2)) open.push(sql`ticket.last_sender = 'admin'`);
  if (states.includes(3)) open.push(row('ticket.waiting_since', '<=', abnormalBefore));
  const openInState = row.and([unsolved, row.or(open)]);
  if (!states.includes(1)) return openInState;
  return open.length === 0 ? solved : row.or([solved, openInState]);
}

// One parameter for the whole list: a list of any length is the same statement.
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
