/* Several inputs under one label. */
import type { ReactNode } from 'react';
import { s } from '../../../lib/i18n/staff';
import type { Field } from '../section.types';
import classes from './fields.module.css';

export function FieldGroup({
  field,
  children,
}: {
  field: Pick<Field, 'label' | 'hint'>;
  children: ReactNode;
}) {
  return (
    <div className={classes.group} role="group" aria-label={s(field.label)}>
      <p className={classes.groupLabel} aria-hidden>
        {s(field.label)}
      </p>
      {field.hint && <p className={classes.hint}>{s(field.hint)}</p>}
      {children}
    </div>
  );
}
