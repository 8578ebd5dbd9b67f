/*
 * The work of a page's main thread while something is done, from the browser's own trace: processor time of its
 * tasks, so that another program on the machine does not count.
 */
import type { Browser, Page } from '@playwright/test';

/** Work of the main thread, ms of processor time. */
export interface Work {
  readonly sum: number;
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  /** Microseconds; `tdur` is processor time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const task = 'RunTask';
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Gets ready, looking for what it needs on the page; what it answers is done and measured. */
export type Act = () => Promise<() => Promise<void>>;

/** Does all of `acts` while the browser traces; the work of each by its turn. */
export async function workOf(browser: Browser, page: Page, acts: Iterable<Act>): Promise<Work[]> {
  await browser.startTracing(page, { categories });
  let turn = 0;
  for (const act of acts) {
    const run = await act();
    await mark(page, `bench-begin-${turn}`);
    await run();
    await mark(page, `bench-end-${turn}`);
    turn += 1;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const tasks = traceEvents.filter(({ name, ph }) => ph === 'X' && name === task);
  return Array.from({ length: turn }, (_, at) => between(traceEvents, tasks, at));
}

function between(events: readonly TraceEvent[], tasks: readonly TraceEvent[], turn: number): Work {
  const at = (name: string) => {
    const found = events.find((event) => event.name === name);
    if (!found) throw new Error(`The trace has no ${name}.`);
    return found;
  };
  const begin = at(`bench-begin-${turn}`);
  const end = at(`bench-end-${turn}`);
  const own = tasks
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts)
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  return { sum: own.reduce((sum, one) => sum + one, 0), longest: Math.max(0, ...own) };
}

function mark(page: Page, name: string): Promise<void> {
  return page.evaluate((text) => void performance.mark(text), name);
}
