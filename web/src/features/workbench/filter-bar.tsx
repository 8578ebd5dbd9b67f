/* The simple filter of the staff list: solve state and client name. What is typed is applied after a pause. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { timers } from '#contract/core/limits';
import { s } from '../../lib/i18n/staff';
import type { SolveState, StaffFilter } from './filter';
import classes from './filter-bar.module.css';

const tabs: readonly { state: SolveState | null; label: Parameters<typeof s>[0] }[] = [
  { state: null, label: 'bench.state.all' },
  { state: 0, label: 'bench.state.noReply' },
  { state: 2, label: 'bench.state.replied' },
  { state: 3, label: 'bench.state.abnormal' },
  { state: 1, label: 'bench.state.solved' },
];

export interface FilterBarProps {
  filter: StaffFilter;
  /** Tickets that match; undefined while unknown. */
  total: number | undefined;
  onFilter: (filter: StaffFilter) => void;
}

export function FilterBar({ filter, total, onFilter }: FilterBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.tabs} role="group" aria-label={s('bench.list')}>
        {tabs.map(({ state, label }) => (
          <button
            key={label}
            type="button"
            className={classes.tab}
            aria-pressed={filter.state === state}
            onClick={() => onFilter({ ...filter, state })}
          >
            {s(label)}
          </button>
        ))}
      </div>
      <div className={classes.search}>
        <ClientName
          value={filter.clientName}
          onChange={(clientName) => onFilter({ ...filter, clientName })}
        />
        <span className={classes.total} role="status">
          {total === undefined ? '' : s('bench.total', { total })}
        </span>
      </div>
    </div>
  );
}

function ClientName({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // The address changed by other means than this field: a link, the way back, "clear the filter".
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  const apply = useEffectEvent(() => {
    setApplied(text);
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== value) apply();
    }, timers.productFilterDebounce);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      className={classes.field}
      size="xs"
      value={text}
      maxLength={200}
      aria-label={s('bench.search')}
      placeholder={s('bench.search')}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="xs" aria-label={s('bench.search.clear')} onClick={() => setText('')} />
        )
      }
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
