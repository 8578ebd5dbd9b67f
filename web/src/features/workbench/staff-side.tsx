/* The left pane: the filter panel and the directory tree, each foldable (BENCH-03, BENCH-12). */
import type { ReactNode } from 'react';
import { IconChevronDown, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { s } from '../../lib/i18n/staff';
import { DirectoryTree } from './directory-tree';
import type { StaffFilter } from './filter';
import { FilterPanel } from './filter-panel';
import type { PaneState } from './staff-panes';
import classes from './staff-side.module.css';

/** Where directories are edited (001 §2.6). */
const directoriesAddress = '/admin/Sop/SopAdministration';

export interface StaffSideProps extends Pick<PaneState, 'isFilterOpen' | 'isTreeOpen'> {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
  onFold: (part: Partial<PaneState>) => void;
}

export function StaffSide({ filter, onFilter, isFilterOpen, isTreeOpen, onFold }: StaffSideProps) {
  return (
    <aside className={classes.side} aria-label={s('list.sideName')}>
      <Section
        name={s('filter.title')}
        isOpen={isFilterOpen}
        onFold={() => onFold({ isFilterOpen: !isFilterOpen })}
      >
        <FilterPanel filter={filter} onFilter={onFilter} />
      </Section>
      <Section
        name={s('tree.title')}
        isOpen={isTreeOpen}
        onFold={() => onFold({ isTreeOpen: !isTreeOpen })}
        action={
          <Link
            to={directoriesAddress}
            className={classes.manage}
            aria-label={s('tree.manage')}
            data-tip={s('tree.manage')}
          >
            <IconSettings size={16} aria-hidden />
          </Link>
        }
      >
        <DirectoryTree
          chosen={filter.directoryId}
          onChoose={(directoryId) => onFilter({ ...filter, directoryId })}
        />
      </Section>
    </aside>
  );
}

interface SectionProps {
  name: string;
  isOpen: boolean;
  onFold: () => void;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ name, isOpen, onFold, action, children }: SectionProps) {
  return (
    <section className={classes.section} data-open={isOpen || undefined} aria-label={name}>
      <div className={classes.head}>
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={onFold}>
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          <span>{name}</span>
        </button>
        {action}
      </div>
      {isOpen && <div className={classes.body}>{children}</div>}
    </section>
  );
}
