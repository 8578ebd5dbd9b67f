/*
 * axe finds nothing serious on any screen of the customers and in its important states, in both languages, light
 * and dark (WCAG 2.2 AA); and at a desk everything is reached, seen and left by the keyboard alone.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';
import { findGuidedPath } from './guided-path';
import { expectKeyboardReachesAll, expectFocusHeld } from './keyboard';
import { withoutHours } from './screens/chat';
import { fillConversation } from './screens/chat-content';
import { customerGroups } from './screens/list';
import { customer, sceneOf, type Device, type Lang, type Screen } from './screens/screen';
import { staffScreens } from './screens/shell';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** States that differ from another one in this list by a text, or by what axe cannot see. */
const alike = new Set([
  'knowledge-home-visitor',
  'knowledge-home-whole',
  'catalogue-filtered',
  'answer-chat-step',
  'chat-list-error',
  'chat-login-first',
  'rating-confirm',
  'report-under-review',
  'report-reviewed',
  'report-voided',
  'demo-edit',
  'chat-long-text',
  'chat-history-loading',
  'chat-list-loading',
  'chat-list-unfolded',
  'knowledge-offline',
  'login-refused',
  'menu-visitor',
  'workbench-search',
  'workbench-facts',
]);

/** What colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Everything in the scheme of the page, then the colours of the other one. */
async function expectNothingSerious(page: Page, scheme: Scheme): Promise<void> {
  await expectNoneOf(axeOn(page).withTags(rules));
  const other = scheme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other);
  await expectNoneOf(axeOn(page).withRules(rulesOfColour));
}

/** Works in the page itself, not in a second one, and details only what is wrong. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNoneOf(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
  expect.soft(serious).toEqual([]);
}

type Scheme = 'light' | 'dark';

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly device: Device;
  readonly lang: Lang;
}

/** Goes through the screens, each in a tab of whom it belongs to. */
async function visit({ browser, url, device, lang }: Visit, screens: readonly Screen[]): Promise<void> {
  const contexts = new Map<string, BrowserContext>();
  const contextOf = async (account: string) => {
    const known = contexts.get(account);
    if (known) return known;
    const { page, context } = await newPerson(browser, url, { device, lang });
    await page.close();
    if (account !== '') await logIn(context, account.includes('@') ? 'user' : 'admin', account);
    contexts.set(account, context);
    return context;
  };
  for (const [at, screen] of screens.entries()) {
    const scheme: Scheme = (at % 2 === 0) === (device === 'phone') ? 'dark' : 'light';
    await test.step(`${screen.name}, ${scheme}`, async () => {
      const context = await contextOf(screen.account ?? '');
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const scene = sceneOf(page, device, lang);
      await screen.prepare?.(scene);
      await screen.open(scene);
      await expectNothingSerious(page, scheme);
      await page.close();
      await context.setOffline(false);
    });
  }
  for (const context of contexts.values()) await context.close();
}

const looks: readonly { device: Device; lang: Lang }[] = [
  { device: 'desktop', lang: 'en' },
  { device: 'phone', lang: 'zh' },
];

for (const { device, lang } of looks) {
  for (const [group, all] of Object.entries(customerGroups)) {
    test(`${group}, ${device}, ${lang}`, async ({ browser, program }) => {
      if (group === 'chat') await fillConversation(program.url);
      const screens = all.filter(
        ({ name, devices = [device], langs = [lang] }) =>
          !alike.has(name) && devices.includes(device) && langs.includes(lang),
      );
      await visit({ browser, url: program.url, device, lang }, screens);
    });
  }
}

// Few at a time, so that a slow machine has time for each.
const seen = staffScreens.filter(({ name }) => !alike.has(name));
const few = 4;
for (let from = 0; from < seen.length; from += few) {
  const screens = seen.slice(from, from + few);
  test(`staff screens: ${screens.map(({ name }) => name).join(', ')}`, async ({ browser, program }) => {
    await visit({ browser, url: program.url, device: 'desktop', lang: 'zh' }, screens);
  });
}

test.describe('by the keyboard alone', () => {
  test('the home, an answer and the dialog of a new ticket', async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
    await logIn(context, 'user', 'hanna.berg@example.com');

    await test.step('the home', async () => {
      await page.goto('/user/knowledge');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectKeyboardReachesAll(page);
    });

    await test.step('a dialog holds the focus and gives it back', async () => {
      const ask = page.getByRole('main').getByRole('button', { name: 'Create a ticket about' }).first();
      await ask.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
      await expectFocusHeld(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
    });

    await test.step('an answer', async () => {
      const { question } = await findGuidedPath(context.request);
      await page.goto(`/user/knowledge?question=${question.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectKeyboardReachesAll(page);
    });
    await context.close();
  });

  test('the chat', async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
    await logIn(context, 'user', customer);
    await withoutHours({ page });
    await page.goto('/user/chat');
    const row = page.getByRole('list', { name: 'Your tickets' }).getByRole('button').first();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByTestId('chat-message').last()).toBeVisible();
    await expectKeyboardReachesAll(page);
    const solve = page.getByRole('button', { name: 'Mark as solved' });
    await solve.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Submit the rating' })).toBeVisible();
    await expectKeyboardReachesAll(page);
    await context.close();
  });
});
