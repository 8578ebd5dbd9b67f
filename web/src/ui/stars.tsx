// Stars to give or to show. Giving is a group of radio buttons: arrow keys, Tab and screen readers work as
// everywhere.
import { useId, useState } from 'react';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useT } from '../lib/i18n';
import { VisuallyHidden } from './visually-hidden';
import classes from './stars.module.css';

export interface StarsProps {
  /** 0 = none given. Fractions are rounded for the drawing. */
  value: number;
  max: number;
  /** Absent: the stars only show a value. */
  onChange?: (value: number) => void;
  /** What is rated. */
  label: string;
  disabled?: boolean;
  /** Side of one star in px. */
  size?: number;
}

export function Stars({ value, max, onChange, label, disabled = false, size }: StarsProps) {
  const t = useT();
  const numbers = Array.from({ length: max }, (_, index) => index + 1);
  if (!onChange) {
    const words = t('common.starsOf', { value, max });
    return (
      <span className={classes.shown} role="img" aria-label={`${label}: ${words}`} title={words}>
        {numbers.map((number) => (
          <Star key={number} filled={number <= Math.round(value)} size={size ?? 16} />
        ))}
      </span>
    );
  }
  return (
    <StarField
      {...{ value, label, disabled, numbers, onChange }}
      size={size ?? 26}
      words={(count) => t('common.stars', { value: count })}
    />
  );
}

function Star({ filled, size }: { filled: boolean; size: number }) {
  const Icon = filled ? IconStarFilled : IconStar;
  return <Icon size={size} className={classes.star} data-filled={filled || undefined} aria-hidden />;
}

interface StarFieldProps {
  value: number;
  label: string;
  disabled: boolean;
  size: number;
  numbers: number[];
  onChange: (value: number) => void;
  words: (count: number) => string;
}

function StarField({ value, label, disabled, size, numbers, onChange, words }: StarFieldProps) {
  const name = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed > 0 ? pointed : value;
  return (
    <fieldset
      className={classes.field}
      disabled={disabled}
      role="radiogroup"
      onPointerLeave={() => setPointed(0)}
    >
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {numbers.map((number) => (
        <label
          key={number}
          className={classes.choice}
          onPointerEnter={(event) => setPointed(event.pointerType === 'mouse' && !disabled ? number : 0)}
        >
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={number}
            checked={value === number}
            onChange={() => onChange(number)}
          />
          <Star filled={number <= shown} size={size} />
          <VisuallyHidden>{words(number)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
