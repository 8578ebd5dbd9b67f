// Rows of the demo shop that tests of the matrix ask for by what they are.
import type { DemoApp } from './demo-app';

export interface DemoRows {
  /** An unsolved ticket of pilot@example.com. */
  readonly ticket: number;
  /** A message of a member of staff in a ticket of his. */
  readonly message: number;
  /** His damage report in status 1, and an answer of it. */
  readonly report: number;
  readonly answer: number;
  /** His report in status 2, its ticket is `reportTicket`. */
  readonly reviewed: number;
  readonly rated: number;
  readonly agent: number;
  readonly directory: number;
  readonly ratingOption: number;
  readonly ratingLevel: number;
  readonly product: number;
  readonly reportSop: number;
  readonly template: number;
}

export async function rowsOf({ app: { db } }: DemoApp): Promise<DemoRows> {
  const pilot = await db
    .selectFrom('customer')
    .select('id')
    .where('account', '=', 'pilot@example.com')
    .executeTakeFirstOrThrow();
  const tickets = await db
    .selectFrom('ticket')
    .select(['id', 'is_solved', 'score_status'])
    .where('customer_id', '=', pilot.id)
    .orderBy('id')
    .execute();
  const open = tickets.find((row) => row.is_solved === 0 && row.score_status === 0);
  const rated = tickets.find((row) => row.score_status === 3);
  const reports = await db
    .selectFrom('damage_report')
    .select(['id', 'status'])
    .where('customer_id', '=', pilot.id)
    .execute();
  const reportIn = (status: number) => reports.find((row) => row.status === status)?.id ?? missing('report');
  const answer = await db
    .selectFrom('damage_report_answer')
    .select('id')
    .where('report_id', '=', reportIn(1))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const message = await db
    .selectFrom('message')
    .select('id')
    .where('sender', '=', 'admin')
    .where(
      'ticket_id',
      'in',
      tickets.map(({ id }) => id),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const first = async (
    table: 'sop_directory' | 'rating_option' | 'rating_level' | 'product' | 'report_sop' | 'report_template',
  ) => (await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
  const agent = await db
    .selectFrom('person')
    .select('id')
    .where('account', '=', 'bruno')
    .executeTakeFirstOrThrow();
  return {
    ticket: open?.id ?? missing('ticket'),
    rated: rated?.id ?? missing('rated ticket'),
    message: message.id,
    report: reportIn(1),
    reviewed: reportIn(2),
    answer: answer.id,
    agent: agent.id,
    directory: await first('sop_directory'),
    ratingOption: await first('rating_option'),
    ratingLevel: await first('rating_level'),
    product: await first('product'),
    reportSop: await first('report_sop'),
    template: await first('report_template'),
  };
}

function missing(what: string): never {
  throw new Error(`the demo shop has no such ${what}`);
}
