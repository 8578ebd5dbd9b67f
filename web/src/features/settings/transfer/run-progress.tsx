/* How far a long piece of work is: what is being done, how much of it, and a way to leave it. */
import { Progress } from '@mantine/core';
import { s, type StaffMessageKey } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { amount } from './file-parts';
import classes from './transfer.module.css';

export interface RunProgressProps {
  doing: StaffMessageKey;
  /** Bytes. */
  done: number;
  /** Bytes; 0 where nobody knows. */
  all: number;
  /** Absent where it can no longer be left. */
  onCancel?: (() => void) | undefined;
}

export function RunProgress({ doing, done, all, onCancel }: RunProgressProps) {
  const isWaiting = all === 0 || done >= all;
  return (
    <div className={classes.progress}>
      <div className={classes.progressHead}>
        <span role="status">{s(doing)}</span>
        {all > 0 && (
          <span className={classes.amount}>
            {s('set.amountOf', { done: amount(done), all: amount(all) })}
          </span>
        )}
        {onCancel && (
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            {s('set.cancel')}
          </Button>
        )}
      </div>
      <Progress value={isWaiting ? 100 : (done / all) * 100} animated={isWaiting} aria-label={s(doing)} />
    </div>
  );
}
