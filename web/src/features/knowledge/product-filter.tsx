/* The choice of products by which the catalogue is filtered (KB-05). */
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n';
import { MultiChoiceField } from '../../ui/multi-choice-field';
import { itemGroups } from './item-groups';
import { itemsQuery } from './knowledge.queries';

export interface ProductFilterProps {
  /** In place of the customer's words. */
  label?: string | undefined;
  /** Ids of the chosen products; empty = all. */
  chosen: readonly number[];
  onChange: (items: readonly number[]) => void;
}

export function ProductFilter({ label, chosen, onChange }: ProductFilterProps) {
  const t = useT();
  const { data } = useQuery(itemsQuery);
  const groups = useMemo(() => itemGroups(data ?? []), [data]);
  return (
    <MultiChoiceField
      label={label ?? t('knowledge.filter')}
      placeholder={t('knowledge.filter.placeholder')}
      groups={groups}
      chosen={chosen}
      onChange={onChange}
      noneText={t('knowledge.filter.none')}
      clearLabel={t('knowledge.filter.clear')}
    />
  );
}
