/*
 * Saves the filter of an agent, each change at once and one after the other: of those that come while one is on
 * its way only the last is sent. What failed is tried again after a second (RT-28).
 */
import { saveTablePart } from '../../lib/sync/table-part';
import type { StaffFilter } from './filter';
import { rowOfFilter } from './filter-row';

export interface FilterSaver {
  save: (filter: StaffFilter) => void;
}

/** Of one agent. `onGivenUp` hears of a change that could not be saved. */
export function createFilterSaver(personId: number, onGivenUp: (error: unknown) => void): FilterSaver {
  let isSending = false;
  let next: StaffFilter | undefined;
  const send = () => {
    const filter = next;
    if (filter === undefined) return;
    next = undefined;
    isSending = true;
    const done = () => {
      isSending = false;
      send();
    };
    const part = { addArray: [{ ...rowOfFilter(personId, filter) }], changeArray: [] };
    const failed = (error: unknown) => {
      if (next === undefined) onGivenUp(error);
      done();
    };
    saveTablePart(part, failed, done);
  };
  return {
    save(filter) {
      next = filter;
      if (!isSending) send();
    },
  };
}
