/* The time of a message below its day's heading. */
import dayjs from 'dayjs';

/** `09:05`, in the zone of the browser. */
export function timeOfDay(ms: number): string {
  return dayjs(ms).format('HH:mm');
}
