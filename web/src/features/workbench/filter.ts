/*
 * The filter of the staff list as it stands in the address: solve state and client name (001 §2.3, STATE-04).
 */
import type { StaffListBody } from '#contract/workbench/endpoints';

/** Values of the solve filter: resolved 1, no reply 0, replied 2, abnormal reply 3. */
export type SolveState = 0 | 1 | 2 | 3;

export interface StaffFilter {
  /** null = all. */
  readonly state: SolveState | null;
  readonly clientName: string;
}

const states: readonly SolveState[] = [0, 1, 2, 3];

export function filterOfAddress(query: URLSearchParams): StaffFilter {
  const text = query.get('state');
  const state = states.find((one) => String(one) === text) ?? null;
  return { state, clientName: (query.get('clientName') ?? '').slice(0, 200) };
}

/** The address with another filter; everything else in it stays. */
export function withFilter(query: URLSearchParams, filter: StaffFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  if (filter.state === null) next.delete('state');
  else next.set('state', String(filter.state));
  if (filter.clientName === '') next.delete('clientName');
  else next.set('clientName', filter.clientName);
  return next;
}

/** The filter as the call wants it: an empty field restricts nothing. */
export function bodyOfFilter(filter: StaffFilter): Pick<StaffListBody, 'state' | 'clientName'> {
  return {
    state: filter.state === null ? [] : [filter.state],
    clientName: filter.clientName.trim() === '' ? null : filter.clientName.trim(),
  };
}

export function isFiltered(filter: StaffFilter): boolean {
  return filter.state !== null || filter.clientName.trim() !== '';
}
