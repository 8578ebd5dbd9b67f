/*
 * When a change comes too late: somebody else, or another tab of the same person, changed the row after what
 * this tab has seen. Pure.
 */

/** Who changed a row last, and when. */
export interface Stamped {
  readonly stamp: number;
  readonly stampWsid: string;
  readonly stampPersonId: number | null;
}

/** Who changes something now, and what his tab has seen. */
export interface Editor {
  readonly personId: number;
  /** Id of his browser tab, '' where it has none. */
  readonly wsid: string;
  /** The stamp of the last table sync that his tab applied; 0: he did not say, and nothing is stale. */
  readonly timestamp: number;
}

export function isStale(row: Stamped, { personId, wsid, timestamp }: Editor): boolean {
  if (timestamp === 0 || row.stamp <= timestamp) return false;
  return row.stampWsid !== wsid || row.stampPersonId !== personId;
}
