/* The one picture of a product. */
import { s } from '../../../lib/i18n/staff';
import { textOf } from '../section.types';
import type { FieldProps } from './field.types';
import { Pictures } from './pictures';
import classes from './fields.module.css';

export function PictureField({ field, values, isReadonly, change }: FieldProps) {
  const url = textOf(values[field.key]);
  return (
    <div>
      <p className={classes.groupLabel}>{s(field.label)}</p>
      <Pictures
        label={s(field.label)}
        urls={url === '' ? [] : [url]}
        most={1}
        isReadonly={isReadonly}
        onChange={(next) =>
          change(field.key, (value) => next(textOf(value) === '' ? [] : [textOf(value)])[0] ?? '')
        }
      />
    </div>
  );
}
