// A state in one word with a mark beside it: colour alone never says anything.
import classes from './tag.module.css';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'orange' | 'blue' | 'red' | 'green';

export interface TagProps {
  tone?: Tone;
  /** A small icon in place of the dot. */
  icon?: ReactNode;
  children: ReactNode;
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  // One element: lists show hundreds of them.
  return (
    <span className={classes.tag} data-tone={tone} data-dot={icon === undefined || undefined}>
      {icon}
      {children}
    </span>
  );
}
