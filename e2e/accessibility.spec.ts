/* axe finds nothing serious on any screen, in both languages, light and dark (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, newPerson, test, type PersonOptions } from './fixtures';
import { findGuidedPath } from './guided-path';

interface Screen {
  readonly name: string;
  readonly account?: readonly ['user' | 'admin', string];
  readonly people: readonly PersonOptions[];
  open(page: Page): Promise<void>;
}

const customers: readonly PersonOptions[] = [
  { device: 'desktop', lang: 'en' },
  { device: 'phone', lang: 'zh' },
];

const screens: readonly Screen[] = [
  {
    name: 'knowledge base',
    people: customers,
    async open(page) {
      await page.goto('/user/knowledge');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'answer',
    people: customers,
    async open(page) {
      const { question } = await findGuidedPath(page.request);
      await page.goto(`/user/knowledge?question=${question.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'customer chat',
    account: ['user', 'pilot@example.com'],
    people: customers,
    async open(page) {
      const answer = await page.request.post('/javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {
        data: {},
      });
      const { data } = (await answer.json()) as { data: { id: number }[] };
      await page.goto(`/user/chat?questionRecordId=${data[0]?.id}`);
      await expect(page.getByRole('log')).toBeVisible();
    },
  },
  {
    name: 'workbench',
    account: ['admin', 'amelia'],
    people: [{ device: 'desktop' }],
    async open(page) {
      await page.goto('/admin/chat');
      await page.locator('[data-row]').first().click();
      await expect(page.getByRole('log')).toBeVisible();
    },
  },
  {
    name: 'staff login',
    people: [{ device: 'desktop' }],
    async open(page) {
      await page.goto('/admin/chat');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const screen of screens) {
  for (const person of screen.people) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const title = `${screen.name}, ${person.device}, ${person.lang ?? 'staff'}, ${colorScheme}`;
      test(title, async ({ browser, program }) => {
        const { page, context } = await newPerson(browser, program.url, person);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (screen.account !== undefined) await logIn(context, ...screen.account);
        await screen.open(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
        expect(serious).toEqual([]);
        await context.close();
      });
    }
  }
}
