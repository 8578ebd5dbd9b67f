/* SQL of the assistant's lines: each person's own, ticket by ticket. */
import { sql } from 'kysely';
import type { Source } from '#contract/assistant/endpoints';
import type { Side } from '#contract/core/actor';
import type { Db } from '../../schema';

/** Whose lines, of which ticket. */
export interface LineOwner {
  readonly ticketId: number;
  readonly side: Side;
  readonly identityId: number;
}

export interface NewLine {
  readonly role: 'user' | 'ai';
  /** Plain text. */
  readonly content: string;
  readonly sources: readonly Source[];
}

export interface StoredLine extends NewLine {
  readonly id: number;
  readonly created_at: number;
}

/** @returns the ids, in the order given */
export async function insertLines(
  db: Db,
  owner: LineOwner,
  lines: readonly NewLine[],
  now: number,
): Promise<number[]> {
  const rows = await db
    .insertInto('assistant_line')
    .values(
      lines.map(({ role, content, sources }) => ({
        ticket_id: owner.ticketId,
        side: owner.side,
        identity_id: owner.identityId,
        role,
        content,
        sources: JSON.stringify(sources),
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export interface StoredAnswer {
  /** Plain text. */
  readonly content: string;
  readonly sources: readonly Source[];
  /** What was asked; plain text. */
  readonly question: string;
}

/** An answer with its question, which was stored just before it; undefined where there is none of this owner. */
export async function findAnswer(db: Db, owner: LineOwner, id: number): Promise<StoredAnswer | undefined> {
  const [answer, question] = await db
    .selectFrom('assistant_line')
    .select(['id', 'role', 'content', 'sources'])
    .where('ticket_id', '=', owner.ticketId)
    .where('side', '=', owner.side)
    .where('identity_id', '=', owner.identityId)
    .where('deleted', '=', false)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (answer?.id !== id || answer.role !== 'ai') return undefined;
  const { content, sources } = answer;
  return { content, sources: sources as Source[], question: question?.content ?? '' };
}

/** The newest `limit` lines, oldest first. */
export async function listLines(db: Db, owner: LineOwner, limit: number): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('assistant_line')
    .select(['id', 'role', 'content', 'sources', 'created_at'])
    .where('ticket_id', '=', owner.ticketId)
    .where('side', '=', owner.side)
    .where('identity_id', '=', owner.identityId)
    .where('deleted', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().map((row) => ({ ...row, sources: row.sources as Source[] }));
}

export async function deleteLines(db: Db, owner: LineOwner): Promise<void> {
  await db
    .updateTable('assistant_line')
    .set({ deleted: true })
    .where('ticket_id', '=', owner.ticketId)
    .where('side', '=', owner.side)
    .where('identity_id', '=', owner.identityId)
    .where('deleted', '=', false)
    .execute();
}

/** Gives the customers' lines of these tickets to the one they belong to now. */
export async function moveLines(db: Db, ticketIds: readonly number[], customerId: number): Promise<void> {
  await db
    .updateTable('assistant_line')
    .set({ identity_id: customerId })
    .where('ticket_id', '=', sql<number>`any(${[...ticketIds]}::int[])`)
    .where('side', '=', 'user')
    .execute();
}
