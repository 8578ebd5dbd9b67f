/* The left pane: the filter panel and the directory tree, each foldable (BENCH-03, BENCH-12). */
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { IconChevronDown, IconSettings } from '#icons';
import { Link } from 'react-router';
import { s } from '../../lib/i18n/staff';
import { DirectoryTree } from './directory-tree';
import type { StaffFilter } from './filter';
import type { OnPart } from './filter-group';
import { FilterPanel } from './filter-panel';
import type { Fold, PaneState } from './staff-panes';
import classes from './staff-side.module.css';

/** Where directories are edited (001 §2.6). */
const directoriesAddress = '/admin/Sop/SopAdministration';

export interface StaffSideProps extends Pick<PaneState, 'isFilterOpen' | 'isTreeOpen'> {
  filter: StaffFilter;
  onFilter: (filter: StaffFilter) => void;
  onFold: (part: Fold) => void;
}

/** Not drawn again while the filter stays: opening a ticket is none of its business. */
export const StaffSide = memo(function StaffSide(props: StaffSideProps) {
  const { filter, onFilter, isFilterOpen, isTreeOpen, onFold } = props;
  const latest = useRef(filter);
  useLayoutEffect(() => {
    latest.current = filter;
  }, [filter]);
  const onPart: OnPart = useCallback(
    (part, value) => onFilter({ ...latest.current, [part]: value }),
    [onFilter],
  );
  const onDirectory = useCallback((id: number | null) => onPart('directoryId', id), [onPart]);
  return (
    <aside className={classes.side} aria-label={s('list.sideName')}>
      <Section name={s('filter.title')} isOpen={isFilterOpen} onFold={() => onFold('isFilterOpen')}>
        <FilterPanel filter={filter} onPart={onPart} />
      </Section>
      <Section
        name={s('tree.title')}
        isOpen={isTreeOpen}
        onFold={() => onFold('isTreeOpen')}
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
        <DirectoryTree chosen={filter.directoryId} onChoose={onDirectory} />
      </Section>
    </aside>
  );
});

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
