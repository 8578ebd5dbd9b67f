// A text whose spans of hours ("13:00-00:30", "1:00 PM-12:30 AM") are not broken at the end of a line.
import classes from './unbroken-hours.module.css';

const span = /(\d{1,2}:\d{2}(?: [AP]M)?-\d{1,2}:\d{2}(?: [AP]M)?)/;

export function UnbrokenHours({ children }: { children: string }) {
  // Every second piece is a span.
  return children.split(span).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={classes.span}>
        {piece}
      </span>
    ),
  );
}
