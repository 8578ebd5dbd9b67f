/*
 * Answers that were entered and not submitted outlive the form and the page. They are kept like the
 * drafts of the chat, per person and report, as one text each.
 */
import { createDrafts, type Drafts } from '../../lib/drafts';
import { createKept } from '../../lib/kept';
import { parseJson } from '../../lib/system-content';
import type { AnswerText, Edits } from './answers';

export interface ReportDraft {
  /**
   * What was entered since the submission at `submittedAt` (null = the first one is still to come); nothing
   * where the report was submitted since, from another window perhaps.
   */
  readonly read: (submittedAt: number | null) => Promise<Edits>;
  /** Keeps the edits; none removes the draft. */
  readonly write: (submittedAt: number | null, edits: Edits) => void;
  /** Puts aside what is not written yet; for pagehide. */
  readonly rescue: () => void;
}

const opened = new Map<string, Drafts>();

/** The draft of one of a person's reports; `owner` as in lib/drafts. */
export function reportDraftOf(owner: string, reportId: number): ReportDraft {
  const drafts = opened.get(owner) ?? createDrafts(`${owner}:reports`, createKept());
  opened.set(owner, drafts);
  return createReportDraft(drafts, reportId);
}

/** A draft on a storage of its own. */
export function createReportDraft(drafts: Drafts, reportId: number): ReportDraft {
  return {
    async read(submittedAt) {
      const kept = fieldsOf(parseJson(await drafts.read(reportId)));
      return kept['submittedAt'] === submittedAt ? editsOf(kept['edits']) : {};
    },
    write(submittedAt, edits) {
      const isEmpty = Object.keys(edits).length === 0;
      drafts.write(reportId, isEmpty ? '' : JSON.stringify({ submittedAt, edits }));
    },
    rescue: () => drafts.rescue(),
  };
}

/** What an earlier version wrote, less what does not fit. */
function editsOf(value: unknown): Edits {
  const edits = Object.entries(fieldsOf(value)).flatMap(([id, edit]) => {
    const { contentItemId, url, content } = fieldsOf(edit);
    const fits = typeof contentItemId === 'string' && typeof url === 'string' && typeof content === 'string';
    const answer: AnswerText | null = fits ? { contentItemId, url, content } : null;
    return answer === null || !/^\d+$/.test(id) ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(edits);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
