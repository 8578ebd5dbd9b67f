/* The colour of an avatar: one of a few that carry white letters well, or any other. */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { textOf } from '../section.types';
import type { FieldProps } from './field.types';
import classes from './fields.module.css';

const colours = ['#3D4FD1', '#1A5FB4', '#1B6E3C', '#A34A05', '#B3261E', '#7A3E9D', '#0F6E77', '#4A525E'];
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export function ColourField({ field, values, isReadonly, change }: FieldProps) {
  const value = textOf(values[field.key]);
  const put = (next: string) => change(field.key, () => next);
  return (
    <div className={classes.group} role="group" aria-label={s(field.label)}>
      <p className={classes.groupLabel} aria-hidden>
        {s(field.label)}
      </p>
      {field.hint && <p className={classes.hint}>{s(field.hint)}</p>}
      <div className={classes.colours}>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={classes.colour}
            style={{ backgroundColor: colour }}
            aria-label={colour}
            aria-pressed={colour.toLowerCase() === value.toLowerCase()}
            disabled={isReadonly}
            onClick={() => put(colour)}
          />
        ))}
        <TextInput
          size="xs"
          className={classes.hex}
          aria-label={s('set.colourCode')}
          readOnly={isReadonly}
          value={value}
          error={value !== '' && !isColour(value)}
          onChange={({ currentTarget }) => put(currentTarget.value.trim())}
        />
        {!isReadonly && (
          <input
            type="color"
            className={classes.anyColour}
            aria-label={s('set.otherColour')}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={({ currentTarget }) => put(currentTarget.value.toUpperCase())}
          />
        )}
      </div>
    </div>
  );
}
