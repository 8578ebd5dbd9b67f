/* A search: what is typed is in the field at once, and asked for a moment later. */
import { useEffect, useState } from 'react';
import { TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import { s } from '../../lib/i18n/staff';

export interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Stands above the field; without it the field is called 搜索. */
  label?: string;
  className?: string | undefined;
}

const patience = 200;

export function SearchField({ value, onChange, label, className = '' }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), patience);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      className={className}
      size="xs"
      type="search"
      label={label}
      aria-label={label ?? s('set.search')}
      placeholder={s('set.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
