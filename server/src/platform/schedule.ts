/*
 * Work that comes back: looked at every second, due by the program's clock. An error is logged and the work
 * tried again at its next time; a run that lasts is not joined by a second one.
 */
import type { Clock } from './clock';
import type { Logger } from './logger';

export interface Schedule {
  /** Runs `work` each time `ms` have passed. */
  every(ms: number, work: () => Promise<void>): void;
  /** No run begins after this; those that run are awaited. */
  stop(): Promise<void>;
}

interface Job {
  readonly ms: number;
  readonly work: () => Promise<void>;
  lastAt: number;
  running: Promise<void> | undefined;
}

const lookEvery = 1_000;

export function createSchedule({ clock, log }: { clock: Clock; log: Logger }): Schedule {
  const jobs: Job[] = [];
  const look = () => {
    for (const job of jobs) {
      if (job.running !== undefined || clock.now() - job.lastAt < job.ms) continue;
      job.lastAt = clock.now();
      job.running = job
        .work()
        .catch((error: unknown) => log.warn({ err: error }, 'scheduled work failed'))
        .finally(() => (job.running = undefined));
    }
  };
  const timer = setInterval(look, lookEvery).unref();
  return {
    every: (ms, work) => void jobs.push({ ms, work, lastAt: clock.now(), running: undefined }),
    async stop() {
      clearInterval(timer);
      await Promise.all(jobs.map((job) => job.running ?? Promise.resolve()));
    },
  };
}
