/*
 * The workbench in a desk's window that is zoomed to 200 % (WCAG 1.4.10): the conversation can be read and answered,
 * and long names fit into the drawer.
 */
import type { BrowserContext } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';

const people = '**/javaplus/admin/personal/getCustomerList';
const longName = 'Oskar-Friedrich von Hohenzollern-Sigmaringen-und-Donaueschingen der Dritte';

/** The demo's ticket with a conversation that fills the screen, wherever it stands in the list. */
async function idOfConversation(context: BrowserContext): Promise<number> {
  const path = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
  const answer = await context.request.post(path, { data: { currentPage: 1, pageSize: 200 } });
  const { data } = (await answer.json()) as { data: { list: { id: number; title: string }[] } };
  const found = data.list.find(({ title }) => title.startsWith('B2 基座换了桌子之后'));
  if (!found) throw new Error('The demo shop has no such ticket.');
  return found.id;
}

test('at 200 % a ticket is read and assigned, nothing is cut off', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url);
  await page.setViewportSize({ width: 720, height: 450 });
  await logIn(context, 'admin', 'bruno');
  await page.route(people, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { name: string }[] };
    for (const person of answer.data) person.name = longName;
    await route.fulfill({ json: answer });
  });
  await page.goto('/admin/chat');
  await page.locator('[data-row]').first().click();
  await expect(page.getByRole('log').first()).toBeInViewport();
  await page.goto(`/admin/chat?questionRecordId=${await idOfConversation(context)}`);
  const log = page.getByRole('log').first();
  await expect(log.getByTestId('chat-message').last()).toBeInViewport({ ratio: 0.3 });
  // Some lines, not only the edge of one.
  await expect.poll(async () => (await log.boundingBox())?.height ?? 0).toBeGreaterThan(150);
  const composer = page.getByRole('textbox', { name: '消息' });
  await composer.click();
  await expect(page.getByRole('button', { name: '发送' })).toBeVisible();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(isWide).toBe(false);

  await page.getByRole('button', { name: /^分派/ }).click();
  const drawer = page.getByRole('dialog', { name: '分派工单' });
  await expect(drawer.getByRole('radio').first()).toBeVisible();
  await expect(drawer.getByText(/^(上班|下班)$/).first()).toBeInViewport({ ratio: 1 });
  await context.close();
});
