/*
 * What journeys stand on: a program with the demo shop for each worker, which the files of the worker share, and
 * people with a browser of their own.
 */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startProgram, type Program } from './program';

export { expect } from '@playwright/test';

/** Somebody with a browser: size and language as asked for. */
export interface PersonOptions {
  readonly device?: 'desktop' | 'phone';
  readonly lang?: 'en' | 'zh';
  /** Whether things glide and fade; journeys about something else do not wait for that. */
  readonly motion?: boolean;
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A browser context of its own at the program's address. */
export async function newPerson(
  browser: Browser,
  url: string,
  { device = 'desktop', lang, motion = false }: PersonOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[device],
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  if (lang !== undefined) await context.addCookies([{ name: 'lang', value: lang, url }]);
  await context.addInitScript(
    countHoursAsTold,
    new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' }),
  );
  const page = await context.newPage();
  await leaveMessages(page);
  return { page, context };
}

/** Outside the service hours they are told once a day, by a dialog that may come at any moment of a journey. */
function countHoursAsTold(today: string): void {
  // Not every document may keep something, such as an empty one.
  if (location.protocol.startsWith('http')) localStorage.setItem('faq_service_time', today);
}

/** Outside the service hours a dialog asks to leave a message; journeys run at any hour. */
export async function leaveMessages(page: Page): Promise<void> {
  const leave = page.getByRole('dialog').getByRole('button', { name: /^(Leave a message|去留言)$/ });
  await page.addLocatorHandler(leave, () => leave.click());
}

/** Logs in by the call that the modal uses; for journeys that are about something else. */
export async function logIn(
  context: Pick<BrowserContext, 'request'>,
  side: 'admin' | 'user',
  account: string,
): Promise<void> {
  const password = side === 'admin' ? 'demo-staff' : 'demo-customer';
  const answer = await context.request.post(`/javaplus/${side}/login/login`, { data: { account, password } });
  const { code, message } = (await answer.json()) as { code: number; message: string };
  if (code !== 200) throw new Error(`${account} could not log in: ${message}`);
}

export const test = base.extend<object, { program: Program }>({
  program: [
    // Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const program = await startProgram();
      await use(program);
      await program.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
