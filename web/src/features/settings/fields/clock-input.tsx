/* A time of the day as 08:30, on 24 hours whatever the browser's language. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import classes from './fields.module.css';

export interface ClockInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (time: string) => void;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

/** `8:5`, `0805` or `８：０５` as `08:05`; what is no time stays as it is. */
export function timeOf(text: string): string {
  const typed = text.normalize('NFKC').trim();
  const parts = /^(\d{1,2})(\d\d)$/.exec(typed) ?? /^(\d{1,2})(?:[:.](\d{1,2}))?$/.exec(typed);
  const [, hours, minutes = '0'] = parts ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

export function ClockInput({ value, onChange, ...props }: ClockInputProps) {
  return (
    <TextInput
      {...props}
      size="xs"
      inputMode="numeric"
      maxLength={5}
      placeholder="08:00"
      classNames={{ wrapper: classes.clock ?? '' }}
      value={value}
      error={isTime(value) ? undefined : s('set.notATime')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const time = timeOf(value);
        if (time !== value) onChange(time);
      }}
    />
  );
}
