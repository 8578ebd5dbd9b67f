/* The views that agents ask for most, by one word each. */
import { useCommands } from './command-store';
import { emptyFilter, type SolveState, type StaffFilter } from './filter';

/** `filter`: null while it is restored; nothing can be asked for until then. */
export function useFilterCommands(
  filter: StaffFilter | null,
  onFilter: (filter: StaffFilter) => void,
  ownId: number,
): void {
  const only = (state: SolveState) => () => onFilter({ ...emptyFilter, states: [state] });
  useCommands(
    filter === null
      ? {}
      : {
          noReply: only(0),
          replied: only(2),
          abnormal: only(3),
          solved: only(1),
          mine: () => onFilter({ ...emptyFilter, personIds: [ownId] }),
          unfiltered: () => onFilter(emptyFilter),
        },
  );
}
