/* Service hours and shifts, in Beijing time, with a plain picture of the day and the week (CONST-01, Q-44, Q-46). */
import { s } from '../../../lib/i18n/staff';
import { listOf } from '../section.types';
import type { FieldProps } from './field.types';
import { ClockInput } from './clock-input';
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
            <ClockInput
              aria-label={`${s('set.from')} ${at + 1}`}
              readOnly={isReadonly}
              value={from}
              onChange={(time) => put([time, to])}
            />
            <span aria-hidden>–</span>
            <ClockInput
              aria-label={`${s('set.to')} ${at + 1}`}
              readOnly={isReadonly}
              value={to}
              onChange={(time) => put([from, time])}
            />
            {to < from && to !== '' && <span className={classes.hint}>{s('set.nextDay')}</span>}
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
          <ClockInput
            key={key}
            label={s(label)}
            readOnly={isReadonly}
            value={shifts[key]}
            onChange={(time) => change(field.key, (now) => ({ ...shiftsOf(now), [key]: time }))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
