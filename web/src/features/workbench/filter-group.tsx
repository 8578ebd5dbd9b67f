/* One part of the filter panel: its name with "select all", which is exactly what the boxes below say (BENCH-10). */
import { memo, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '@mantine/core';
import { IconChevronDown } from '#icons';
import { s } from '../../lib/i18n/staff';
import type { ListPart, StaffFilter } from './filter';
import { afterAll, type Tick, tickOfAll, toggled } from './filter-choice';
import classes from './filter-panel.module.css';

/** Takes the new value of one part of the filter. */
export type OnPart = <Part extends keyof StaffFilter>(part: Part, value: StaffFilter[Part]) => void;

type Value<Part extends ListPart> = StaffFilter[Part][number];

export interface FilterGroupProps<Part extends ListPart> {
  part: Part;
  name: string;
  /** undefined while they load. */
  options: readonly { value: Value<Part>; label: string }[] | undefined;
  isFailed?: boolean;
  onRetry?: () => void;
  chosen: readonly Value<Part>[];
  onPart: OnPart;
  /** Short labels stand beside each other. */
  isInline?: boolean;
}

function Group<Part extends ListPart>(props: FilterGroupProps<Part>) {
  const { part, name, options, isFailed = false, onRetry, chosen, onPart, isInline = false } = props;
  const offered = options?.map(({ value }) => value) ?? [];
  // A list of the part's own values is what the part is.
  const choose = (next: readonly Value<Part>[]) =>
    onPart(part, next as readonly unknown[] as StaffFilter[Part]);
  return (
    <FilterSection
      name={name}
      count={chosen.length}
      tick={tickOfAll(offered, chosen)}
      onAll={() => choose(afterAll(offered, chosen))}
      isReady={options !== undefined}
    >
      {isFailed && !options && <Failed onRetry={onRetry} />}
      <div className={classes.options} data-inline={isInline || undefined}>
        {options?.map(({ value, label }) => (
          <Checkbox
            key={value}
            size="xs"
            label={label}
            checked={chosen.includes(value)}
            onChange={() => choose(toggled(offered, chosen, value))}
          />
        ))}
      </div>
    </FilterSection>
  );
}

/** Not drawn again while its own part of the filter stays. */
export const FilterGroup = memo(Group) as typeof Group;

export function Failed({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <p className={classes.failed} role="alert">
      {s('filter.failed')}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        {s('list.retry')}
      </button>
    </p>
  );
}

export interface FilterSectionProps {
  name: string;
  /** Chosen values; shown while it is folded. */
  count: number;
  /** What "select all" shows. */
  tick: Tick;
  onAll: () => void;
  /** The values are loaded. */
  isReady: boolean;
  isFolded?: boolean;
  children: ReactNode;
}

export function FilterSection(props: FilterSectionProps) {
  const { name, count, tick, onAll, isReady, isFolded = false, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(!isFolded);
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <Checkbox
          size="xs"
          aria-label={s('filter.allOf', { name })}
          data-tip={s('filter.allOf', { name })}
          checked={tick === 'all'}
          indeterminate={tick === 'some'}
          disabled={!isReady && count === 0}
          onChange={onAll}
        />
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          <span id={id} className={classes.name}>
            {name}
          </span>
          {count > 0 && <span className={classes.count}>{count}</span>}
          <IconChevronDown size={14} className={classes.chevron} aria-hidden />
        </button>
      </div>
      {isOpen && children}
    </fieldset>
  );
}
