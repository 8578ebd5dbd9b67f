/* Finding an answer by words (Q-34, Q-132, KB-13): at a desk in English, on a phone in Chinese. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

test('Q-34, Q-132, KB-13: a customer at a desk searches by the keyboard', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(context, 'user', 'pilot@example.com');
  const box = page.getByRole('combobox', { name: 'Search questions' });
  const hits = page.getByRole('option');

  await test.step('the box stands first, "/" leads there, hits come while typing', async () => {
    await page.goto('/user/knowledge');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type('firmware updat');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(hits.first().getByText('firmware', { exact: true }).first()).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
  });

  const title = await test.step('Enter opens the answer, as the tree does', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const first = await hits.first().locator('span').nth(1).innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(page).toHaveURL(/\/user\/knowledge\?question=\d+$/);
    await expect(box).toHaveValue('');
    return first;
  });

  await test.step('back leads to the search; its address can be shared', async () => {
    await page.goBack();
    await expect(box).toHaveValue('firmware updat');
    await expect(hits.first()).toContainText(title);
    const { page: other, context: otherContext } = await newPerson(browser, program.url, { lang: 'en' });
    await other.goto(page.url());
    await expect(other.getByRole('option').first()).toContainText(title);
    await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(other);
    await otherContext.close();
  });

  await test.step('nothing found leads to a ticket with what was searched for', async () => {
    await box.fill('quantum kangaroo');
    await expect(page.getByText('Nothing found for “quantum kangaroo”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Question' })).toHaveValue(
      'quantum kangaroo',
    );
  });
  await context.close();
});

test('Q-34, Q-132: a customer on a phone searches, and is offered answers', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(context, 'user', 'hanna.berg@example.com');
  const box = page.getByRole('combobox', { name: '搜索问题' });

  await test.step('a tap opens what was found', async () => {
    await page.goto('/m/user/knowledge');
    await box.fill('固件');
    const hit = page.getByRole('option').first();
    await expect(hit).toContainText('固件');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await hit.tap();
    await expect(page).toHaveURL(/\/m\/user\/knowledge\?question=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('固件');
  });

  await test.step('what was found is offered while a ticket is written; opening it keeps the words', async () => {
    await page.goto('/m/user/knowledge');
    const ask = page.getByRole('button', { name: /创建工单|提交工单/ }).first();
    await ask.click();
    const dialog = page.getByRole('dialog');
    const question = dialog.getByRole('textbox', { name: '问题', exact: true });
    await question.fill('固件更新中断');
    const offers = dialog.getByRole('region', { name: '这些解答或许有帮助' }).getByRole('button');
    await expect(offers.first()).toContainText('更新');
    expect(await offers.count()).toBeLessThanOrEqual(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await offers.first().tap();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?question=\d+$/);
    await page.goto('/m/user/knowledge');
    await ask.click();
    await expect(question).toHaveValue('固件更新中断');
  });
  await context.close();
});
