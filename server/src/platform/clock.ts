/* The clock. Everything that needs the time takes one, so that tests can move it. */

/** Milliseconds since 1970 UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
