/*
 * `npm run screens`: pictures of every screen and state, at 1440, 390 and 320 px, in both languages, light and
 * dark. All go to .cache/screens, or to `--out folder`; `--only text` draws those whose name contains the text,
 * `--kept` those with a picture that is kept.
 * The chosen ones are kept in docs/screens.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { logIn } from '../fixtures';
import { startProgram } from '../program';
import { fillConversation } from './chat-content';
import { isKept } from './kept';
import { screens } from './list';
import { smaller } from './png';
import { sceneOf, settled, type Device, type Lang, type Screen } from './screen';

const widths: Record<Device, readonly number[]> = { desktop: [1440], phone: [390, 320] };
const heights: Record<Device, number> = { desktop: 900, phone: 844 };
const schemes = ['light', 'dark'] as const;
/** Pages that are drawn at the same time. */
const hands = 3;

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    kept: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const everything = resolve(asked.out ?? join('.cache', 'screens'));
const docs = resolve('docs', 'screens');

interface Task {
  readonly screen: Screen;
  readonly device: Device;
  readonly lang: Lang;
}

const tasks: Task[] = screens
  .filter(({ name }) => name.includes(asked.only))
  .flatMap((screen) =>
    (screen.devices ?? (['desktop', 'phone'] as const)).flatMap((device) =>
      (screen.langs ?? (['en', 'zh'] as const)).map((lang) => ({ screen, device, lang })),
    ),
  )
  .filter((task) => !asked.kept || namesOf(task).some(isKept));

function nameOf({ screen, lang }: Task, width: number, scheme: string): string {
  return `${screen.name}-${lang}-${width}-${scheme}.png`;
}

function namesOf(task: Task): string[] {
  return widths[task.device].flatMap((width) => schemes.map((scheme) => nameOf(task, width, scheme)));
}

function newContext(browser: Browser, url: string, { device, lang }: Task): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    viewport: { width: widths[device][0] ?? 0, height: heights[device] },
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { 'accept-language': lang },
  });
}

/** Every width and both schemes of one screen, from one page. */
async function draw(context: BrowserContext, task: Task): Promise<void> {
  const { screen, device, lang } = task;
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const scene = sceneOf(page, device, lang);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await screen.prepare?.(scene);
  await screen.open(scene);
  // Nothing is pointed at any more.
  await page.mouse.move(0, 0);
  // What waits for ever is never settled.
  if (!screen.name.endsWith('-loading')) await settled(page);
  for (const width of widths[device]) {
    await page.setViewportSize({ width, height: heights[device] });
    await screen.resized?.(scene);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The page hears of it by an event.
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await keep(page, screen, nameOf(task, width, colorScheme));
    }
  }
}

async function keep(page: Page, screen: Screen, name: string): Promise<void> {
  const path = join(everything, name);
  await page.screenshot({ path, fullPage: screen.isLong ?? false, animations: 'disabled' });
  if (isKept(name)) await writeFile(join(docs, name), smaller(await readFile(path)));
}

async function main(): Promise<void> {
  await Promise.all([mkdir(docs, { recursive: true }), mkdir(everything, { recursive: true })]);
  const program = await startProgram({
    LIMIT_REQUESTS: '0',
    LIMIT_SOCKETS: '0',
    LIMIT_ANONYMOUS_TICKETS: '0',
  });
  const browser = await chromium.launch(launchOptions);
  const failed: string[] = [];
  try {
    await fillConversation(program.url);
    const waiting = [...tasks];
    const work = async () => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        const name = `${task.screen.name}, ${task.device}, ${task.lang}`;
        const context = await newContext(browser, program.url, task);
        try {
          await context.addCookies([{ name: 'lang', value: task.lang, url: program.url }]);
          const { account } = task.screen;
          if (account !== undefined) await logIn(context, account.includes('@') ? 'user' : 'admin', account);
          await draw(context, task);
          process.stdout.write(`${name}\n`);
        } catch (error) {
          failed.push(name);
          process.stdout.write(`${name} failed: ${String(error).split('\n').slice(0, 6).join('\n  ')}\n`);
          await context.pages()[0]?.screenshot({ path: join(everything, `failed ${name}.png`) });
        } finally {
          await context.close();
        }
      }
    };
    await Promise.all(Array.from({ length: hands }, work));
  } finally {
    await browser.close();
    await program.stop();
  }
  if (failed.length === 0) return;
  process.stdout.write(`${failed.length} of ${tasks.length} could not be drawn:\n${failed.join('\n')}\n`);
  process.exitCode = 1;
}

await main();
