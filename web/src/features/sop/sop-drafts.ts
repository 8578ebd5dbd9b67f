/* What was typed in the editor and not saved outlives the screen and the page, per person and question. */
import { createDrafts, type Drafts } from '../../lib/drafts';
import { createKept } from '../../lib/kept';

const opened = new Map<number, Drafts>();

export function sopDraftsOf(personId: number): Drafts {
  const drafts = opened.get(personId) ?? createDrafts(`admin:${personId}:sop`, createKept());
  opened.set(personId, drafts);
  return drafts;
}

/** Under which number the typing is kept: a question's own, or, for a new one, that of its directory. */
export function draftKeyOf(questionId: number | null, directoryId: number | null): number {
  if (questionId !== null) return questionId;
  return directoryId === null ? -1 : -2 - directoryId;
}
