// Stars to give or to show. Giving is a group of radio buttons: arrow keys, Tab and screen readers work as
// everywhere.
import { useId, useState } from 'react';
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
  if (!onChange) {
    const words = t('common.starsOf', { value, max });
    return (
      <span className={classes.shown} role="img" aria-label={`${label}: ${words}`} title={words}>
        <Drawn filled={Math.round(value)} max={max} size={size ?? 16} />
      </span>
    );
  }
  return (
    <StarField
      {...{ value, max, label, disabled, onChange }}
      size={size ?? 26}
      words={(count) => t('common.stars', { value: count })}
    />
  );
}

/** Side of a star and from one to the next, in units of the drawing; its corners are rounded by the line. */
const side = 24;
const step = 28;
const outer = 9.5;
const inner = 4.6;
/** Where the upper corner is: a star is higher above its middle than below. */
const top = side / 2 + 0.6 - outer;

/** From corner to corner, beginning at the upper one. */
const outline = `l${Array.from({ length: 9 }, (_, corner) => {
  const [from, to] = [cornerAt(corner), cornerAt(corner + 1)];
  return `${(to.x - from.x).toFixed(2)} ${(to.y - from.y).toFixed(2)}`;
}).join(' ')}z`;

function cornerAt(corner: number): { x: number; y: number } {
  const angle = (corner * Math.PI) / 5;
  const radius = corner % 2 === 0 ? outer : inner;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The stars from one place of the row to another. */
function starsAt(from: number, to: number): string {
  let path = '';
  for (let place = from; place < to; place += 1) path += `M${place * step + side / 2} ${top}${outline}`;
  return path;
}

/** Stars in a row as one picture of two paths: lists show hundreds of them. */
function Drawn({ filled, max, size }: { filled: number; max: number; size: number }) {
  const width = max * step - (step - side);
  return (
    <svg
      className={classes.drawn}
      width={(width / side) * size}
      height={size}
      viewBox={`0 0 ${width} ${side}`}
      aria-hidden
    >
      <path d={starsAt(0, filled)} className={classes.filled} />
      <path d={starsAt(filled, max)} className={classes.empty} />
    </svg>
  );
}

interface StarFieldProps {
  value: number;
  max: number;
  label: string;
  disabled: boolean;
  size: number;
  onChange: (value: number) => void;
  words: (count: number) => string;
}

function StarField({ value, max, label, disabled, size, onChange, words }: StarFieldProps) {
  const name = useId();
  const numbers = Array.from({ length: max }, (_, index) => index + 1);
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
          <Drawn filled={number <= shown ? 1 : 0} max={1} size={size} />
          <VisuallyHidden>{words(number)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
