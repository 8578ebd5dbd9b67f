/* The line above the list: how many tickets, and what they are filtered by, each part removable. */
import { useQuery } from '@tanstack/react-query';
import { IconX } from '#icons';
import { s } from '../../lib/i18n/staff';
import { directoriesQuery } from './directory.queries';
import { emptyFilter, type StaffFilter } from './filter';
import { chipsOf } from './filter-names';
import { agentsQuery, typesQuery } from './filter.queries';
import classes from './filter-chips.module.css';

export interface FilterChipsProps {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
}

export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const { data: types } = useQuery({ ...typesQuery, enabled: filter.typeIds.length > 0 });
  const { data: agents } = useQuery({ ...agentsQuery, enabled: filter.personIds.length > 0 });
  const { data: directories } = useQuery({ ...directoriesQuery, enabled: filter.directoryId !== null });
  const chips = chipsOf(filter, { types, agents, directories });
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips} role="group" aria-label={s('filter.active')}>
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-label={s('filter.remove', { name: label })}
          onClick={() => onFilter(without)}
        >
          <span className={classes.label} data-tip-cut>
            {label}
          </span>
          <IconX size={12} aria-hidden />
        </button>
      ))}
      <button type="button" className={classes.clear} onClick={() => onFilter(emptyFilter)}>
        {s('filter.clear')}
      </button>
    </div>
  );
}
