/*
 * The filter of the staff list: what it holds, how it stands in the address (a view can be shared, STATE-04) and
 * in the body of the call (001 §2.3, Q-50). An empty part restricts nothing. Pure.
 */
import type { StaffListBody } from '#contract/workbench/endpoints';
import type { StaffTicket } from '#contract/tickets/schemas';

/** Values of the solve filter: no reply 0, resolved 1, replied 2, abnormal reply 3. */
export type SolveState = 0 | 1 | 2 | 3;
export type Urgency = StaffTicket['urgencyLevel'];
export type Mark = StaffTicket['mark'];
export type Shift = 1 | 2 | 3;

export interface StaffFilter {
  readonly states: readonly SolveState[];
  /** Question types; each stands for those below it too. */
  readonly typeIds: readonly number[];
  /** Handling agents. */
  readonly personIds: readonly number[];
  readonly urgencies: readonly Urgency[];
  readonly marks: readonly Mark[];
  readonly shifts: readonly Shift[];
  /** Part of a customer's name or account. */
  readonly clientName: string;
  /** A directory with those below it; 0 is what is in none. */
  readonly directoryId: number | null;
}

/** The parts that are lists. */
export type ListPart = Exclude<keyof StaffFilter, 'clientName' | 'directoryId'>;

export const emptyFilter: StaffFilter = {
  states: [],
  typeIds: [],
  personIds: [],
  urgencies: [],
  marks: [],
  shifts: [],
  clientName: '',
  directoryId: null,
};

export const solveStates: readonly SolveState[] = [0, 2, 3, 1];
export const urgencies: readonly Urgency[] = ['P1', 'P2', 'P3', 'P4'];
export const marks: readonly Mark[] = ['global', 'cn'];
export const shifts: readonly Shift[] = [1, 2, 3];
export const longestClientName = 200;
/** Most values of one part that the call takes. */
const mostValues = 500;

/** Names in the address; those of the call's body. */
const names = {
  states: 'state',
  typeIds: 'questionType',
  personIds: 'personIds',
  urgencies: 'urgencyLevel',
  marks: 'mark',
  shifts: 'classes',
} as const satisfies Record<ListPart, keyof StaffListBody>;

export const listParts = Object.keys(names) as readonly ListPart[];

/** Those of the known values that a text names, each once. */
function known<Value extends string | number>(texts: readonly string[], values: readonly Value[]): Value[] {
  return values.filter((value) => texts.includes(String(value)));
}

function ids(texts: readonly string[]): number[] {
  const valid = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return [...new Set(valid)].slice(0, mostValues);
}

/** Whatever an address or a saved row says becomes a filter; what is no value of a part is left out. */
export function filterOf(
  textsOf: (part: ListPart) => readonly string[],
  clientName: string,
  directoryId: string,
): StaffFilter {
  return {
    states: known(textsOf('states'), solveStates),
    typeIds: ids(textsOf('typeIds')),
    personIds: ids(textsOf('personIds')),
    urgencies: known(textsOf('urgencies'), urgencies),
    marks: known(textsOf('marks'), marks),
    shifts: known(textsOf('shifts'), shifts),
    clientName: clientName.slice(0, longestClientName),
    directoryId: /^\d{1,9}$/.test(directoryId) ? Number(directoryId) : null,
  };
}

export function filterOfAddress(query: URLSearchParams): StaffFilter {
  return filterOf(
    (part) => query.get(names[part])?.split(',') ?? [],
    query.get('clientName') ?? '',
    query.get('directoryId') ?? '',
  );
}

/** The address with another filter; everything else in it stays. */
export function withFilter(query: URLSearchParams, filter: StaffFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  for (const part of listParts) put(names[part], filter[part].join(','));
  put('clientName', filter.clientName);
  put('directoryId', filter.directoryId === null ? '' : String(filter.directoryId));
  return next;
}

/** The filter as the call wants it. */
export function bodyOfFilter(filter: StaffFilter) {
  return {
    state: [...filter.states],
    questionType: [...filter.typeIds],
    personIds: [...filter.personIds],
    urgencyLevel: [...filter.urgencies],
    mark: [...filter.marks],
    classes: [...filter.shifts],
    clientName: filter.clientName.trim() === '' ? null : filter.clientName.trim(),
    directoryId: filter.directoryId,
  } satisfies StaffListBody;
}

export function isFiltered(filter: StaffFilter): boolean {
  return (
    listParts.some((part) => filter[part].length > 0) ||
    filter.clientName.trim() !== '' ||
    filter.directoryId !== null
  );
}
