// A key of the keyboard, as in "Enter to send".
import classes from './kbd.module.css';
import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
