/*
 * `npm run screens`: pictures of every screen, at 1440, 390 and 320 px, in both languages, light and dark.
 * The chosen ones go to docs/screens; all go to the folder named on the command line, if one is.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../playwright.config';
import { logIn } from './fixtures';
import { findGuidedPath } from './guided-path';
import { startProgram } from './program';

interface Screen {
  readonly name: string;
  readonly side: 'user' | 'admin';
  readonly account?: string;
  readonly widths: readonly number[];
  /** Goes to the screen and waits until it is drawn. */
  open(page: Page, path: (desktop: string) => string): Promise<void>;
}

const all = [1440, 390, 320];
const drawn = (page: Page) => page.waitForLoadState('networkidle');
/** The conversation is there, with its last message. */
const told = (page: Page) => page.getByRole('log').getByRole('paragraph').last().waitFor();

const screens: readonly Screen[] = [
  {
    name: 'knowledge-home',
    side: 'user',
    widths: all,
    async open(page, path) {
      await page.goto(path('/user/knowledge'));
      await drawn(page);
    },
  },
  {
    name: 'answer',
    side: 'user',
    widths: all,
    async open(page, path) {
      const { question } = await findGuidedPath(page.request);
      await page.goto(`${path('/user/knowledge')}?question=${question.id}`);
      await drawn(page);
    },
  },
  {
    name: 'chat',
    side: 'user',
    account: 'pilot@example.com',
    widths: all,
    async open(page, path) {
      await page.goto(path('/user/chat'));
      await drawn(page);
      await page.getByRole('listitem').getByRole('button').first().click();
      await told(page);
      await drawn(page);
    },
  },
  {
    name: 'workbench',
    side: 'admin',
    account: 'amelia',
    widths: [1440],
    async open(page) {
      await page.goto('/admin/chat');
      await drawn(page);
      await page.locator('[data-row]').nth(1).click();
      await told(page);
      await drawn(page);
    },
  },
  {
    name: 'staff-login',
    side: 'admin',
    widths: [1440, 390],
    async open(page) {
      await page.goto('/admin/chat');
      await page.getByRole('dialog').waitFor();
    },
  },
];

// Kept in the repository: what the README and a reviewer want to see.
const kept = /^(knowledge-home|answer|chat|workbench)-(en|zh)-(1440|390)-(light|dark)\.png$/;

async function picture(context: BrowserContext, screen: Screen, width: number, file: string): Promise<void> {
  const page = await context.newPage();
  const path = (desktop: string) => (width > 1080 ? desktop : `/m${desktop}`);
  await screen.open(page, path);
  await page.screenshot({ path: file });
  await page.close();
}

async function main(): Promise<void> {
  const docs = resolve('docs', 'screens');
  const everything = resolve(process.argv[2] ?? join('.cache', 'screens'));
  await Promise.all([mkdir(docs, { recursive: true }), mkdir(everything, { recursive: true })]);
  const program = await startProgram({ LIMIT_REQUESTS: '0' });
  const browser = await chromium.launch(launchOptions);
  try {
    for (const screen of screens) {
      for (const width of screen.widths) {
        for (const lang of screen.side === 'admin' ? ['zh'] : ['en', 'zh']) {
          for (const colorScheme of ['light', 'dark'] as const) {
            const context = await browser.newContext({
              baseURL: program.url,
              viewport: { width, height: width > 1080 ? 900 : 844 },
              isMobile: width <= 1080,
              hasTouch: width <= 1080,
              colorScheme,
              reducedMotion: 'reduce',
            });
            await context.addCookies([{ name: 'lang', value: lang, url: program.url }]);
            if (screen.account !== undefined) await logIn(context, screen.side, screen.account);
            const file = `${screen.name}-${lang}-${width}-${colorScheme}.png`;
            await picture(context, screen, width, join(kept.test(file) ? docs : everything, file));
            await context.close();
            process.stdout.write(`${file}\n`);
          }
        }
      }
    }
  } finally {
    await browser.close();
    await program.stop();
  }
}

await main();
