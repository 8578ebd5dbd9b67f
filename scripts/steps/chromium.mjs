// Finds a Chromium for the journeys, or gets one: Debian's where we may install it, else the one inside a
// package, else Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { scriptOf } from './project.mjs';
import { run, runNode } from './run.mjs';

/** @returns {Promise<string | undefined>} its path; undefined: Playwright knows where its own one is */
export async function findOrInstallChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return onPath() ?? (await fromDebian()) ?? (await fromPackage()) ?? (await fromPlaywright());
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { quiet: true, env });
  const packages = ['chromium', 'fonts-noto-cjk'];
  await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
  return onPath();
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    console.log(`The packaged Chromium cannot be used: ${error.message}`);
    return undefined;
  }
}

async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  await runNode([scriptOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  return undefined;
}
