/* Paths of the shop's pages that the header links to; an empty one is the usual path. */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import type { FieldProps } from './field.types';
import { FieldGroup } from './field-group';
import { shopPages } from './shop-pages';
import classes from './fields.module.css';

const pathsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null ? { ...(value as Record<string, string>) } : {};

export function PathsField({ field, values, isReadonly, change }: FieldProps) {
  const paths = pathsOf(values[field.key]);
  return (
    <FieldGroup field={field}>
      <div className={classes.grid}>
        {Object.entries(shopPages).map(([name, { label, usual }]) => (
          <TextInput
            key={name}
            size="xs"
            label={s(label)}
            placeholder={usual}
            readOnly={isReadonly}
            value={paths[name] ?? ''}
            onChange={({ currentTarget }) => {
              const path = currentTarget.value.trim();
              change(field.key, (value) => {
                const { [name]: _, ...others } = pathsOf(value);
                return path === '' ? others : { ...others, [name]: path };
              });
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
