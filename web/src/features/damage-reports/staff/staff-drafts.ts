/*
 * What an agent has begun and not sent outlives the window and the page: reviews by report, sendings by ticket
 * . Kept like the drafts of the chat, one JSON text each.
 */
import { createDrafts, type Drafts } from '../../../lib/drafts';
import { createKept } from '../../../lib/kept';
import { parseJson } from '../../../lib/system-content';

export interface StaffDraft {
  /** What was kept; an earlier version may have written it. */
  readonly read: () => Promise<unknown>;
  /** null removes it. */
  readonly write: (value: object | null) => void;
  /** Puts aside what is not written yet; for pagehide. */
  readonly rescue: () => void;
}

const opened = new Map<string, Drafts>();

/** `id`: of the report for reviews, of the ticket for sendings. */
export function staffDraftOf(personId: number, kind: 'reviews' | 'sendings', id: number): StaffDraft {
  const owner = `admin:${personId}:${kind}`;
  const drafts = opened.get(owner) ?? createDrafts(owner, createKept());
  opened.set(owner, drafts);
  return {
    read: async () => parseJson(await drafts.read(id)),
    write: (value) => drafts.write(id, value === null ? '' : JSON.stringify(value)),
    rescue: () => drafts.rescue(),
  };
}

/** The fields of what was kept; none where it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
