/* The running number of a question; empty for the moment in which it has none yet. */
import classes from './report-question.module.css';

export function QuestionNumber({ value }: { value: number | undefined }) {
  return <span className={classes.number}>{value === undefined ? '' : `${value}.`}</span>;
}
