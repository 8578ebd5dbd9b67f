/* Service hours and shifts, in Beijing time, with a plain picture of the day and the week (CONST-01, Q-44, Q-46). */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { listOf } from '../section.types';
import type { FieldProps } from './field.types';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';
import { WeekView } from './week-view';
import classes from './fields.module.css';

type Span = readonly [from: string, to: string];

interface Shifts {
  readonly day: string;
  readonly night: string;
  readonly lateNight: string;
}

const clock = { type: 'time', size: 'xs', step: 60 } as const;

export function SpansField({ field, values, isReadonly, change }: FieldProps) {
  const spans = listOf<Span>(values[field.key]);
  return (
    <FieldGroup field={field}>
      <RowList<Span>
        items={spans}
        nameOf={([from, to]) => `${from}–${to}`}
        add={s('set.addSpan')}
        fresh={() => ['09:00', '18:00']}
        isReadonly={isReadonly}
        onChange={(next) => change(field.key, (value) => next(listOf<Span>(value)))}
      >
        {([from, to], at, put) => (
          <div className={classes.span}>
            <TextInput
              {...clock}
              aria-label={`${s('set.from')} ${at + 1}`}
              readOnly={isReadonly}
              value={from}
              onChange={({ currentTarget: { value } }) => put([value, to])}
            />
            <span aria-hidden>–</span>
            <TextInput
              {...clock}
              aria-label={`${s('set.to')} ${at + 1}`}
              readOnly={isReadonly}
              value={to === '24:00' ? '00:00' : to}
              onChange={({ currentTarget: { value } }) => put([from, value])}
            />
            {to < from && <span className={classes.hint}>{s('set.nextDay')}</span>}
          </div>
        )}
      </RowList>
      <WeekView spans={spans} shifts={shiftsOf(values['shifts'])} />
    </FieldGroup>
  );
}

function shiftsOf(value: unknown): Shifts {
  const { day = '', night = '', lateNight = '' } = { ...(value as Partial<Shifts> | undefined) };
  return { day, night, lateNight };
}

export function ShiftsField({ field, values, isReadonly, change }: FieldProps) {
  const shifts = shiftsOf(values[field.key]);
  const parts = [
    ['day', 'set.shift.day'],
    ['night', 'set.shift.night'],
    ['lateNight', 'set.shift.lateNight'],
  ] as const;
  return (
    <FieldGroup field={field}>
      <div className={classes.grid}>
        {parts.map(([key, label]) => (
          <TextInput
            key={key}
            {...clock}
            label={s(label)}
            readOnly={isReadonly}
            value={shifts[key]}
            onChange={({ currentTarget: { value } }) =>
              change(field.key, (now) => ({ ...shiftsOf(now), [key]: value }))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
