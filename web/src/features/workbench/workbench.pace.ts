/*
 * When what is shown is brought up to date: changes of rows once per drawn frame, a fetch of the lists a second
 * after it is first needed and never while one runs (CONST-12); the longer a fetch takes, the longer the pause.
 */

/**
 * Does `work` once before the next frame is drawn; a hidden page, which draws none, does it soon. What takes long
 * to draw is drawn less often, so that typing and scrolling keep most of the time.
 */
export function createFrameBatch(work: () => void): { schedule: () => void; stop: () => void } {
  let stop: (() => void) | undefined;
  let earliest = 0;
  const run = () => {
    stop = undefined;
    const start = performance.now();
    work();
    // The screens are drawn after this task; the next one begins when they are.
    setTimeout(() => {
      const end = performance.now();
      earliest = end + Math.min(mostRest, batchRest * (end - start));
    });
  };
  const atFrame = () => {
    const frame = requestAnimationFrame(run);
    stop = () => cancelAnimationFrame(frame);
  };
  return {
    schedule() {
      if (stop) return;
      const wait = document.hidden ? hiddenPause : earliest - performance.now();
      if (wait <= 0) return atFrame();
      const timer = setTimeout(() => (document.hidden ? run() : atFrame()), wait);
      stop = () => clearTimeout(timer);
    },
    stop() {
      stop?.();
      stop = undefined;
    },
  };
}

const hiddenPause = 250;
/** Pause after changes were drawn, as a multiple of the time that took, and the longest, ms. */
const batchRest = 2;
const mostRest = 400;
/** Pause after a fetch, as a multiple of its duration: lists take a fifth of the time at most. */
const rest = 4;

export interface PaceDependencies {
  readonly pause: number;
  /** ms, for durations only. */
  readonly now: () => number;
}

/** Does `work` at most once per pause, and once more for what was asked for while it ran. */
export function createPace(work: () => Promise<void>, { pause, now }: PaceDependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDue = false;
  let isStopped = false;
  let wait = pause;

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    const start = now();
    await work().catch((error: unknown) => console.warn('The lists could not be refreshed.', error));
    wait = Math.max(pause, rest * (now() - start));
    isRunning = false;
    if (!isDue || isStopped) return;
    isDue = false;
    schedule();
  }

  function schedule(): void {
    if (isRunning) isDue = true;
    else timer ??= setTimeout(() => void run(), wait);
  }

  return {
    schedule,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
