// Finds a Chromium for the journeys, or gets one, and really starts it: Debian's where we may install it, else the
// one inside a package, else Playwright's own.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, scriptOf } from './project.mjs';
import { run, runNode } from './run.mjs';

// Without windows and what belongs to them: a quarter less time for the journeys than the whole browser.
const shell = 'chromium-headless-shell';
const debians = [shell, 'fonts-noto-cjk'];

const advice = existsSync('/usr/bin/apt-get')
  ? `Install one with: ${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install -y ${debians.join(' ')}`
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
      reasons.push(firstLines(error.message));
    }
  }
  console.error(
    `No browser for the journeys could be started.\n${reasons.join('\n').replace(/^/gm, '    ')}`,
  );
  console.error(advice);
  process.exit(1);
}

const firstLines = (text) => stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n');

/** Throws what the browser said when it cannot show a page. */
async function start(executablePath) {
  const { chromium } = await import('@playwright/test');
  const env = { ...process.env, ...librariesBeside(executablePath) };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env });
  const page = await browser.newPage();
  // Fields stand on the fonts of the system: without any, this ends some browsers.
  await page.setContent('<input placeholder="ready 就绪">');
  await page.screenshot();
  await browser.close();
}

/** The packaged one brings what an empty system lacks; playwright.config.ts does the same. */
function librariesBeside(path) {
  const libraries = join(dirname(path), 'al2023/lib');
  if (!existsSync(libraries)) return {};
  return { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(dirname(path), 'fonts.conf') };
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { quiet: true, env });
  await run(['apt-get', 'install', '-y', '--no-install-recommends', ...debians], { quiet: true, env });
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
    writeFileSync(join(draft, 'fonts.conf'), fontsOf(place));
    renameSync(draft, place);
  }
  return join(place, 'chromium');
}

/** Its own list of folders is made for another system; the Chinese font is the one of our invoices. */
function fontsOf(place) {
  const folders = ['/usr/share/fonts', join(place, 'fonts'), join(root, 'server/assets/fonts')];
  const escaped = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((path) => `  <dir>${escaped(path)}</dir>`),
    `  <cachedir>${escaped(join(place, 'font-cache'))}</cachedir>`,
    '</fontconfig>\n',
  ].join('\n');
}

async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …");
  const install = [scriptOf('@playwright/test', 'playwright'), 'install', 'chromium'];
  const { code, output } = await runNode(install, { quiet: true });
  if (code !== 0) throw new Error(output.trim().split('\n').at(-1));
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
