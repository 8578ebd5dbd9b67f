/* Fields that name rows of another section: one of them, or several. */
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { s } from '../../../lib/i18n/staff';
import { listOf, textOf } from '../section.types';
import { sections } from '../sections';
import { allRowsQuery } from '../settings.queries';
import type { SettingsSection } from '#contract/settings/section-endpoints';
import type { FieldProps, LabelledProps } from './field.types';
import { inputWrapperOrder } from './input-order';

/** The rows of a section to choose from; ids that are gone keep their number. */
function useChoices(section: SettingsSection, chosen: readonly number[], without: number | null) {
  const { data = [] } = useQuery(allRowsQuery(section));
  const known = new Set(data.map(({ id }) => id));
  return [
    ...data
      .filter(({ id }) => id !== without)
      .map((row) => ({ value: String(row.id), label: sections[section].titleOf(row) || `#${row.id}` })),
    ...chosen.filter((id) => !known.has(id)).map((id) => ({ value: String(id), label: `#${id}` })),
  ];
}

function shared({ field, isReadonly, problem }: LabelledProps) {
  return {
    label: s(field.label),
    description: field.hint && s(field.hint),
    withAsterisk: field.isRequired ?? false,
    error: problem,
    inputWrapperOrder,
    readOnly: isReadonly,
    searchable: true,
    clearable: !isReadonly,
    nothingFoundMessage: s('set.noChoice'),
    limit: 200,
  };
}

export function ReferenceField(props: FieldProps<'reference'>) {
  const { field, values, change } = props;
  const value = values[field.key];
  const id = typeof value === 'number' ? value : null;
  const data = useChoices(field.section, id === null ? [] : [id], null);
  return (
    <Select
      {...shared(props)}
      placeholder={s('set.choose')}
      data={data}
      value={id === null ? null : String(id)}
      onChange={(next) => change(field.key, () => (next === null ? null : Number(textOf(next))))}
    />
  );
}

export function ReferencesField(props: FieldProps<'references'>) {
  const { field, values, rowId, section, change } = props;
  const chosen = listOf<number>(values[field.key]);
  // Nothing is a part of itself.
  const data = useChoices(field.section, chosen, section === field.section ? rowId : null);
  return (
    <MultiSelect
      {...shared(props)}
      placeholder={chosen.length === 0 ? s('set.choose') : undefined}
      hidePickedOptions
      data={data}
      value={chosen.map(String)}
      onChange={(next) => change(field.key, () => next.map(Number))}
    />
  );
}
