// Three runs of Vitest: `unit` (pure, no database), `integration` (through the front door on a real
// PostgreSQL that server/test/global-setup.ts starts once) and `web` (components in jsdom).
// Which run a file belongs to is said by its place and its name, nowhere else.
import { defineConfig } from 'vitest/config';

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
          include: ['contract/**/*.test.ts', ...pureServerTests],
          expect: { poll },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: pureServerTests,
          globalSetup: 'server/test/global-setup.ts',
          expect: { poll },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
