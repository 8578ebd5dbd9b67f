// Live-chat hours (000 §1, Q-113): whether now is inside them, and how they read in the visitor's own zone.
// Beijing keeps UTC+8 all year, so its clock is plain arithmetic.

const minute = 60_000;
const day = 24 * 60;
const beijingOffset = 8 * 60;

type Spans = readonly (readonly [string, string])[];

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const inDay = ((minutes % day) + day) % day;
  const hours = Math.floor(inDay / 60);
  return `${hours === 0 ? '00' : hours}:${String(inDay % 60).padStart(2, '0')}`;
}

/** True inside one of the spans of Beijing time; a span may pass midnight, its end is exclusive. */
export function isServiceTime(ms: number, spans: Spans): boolean {
  const now = (Math.floor(ms / minute) + beijingOffset) % day;
  return spans.some(([from, to]) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return start <= end ? now >= start && now < end : now >= start || now < end;
  });
}

/** Each span as text like `13:00-00:30`, moved by a zone's offset to UTC in minutes; Beijing unless given. */
export function spanTexts(spans: Spans, offset = beijingOffset): string[] {
  const shift = offset - beijingOffset;
  return spans.map(([from, to]) => `${clock(minutesOf(from) + shift)}-${clock(minutesOf(to) + shift)}`);
}
