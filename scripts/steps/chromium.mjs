// Finds a Chromium for the journeys, or gets one, and really starts it: Debian's where we may install it, else the
// one inside a package, else Playwright's own.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root, scriptOf } from './project.mjs';
import { run, runNode } from './run.mjs';

const advice = existsSync('/usr/bin/apt-get')
  ? `Install one with: ${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install -y chromium fonts-noto-cjk`
  : 'Install Chromium or Chrome, or name yours in CHROMIUM_PATH.';

/** @returns {Promise<string>} its path. Ends the program, with what to do, when no browser starts. */
export async function findOrInstallChromium() {
  const reasons = [];
  const given = process.env.CHROMIUM_PATH;
  const places = given ? [() => given] : [onPath, fromDebian, fromPackage, fromPlaywright];
  for (const find of places) {
    try {
      const path = await find();
      if (path === undefined) continue;
      await start(path);
      return path;
    } catch (error) {
      reasons.push(error.message.trim());
    }
  }
  console.error(
    `No browser for the journeys could be started.\n${reasons.join('\n').replace(/^/gm, '    ')}`,
  );
  console.error(advice);
  process.exit(1);
}

/** Throws what the browser said when it cannot show an empty page. */
async function start(path) {
  const profile = mkdtempSync(join(tmpdir(), 'groundcrew-chromium-'));
  const page = ['--dump-dom', 'about:blank'];
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ];
  try {
    const { stdout } = await promisify(execFile)(path, [...flags, ...page], {
      env: { ...process.env, ...librariesBeside(path) },
      timeout: 60_000,
    });
    if (!stdout.includes('<html>')) throw new Error(`${path} showed no page.`);
  } catch (error) {
    throw new Error(String(error.stderr || error.message), { cause: error });
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The packaged one brings what an empty system lacks; playwright.config.ts does the same. */
function librariesBeside(path) {
  const libraries = join(dirname(path), 'al2023/lib');
  if (!existsSync(libraries)) return {};
  return { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(dirname(path), 'fonts') };
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

/** Unpacks it into .cache, once a version; by itself it would take a name in the folder for temporary files. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const place = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(place)) {
    console.log('Unpacking Chromium …');
    mkdirSync(dirname(place), { recursive: true });
    const draft = mkdtempSync(`${place}-`);
    const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
    // As on a machine where its libraries are missing, too: then it unpacks them as well.
    const env = { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    const { code, output } = await runNode(['--input-type=module', '-e', script], { quiet: true, env });
    if (code !== 0) throw new Error(`The packaged Chromium cannot be unpacked: ${output}`);
    renameSync(draft, place);
  }
  return join(place, 'chromium');
}

async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  await runNode([scriptOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
