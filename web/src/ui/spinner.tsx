// A ring that turns while something is under way, in the colour of the letters around it; words that say what is
// under way stand beside it or in the name of what it lies on.
import classes from './spinner.module.css';

export interface SpinnerProps {
  /** Side in px; as large as the letters around it unless told. */
  size?: number;
}

export function Spinner({ size }: SpinnerProps) {
  return <span className={classes.spinner} style={{ fontSize: size }} aria-hidden />;
}
