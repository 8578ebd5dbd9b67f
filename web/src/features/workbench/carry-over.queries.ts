/* Calls of the carry-over (BENCH-31, BENCH-32, Q-45). */
import type { StaffTicket } from '#contract/tickets/schemas';
import { call } from '../../lib/api';

/** Unreplied tickets of the present shift that the caller can carry over. */
export function listCarryOver(): Promise<StaffTicket[]> {
  return call('POST /javaplus/admin/recordQuestion/getCarryOverList', {});
}

/** Carries these over to the next shift; answers which of them were. */
export async function carryOver(ids: readonly number[]): Promise<readonly number[]> {
  const { recordQuestionIdList } = await call('POST /javaplus/admin/recordQuestion/carryOver', {
    recordQuestionIdList: [...ids],
  });
  return recordQuestionIdList;
}
