// Journeys in a real Chromium, in two workers. Each worker has a program of its own (e2e/fixtures.ts), as have the
// journeys that change what others stand on; all start from one prepared data folder. The browser is the one of CHROMIUM_PATH, else one that is on the PATH, else Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';

function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const shell = 'chromium-headless-shell';
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const executablePath = process.env['CHROMIUM_PATH'] || findChromium();

/** The packaged Chromium has what an empty system lacks beside it (scripts/steps/chromium.mjs). */
function librariesBeside(path: string | undefined) {
  const libraries = join(dirname(path ?? ''), 'al2023/lib');
  if (path === undefined || !existsSync(libraries)) return {};
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(dirname(path), 'fonts.conf') };
  return { env: { ...process.env, ...env } };
}

const quiet = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How Chromium is started, also by scripts that draw pictures of the pages. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  ...librariesBeside(executablePath),
  // Chromium's own sandbox works neither for root nor in most containers; what is shown is ours alone.
  args: ['--no-sandbox', ...quiet],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // How long is waited for what never comes; a busy machine needs more than a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/prepared-data.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Costs a third of the time: only when asked for, `E2E_TRACE=1 npm run e2e -- search`.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions,
  },
});
