// Our own name and sign: a wing over the horizon line.
import classes from './layouts.module.css';

export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" className={classes.sign} aria-hidden>
        <rect width="32" height="32" rx="8" className={classes.signGround} />
        <path d="M7 20h18" className={classes.signHorizon} />
        <path
          d="M7.5 13.5l6.1 1.8c.6.2 1 .6 1.3 1.2l1.1 2.4 1.1-2.4c.3-.6.7-1 1.3-1.2l6.1-1.8"
          className={classes.signWing}
        />
        <circle cx="16" cy="10" r="1.6" className={classes.signHead} />
      </svg>
      <span className={isShort ? classes.wordShort : classes.word}>Groundcrew</span>
    </span>
  );
}
