/* Reading a conversation: pages back in time, and what changed after a revision. */
import type { Actor } from '#contract/core/actor';
import { counts } from '#contract/core/limits';
import type { Db } from '../../schema';
import type { Tickets } from '../tickets';
import { listChanged, listNewest } from './chat.store';
import type { MessageRow } from './chat.types';

export interface PageWanted {
  readonly recordQuestionId: number;
  readonly timestamp?: number | null;
  readonly afterRev?: number | null;
}

export interface MessagePage {
  readonly rows: readonly MessageRow[];
  readonly hasMore: boolean;
  /** Revision of the ticket; every change up to it is in the rows, as far as the page reaches. */
  readonly rev: number;
}

/**
 * A page of messages, oldest first; with `afterRev` in order of rev.
 * @throws core.forbidden, core.not_found
 */
export async function readMessages(
  db: Db,
  tickets: Pick<Tickets, 'requireTicket'>,
  actor: Actor,
  wanted: PageWanted,
): Promise<MessagePage> {
  // The revision is read before the messages: what is stored in between comes twice rather than never.
  const { id, rev } = await tickets.requireTicket(db, actor, wanted.recordQuestionId);
  if (wanted.afterRev != null) {
    const limit = counts.resumePage;
    const rows = await listChanged(db, id, { afterRev: wanted.afterRev, limit: limit + 1 });
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit, rev };
  }
  const limit = counts.chatPage;
  const rows = await listNewest(db, id, { before: wanted.timestamp ?? undefined, limit: limit + 1 });
  return { rows: rows.slice(0, limit).reverse(), hasMore: rows.length > limit, rev };
}
