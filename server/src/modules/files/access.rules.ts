/* Who may fetch a file. Pure; whether a ticket is somebody's own is asked elsewhere. */
import type { Actor } from '#contract/core/actor';

/** What is known of a file. */
export interface FileStanding {
  readonly is_public: boolean;
  readonly ticket_ids: readonly number[];
  readonly uploader_side: 'user' | 'admin' | null;
  readonly uploader_id: number | null;
}

/** 'own ticket' where it depends on whether one of its tickets is the customer's. */
export function mayFetch(actor: Actor, file: FileStanding): boolean | 'own ticket' {
  if (file.is_public || actor.kind === 'staff') return true;
  if (actor.kind === 'visitor') return false;
  if (file.ticket_ids.length > 0) return 'own ticket';
  return file.uploader_side === 'user' && file.uploader_id === actor.customerId;
}
