/* Part of a customer's name or account (BENCH-09). What is typed is applied after a pause. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import { timers } from '#contract/core/limits';
import { s } from '../../lib/i18n/staff';
import { longestClientName } from './filter';

export function FilterClientName({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // Changed by other means than this field: a link, a chip, "clear all".
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  const apply = (next: string) => {
    setApplied(next);
    onChange(next);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== value) applyLater(text);
    }, timers.productFilterDebounce);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      size="xs"
      value={text}
      maxLength={longestClientName}
      aria-label={s('filter.clientName')}
      placeholder={s('filter.clientName')}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="xs" aria-label={s('bench.search.clear')} onClick={() => setText('')} />
        )
      }
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply(text);
      }}
    />
  );
}
