// Something that has to be known before going on, told where it matters and kept there: not a notice that goes.
import { IconAlertTriangle } from '#icons';
import classes from './inline-alert.module.css';
import type { ReactNode } from 'react';

export interface InlineAlertProps {
  title?: string | undefined;
  /** A small icon in place of the warning sign. */
  icon?: ReactNode;
  /** Said by screen readers at once (alert), or when there is a pause (status). */
  role?: 'alert' | 'status';
  /** The one thing that can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

export function InlineAlert({ title, icon, role = 'alert', action, children }: InlineAlertProps) {
  return (
    <div className={classes.alert} role={role}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <IconAlertTriangle size={20} />}
      </span>
      <div>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        <p className={classes.text}>{children}</p>
        {action !== undefined && action !== false && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  );
}
