/*
 * How long a test waits for what ought to come. It costs time only where the test fails, so it is long enough
 * for a machine that is busy with other things.
 */

/** For vi.waitFor; expect.poll takes the same from vitest.config.ts. */
export const patience = { timeout: 20_000 };
