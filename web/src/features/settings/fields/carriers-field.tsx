/* Carriers and the pages on which their parcels are followed. */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { listOf } from '../section.types';
import type { FieldProps } from './field.types';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';
import classes from './fields.module.css';

interface Carrier {
  readonly area: string;
  readonly carrier: string;
  readonly url: string;
}

const parts = [
  ['carrier', 'set.f.carrier'],
  ['area', 'set.f.area'],
  ['url', 'set.f.address'],
] as const;

export function CarriersField({ field, values, isReadonly, change }: FieldProps) {
  return (
    <FieldGroup field={field}>
      <RowList<Carrier>
        items={listOf<Carrier>(values[field.key])}
        nameOf={({ carrier }, at) => carrier || `${s('set.f.carrier')} ${at + 1}`}
        add={s('set.addCarrier')}
        fresh={() => ({ area: '', carrier: '', url: '' })}
        isOrdered
        isReadonly={isReadonly}
        onChange={(next) => change(field.key, (value) => next(listOf<Carrier>(value)))}
      >
        {(carrier, at, put) => (
          <div className={classes.carrier}>
            {parts.map(([key, label]) => (
              <TextInput
                key={key}
                size="xs"
                label={s(label)}
                aria-label={`${s(label)} ${at + 1}`}
                readOnly={isReadonly}
                placeholder={key === 'url' ? s('set.addressHint') : undefined}
                value={carrier[key]}
                onChange={({ currentTarget: { value } }) => put({ ...carrier, [key]: value })}
              />
            ))}
          </div>
        )}
      </RowList>
    </FieldGroup>
  );
}
