/*
 * The filter as a row of the table filterQuestionRecord (BENCH-11, Q-151, Q-172): lists are JSON texts. The named
 * columns is_solved and no_reply say in short what the column `state` says in full. Pure.
 */
import type { FilterRow } from '#contract/sync/schemas';
import { filterOf, type ListPart, type SolveState, type StaffFilter } from './filter';

const columns = {
  states: 'state',
  typeIds: 'question_type_id_array',
  personIds: 'person_id_array',
  urgencies: 'urgency',
  marks: 'mark',
  shifts: 'classes',
} as const satisfies Record<ListPart, keyof FilterRow>;

/** What is written of a row; the server knows its id by the person. */
export type SavedFilter = Omit<FilterRow, 'id'>;

export function rowOfFilter(personId: number, filter: StaffFilter): SavedFilter {
  const list = (part: ListPart) => JSON.stringify(filter[part]);
  return {
    person_id: personId,
    is_solved: isSolvedOf(filter.states),
    no_reply: filter.states.length === 0 ? null : filter.states.includes(0) ? 1 : 0,
    question_type_id_array: list('typeIds'),
    state: list('states'),
    person_id_array: list('personIds'),
    urgency: list('urgencies'),
    mark: list('marks'),
    classes: list('shifts'),
    client_name: filter.clientName.trim(),
    directory_id: filter.directoryId,
  };
}

/** 1 only resolved, 0 only unsolved, null both. */
function isSolvedOf(states: readonly SolveState[]): 0 | 1 | null {
  if (states.length === 0) return null;
  if (!states.includes(1)) return 0;
  return states.length === 1 ? 1 : null;
}

/** The filter of a saved row. A row that has only the named columns says its states by them. */
export function filterOfRow(row: FilterRow): StaffFilter {
  const filter = filterOf(
    (part) => textsOf(row[columns[part]]),
    row.client_name,
    row.directory_id === null ? '' : String(row.directory_id),
  );
  return filter.states.length > 0 ? filter : { ...filter, states: statesOfFlags(row) };
}

function statesOfFlags({ is_solved, no_reply }: Pick<FilterRow, 'is_solved' | 'no_reply'>): SolveState[] {
  if (is_solved === 1) return no_reply === 1 ? [0, 1] : [1];
  if (no_reply === 1) return [0];
  return is_solved === 0 ? [0, 2] : [];
}

function textsOf(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
