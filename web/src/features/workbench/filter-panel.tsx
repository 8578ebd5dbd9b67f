/*
 * The filter panel (BENCH-03…10): every part of the filter with "select all". What is ticked is applied at once,
 * what is typed after a pause.
 */
import { useQuery } from '@tanstack/react-query';
import { s } from '../../lib/i18n/staff';
import { marks, shifts, solveStates, type StaffFilter } from './filter';
import { FilterClientName } from './filter-client-name';
import { FilterGroup, type OnPart } from './filter-group';
import { FilterTypes } from './filter-types';
import { stateNames } from './filter-names';
import { type Agent, agentsQuery, urgencyLevelsQuery } from './filter.queries';
import classes from './filter-panel.module.css';

export interface FilterPanelProps {
  filter: StaffFilter;
  /** Takes the new values of one part. */
  onPart: OnPart;
}

const stateOptions = solveStates.map((value) => ({ value, label: s(stateNames[value]) }));
const asOptions = (agents: readonly Agent[]) => agents.map(({ id, name }) => ({ value: id, label: name }));
const markOptions = marks.map((value) => ({ value, label: value }));
const shiftOptions = shifts.map((value) => ({ value, label: s(`bench.shift.${value}`) }));

export function FilterPanel({ filter, onPart }: FilterPanelProps) {
  const agents = useQuery({ ...agentsQuery, select: asOptions });
  const levels = useQuery(urgencyLevelsQuery);
  return (
    <div className={classes.panel}>
      <FilterClientName
        value={filter.clientName}
        onChange={(clientName) => onPart('clientName', clientName)}
      />
      <FilterGroup
        part="states"
        name={s('filter.state')}
        options={stateOptions}
        chosen={filter.states}
        onPart={onPart}
        isInline
      />
      <FilterGroup
        part="urgencies"
        name={s('filter.urgency')}
        options={levels.data}
        isFailed={levels.isError}
        onRetry={levels.refetch}
        chosen={filter.urgencies}
        onPart={onPart}
        isInline
      />
      <FilterGroup
        part="personIds"
        name={s('filter.person')}
        options={agents.data}
        isFailed={agents.isError}
        onRetry={agents.refetch}
        chosen={filter.personIds}
        onPart={onPart}
      />
      <FilterTypes chosen={filter.typeIds} onPart={onPart} />
      <FilterGroup
        part="marks"
        name={s('filter.mark')}
        options={markOptions}
        chosen={filter.marks}
        onPart={onPart}
        isInline
      />
      <FilterGroup
        part="shifts"
        name={s('filter.shift')}
        options={shiftOptions}
        chosen={filter.shifts}
        onPart={onPart}
      />
    </div>
  );
}
