/*
 * The filter panel (BENCH-03…10): every part of the filter with "select all". What is ticked is applied at once,
 * what is typed after a pause.
 */
import { useQuery } from '@tanstack/react-query';
import { s } from '../../lib/i18n/staff';
import { marks, shifts, solveStates, type StaffFilter } from './filter';
import { FilterClientName } from './filter-client-name';
import { FilterGroup } from './filter-group';
import { FilterTypes } from './filter-types';
import { stateNames } from './filter-names';
import { agentsQuery, urgencyLevelsQuery } from './filter.queries';
import classes from './filter-panel.module.css';

export interface FilterPanelProps {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
}

const stateOptions = solveStates.map((value) => ({ value, label: s(stateNames[value]) }));
const markOptions = marks.map((value) => ({ value, label: value }));
const shiftOptions = shifts.map((value) => ({ value, label: s(`bench.shift.${value}`) }));

export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const agents = useQuery(agentsQuery);
  const levels = useQuery(urgencyLevelsQuery);
  return (
    <div className={classes.panel}>
      <FilterClientName
        value={filter.clientName}
        onChange={(clientName) => onFilter({ ...filter, clientName })}
      />
      <FilterGroup
        name={s('filter.state')}
        options={stateOptions}
        chosen={filter.states}
        onChange={(states) => onFilter({ ...filter, states })}
        isInline
      />
      <FilterGroup
        name={s('filter.urgency')}
        options={levels.data}
        isFailed={levels.isError}
        onRetry={() => void levels.refetch()}
        chosen={filter.urgencies}
        onChange={(urgencies) => onFilter({ ...filter, urgencies })}
        isInline
      />
      <FilterGroup
        name={s('filter.person')}
        options={agents.data?.map(({ id, name }) => ({ value: id, label: name }))}
        isFailed={agents.isError}
        onRetry={() => void agents.refetch()}
        chosen={filter.personIds}
        onChange={(personIds) => onFilter({ ...filter, personIds })}
      />
      <FilterTypes chosen={filter.typeIds} onChange={(typeIds) => onFilter({ ...filter, typeIds })} />
      <FilterGroup
        name={s('filter.mark')}
        options={markOptions}
        chosen={filter.marks}
        onChange={(next) => onFilter({ ...filter, marks: next })}
        isInline
      />
      <FilterGroup
        name={s('filter.shift')}
        options={shiftOptions}
        chosen={filter.shifts}
        onChange={(next) => onFilter({ ...filter, shifts: next })}
      />
    </div>
  );
}
