// The refusal of the five-minute rule (ERR-01, ERR-02), known by its code: how long it lasts and which ticket was made.
import { ApiError } from './api';
import type { RepeatedData } from '#contract/tickets/schemas';

export interface Repeated {
  /** When another ticket may be created, by this browser's clock, ms. */
  readonly until: number;
  /** The ticket that was made; null where it is not known. */
  readonly questionRecordId: number | null;
  /** It is of the same question and unsolved: it can be opened in place of a new one. */
  readonly isSame: boolean;
}

/** What the refusal says; undefined for every other error. */
export function repeatedOf(error: unknown, now = Date.now()): Repeated | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const data = error.data as Partial<RepeatedData> | null | undefined;
  if (data?.reason !== 'tickets.repeated') return undefined;
  const { seconds = 0, questionRecordId = null, isSame = false } = data;
  return { until: now + seconds * 1000, questionRecordId, isSame };
}
