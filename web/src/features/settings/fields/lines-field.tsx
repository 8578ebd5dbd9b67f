/* Several short texts, one below the other. */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { listOf } from '../section.types';
import type { FieldProps } from './field.types';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';

export function LinesField(props: FieldProps) {
  const { field, values, isReadonly, change } = props;
  return (
    <FieldGroup field={field}>
      <RowList<string>
        items={listOf<string>(values[field.key])}
        nameOf={(text, at) => text || `${s(field.label)} ${at + 1}`}
        add={s('set.addLine')}
        fresh={() => ''}
        isOrdered
        isReadonly={isReadonly}
        onChange={(next) => change(field.key, (value) => next(listOf<string>(value)))}
      >
        {(text, at, put) => (
          <TextInput
            size="xs"
            aria-label={`${s(field.label)} ${at + 1}`}
            readOnly={isReadonly}
            value={text}
            onChange={({ currentTarget }) => put(currentTarget.value)}
          />
        )}
      </RowList>
    </FieldGroup>
  );
}
