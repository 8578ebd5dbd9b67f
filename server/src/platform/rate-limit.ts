/*
 * A counting limit in the memory of one program: at most `max` takes per key in a window.
 * What must hold across programs or restarts (failed logins) is counted in the database instead.
 */
import { AppError } from './app-error';
import type { Clock } from './clock';
import type { ErrorCode } from '#contract/errors';

export interface RateLimit {
  /** Counts one; throws `code` with the seconds to wait when the window is full. */
  take(key: string): void;
}

/** `max` 0 means no limit. `windowMs` is the length of the window that begins with the first take. */
export function createRateLimit(options: {
  max: number;
  windowMs: number;
  code: ErrorCode;
  clock: Clock;
}): RateLimit {
  const { max, windowMs, code, clock } = options;
  const windows = new Map<string, { count: number; endsAt: number }>();
  let prunedAt = clock.now();

  const prune = (now: number) => {
    if (now - prunedAt < windowMs) return;
    prunedAt = now;
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  };

  return {
    take(key) {
      if (max === 0) return;
      const now = clock.now();
      prune(now);
      const window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        windows.set(key, { count: 1, endsAt: now + windowMs });
        return;
      }
      if (window.count >= max) throw new AppError(code, { seconds: Math.ceil((window.endsAt - now) / 1000) });
      window.count += 1;
    },
  };
}
