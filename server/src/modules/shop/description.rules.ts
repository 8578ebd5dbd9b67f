/* Which columns a change of a description touches, and whether it comes too late. Pure. */

/** Who changed a row last, and when. */
export interface Stamped {
  readonly stamp: number;
  readonly stamp_wsid: string;
  readonly change_person_id: number | null;
}

/** Who changes it now: the tab, and the last table sync that it knows; 0 where it names none. */
export interface Change {
  readonly personId: number;
  readonly wsid: string;
  readonly timestamp: number;
}

/** Whether somebody else, or another tab, changed the row after what this tab knows. */
export function isStale(row: Stamped, { personId, wsid, timestamp }: Change): boolean {
  if (timestamp === 0 || row.stamp <= timestamp) return false;
  return row.change_person_id !== personId || row.stamp_wsid !== wsid;
}

/**
 * What the columns of a text pair get. A text without a language stands for both: it is the English one, the
 * fallback, and the Chinese one goes.
 */
export function pairOfText(text: string, language: 'en' | 'zh' | undefined) {
  if (language === 'en') return { description: text };
  if (language === 'zh') return { description_zh: text };
  return { description: text, description_zh: null };
}
