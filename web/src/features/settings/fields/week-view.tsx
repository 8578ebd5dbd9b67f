/* The week as lines of a day each: when the live chat is open, and below it who works when. */
import { s } from '../../../lib/i18n/staff';
import { type Bar, openBars, shiftBars } from './week';
import classes from './week-view.module.css';

const days = [
  'set.day.1',
  'set.day.2',
  'set.day.3',
  'set.day.4',
  'set.day.5',
  'set.day.6',
  'set.day.7',
] as const;
const hours = [0, 6, 12, 18, 24];
const shiftWords = {
  day: 'set.shift.day',
  night: 'set.shift.night',
  lateNight: 'set.shift.lateNight',
} as const;

const share = (minutes: number) => `${(minutes / 1440) * 100}%`;
const place = ({ from, to }: Bar) => ({ insetInlineStart: share(from), width: share(to - from) });

export interface WeekViewProps {
  spans: readonly (readonly [string, string])[];
  shifts: { day: string; night: string; lateNight: string };
}

export function WeekView({ spans, shifts }: WeekViewProps) {
  const open = openBars(spans);
  const total = open.reduce((sum, { from, to }) => sum + to - from, 0);
  const words = s('set.week.total', {
    hours: Math.floor((total * 7) / 60),
    minutes: (total * 7) % 60,
  });
  return (
    <figure className={classes.week} aria-label={s('set.week')}>
      <div className={classes.scale} aria-hidden>
        <span />
        <div className={classes.hours}>
          {hours.map((hour) => (
            <span key={hour} style={{ insetInlineStart: share(hour * 60) }}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
        </div>
      </div>
      {days.map((day) => (
        <div key={day} className={classes.day} aria-hidden>
          <span className={classes.name}>{s(day)}</span>
          <div className={classes.line}>
            {open.map((bar) => (
              <span key={bar.from} className={classes.open} style={place(bar)} />
            ))}
          </div>
        </div>
      ))}
      <div className={classes.day} aria-hidden>
        <span className={classes.name}>{s('set.shifts')}</span>
        <div className={classes.line} data-tall>
          {shiftBars(shifts).map((bar) => (
            <span
              key={`${bar.name} ${bar.from}`}
              className={classes.shift}
              data-shift={bar.name}
              style={place(bar)}
            >
              {bar.to - bar.from > 90 && s(shiftWords[bar.name])}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={classes.total}>{words}</figcaption>
    </figure>
  );
}
