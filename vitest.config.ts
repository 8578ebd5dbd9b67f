// Three runs of Vitest: `unit` (pure, no database), `integration` (through the front door on a real
// PostgreSQL that server/test/global-setup.ts starts once) and `web` (components in jsdom).
// Which run a file belongs to is said by its place and its name, nowhere else.
// Two workers do all files of a run, each in one process: starting one for every file took longer than the tests.
// So nothing may be left behind: web/each-file.test-kit.ts sees to it for the browser's part, and a file that
// mocks a module takes the mock back.
import { defineConfig } from 'vitest/config';

/** Two, also where there are more cores: `npm test` runs other things beside. */
const inTwo = { isolate: false, maxWorkers: 2 };
// The same as in server/test/patience.ts.
const poll = { timeout: 20_000 };
const pureServerTests = ['server/**/*.rules.test.ts', 'server/**/*.unit.test.ts'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...inTwo,
          include: ['contract/**/*.test.ts', ...pureServerTests],
          expect: { poll },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          ...inTwo,
          include: ['server/**/*.test.ts'],
          exclude: pureServerTests,
          globalSetup: 'server/test/global-setup.ts',
          expect: { poll },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          ...inTwo,
          setupFiles: 'web/each-file.test-kit.ts',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
