/*
 * Which questions this browser has marked as solved today, and for whom: the choice is still shown after a reload
 * (FLOW-11), and the server counts it once a day.
 */
import { readStored, writeStored } from '../../lib/storage';

const key = 'faq_solved';

interface Mark {
  readonly questionId: number;
  /** Null for a visitor; whoever logs in later is the same person. */
  readonly person: number | null;
}

interface Kept {
  readonly day: string;
  readonly marks: readonly Mark[];
}

function isMark(value: unknown): value is Mark {
  return (
    typeof value === 'object' &&
    value !== null &&
    'questionId' in value &&
    typeof value.questionId === 'number' &&
    'person' in value &&
    (value.person === null || typeof value.person === 'number')
  );
}

function read(now: number): Kept {
  const nothing = { day: new Date(now).toDateString(), marks: [] };
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    const isToday =
      typeof kept === 'object' &&
      kept !== null &&
      'day' in kept &&
      kept.day === nothing.day &&
      'marks' in kept;
    return isToday && Array.isArray(kept.marks) ? { ...nothing, marks: kept.marks.filter(isMark) } : nothing;
  } catch {
    return nothing;
  }
}

/** Whether this person, or the visitor that he was, has marked a question today. */
export function wasSolved(questionId: number, person: number | null, now = Date.now()): boolean {
  return read(now).marks.some(
    (mark) => mark.questionId === questionId && (mark.person === null || mark.person === person),
  );
}

/** Keeps the mark, or takes it back. */
export function keepSolved(
  questionId: number,
  person: number | null,
  isSolved: boolean,
  now = Date.now(),
): void {
  const { day, marks } = read(now);
  const others = marks.filter((mark) => mark.questionId !== questionId || mark.person !== person);
  const next = isSolved ? [...others, { questionId, person }] : others;
  writeStored(key, next.length === 0 ? null : JSON.stringify({ day, marks: next }));
}
