/*
 * Work that is asked for often and done seldom: one run at a time, a pause between two that is as long as a run
 * at least, and whoever asks is served by a run that began after he asked.
 */

export interface Pace {
  /** Done when such a run is; rejects with its error. */
  ask(): Promise<void>;
  /** No run begins after this; one that runs is awaited. */
  stop(): Promise<void>;
}

interface Turn {
  readonly done: Promise<void>;
  end(run: Promise<void>): void;
}

/** @param every ms from the beginning of a run to that of the next, at least */
export function createPace(every: number, work: () => Promise<void>): Pace {
  let next: Turn | undefined;
  let running = Promise.resolve();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let restsUntil = -Infinity;
  let isStopped = false;

  const run = () => {
    timer = undefined;
    const turn = next;
    next = undefined;
    isRunning = true;
    const beganAt = performance.now();
    const ran = work();
    turn?.end(ran);
    running = ran
      .catch(() => undefined)
      .finally(() => {
        const now = performance.now();
        restsUntil = Math.max(beganAt + every, now + (now - beganAt));
        isRunning = false;
        schedule();
      });
  };
  const schedule = () => {
    if (next === undefined || isRunning || timer !== undefined || isStopped) return;
    timer = setTimeout(run, Math.max(0, restsUntil - performance.now()));
  };

  return {
    ask() {
      next ??= createTurn();
      schedule();
      return next.done;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function createTurn(): Turn {
  let end: Turn['end'] = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end };
}
