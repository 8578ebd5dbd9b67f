// What was found: one line per check, and the sum.

export type Result = 'ok' | 'FAILED' | 'skipped';

export interface Line {
  /** Key of a call, address of a channel, or '' for what is about neither. */
  readonly about: string;
  readonly what: string;
  readonly result: Result;
  readonly why: string;
}

/** Ends a scenario: what follows needs what failed. */
export class Stopped extends Error {}

/** Ends a step: it cannot be tried now, which is nobody's fault. */
export class Skipped extends Error {}

export interface Report {
  readonly lines: readonly Line[];
  /** Tries something and writes down how it went. @throws Stopped when it failed or was skipped */
  step<Value>(about: string, what: string, run: () => Promise<Value>): Promise<Value>;
  /** The same for what nothing else depends on. */
  check(about: string, what: string, run: () => Promise<unknown>): Promise<void>;
}

export function createReport(): Report {
  const lines: Line[] = [];
  const step: Report['step'] = async (about, what, run) => {
    try {
      const value = await run();
      lines.push({ about, what, result: 'ok', why: '' });
      return value;
    } catch (error) {
      const result = error instanceof Skipped ? 'skipped' : 'FAILED';
      lines.push({ about, what, result, why: error instanceof Error ? error.message : String(error) });
      throw new Stopped(what);
    }
  };
  return {
    lines,
    step,
    check: async (about, what, run) => {
      await step(about, what, run).catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
      });
    },
  };
}

/** @param all false: what went well is only counted */
export function printReport(lines: readonly Line[], all: boolean): void {
  const shown = lines.filter(({ result }) => all || result !== 'ok');
  const width = Math.max(0, ...shown.map(({ about }) => about.length));
  for (const { about, what, result, why } of shown) {
    console.log(`${about.padEnd(width)} | ${what} | ${result}${why === '' ? '' : ` ${why}`}`);
  }
  const count = (wanted: Result) => lines.filter(({ result }) => result === wanted).length;
  console.log(`${count('ok')} ok, ${count('FAILED')} failed, ${count('skipped')} skipped`);
}
