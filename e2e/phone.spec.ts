/* The same main job on a phone, in Chinese: find, create a ticket, talk, and nothing scrolls sideways. */
import type { Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

test('a customer on a phone creates a ticket and is answered', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
  await logIn(context, 'user', 'hanna.berg@example.com');

  await test.step('a desktop address leads to the phone screen, the query kept', async () => {
    await page.goto('/user/knowledge?data=jp');
    await expect(page).toHaveURL(/\/m\/user\/knowledge\?data=jp$/);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the dialog refuses what is missing and keeps what was typed', async () => {
    await page
      .getByRole('button', { name: /创建工单|提交工单/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(创建工单|提交工单)$/ }).click();
    await expect(dialog.getByText('问题不能为空！')).toBeVisible();
    await dialog.getByRole('textbox', { name: '问题', exact: true }).fill('摇杆向左漂移');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: /^(创建工单|提交工单)$/ }).click();
  });

  // The chat opens in a tab of its own, or here where the browser blocks it.
  const chat = await test.step('the chat opens', async () => {
    await expect.poll(() => context.pages().find((tab) => /\/m\/user\/chat/.test(tab.url()))).toBeTruthy();
    const tab = context.pages().find((candidate) => /\/m\/user\/chat/.test(candidate.url())) ?? page;
    await expect(tab.getByRole('log')).toBeVisible();
    await expectNoSidewaysScroll(tab);
    return tab;
  });
  const leave = chat.getByRole('dialog').getByRole('button', { name: '留言' });
  await chat.addLocatorHandler(leave, () => leave.click());

  await test.step('writes, and an agent answers', async () => {
    await chat.getByRole('textbox', { name: '消息' }).fill('你好，摇杆漂移。');
    await chat.getByRole('button', { name: '发送' }).click();
    const { page: agent, context: agentContext } = await newPerson(browser, program.url);
    await logIn(agentContext, 'admin', 'bruno');
    await agent.goto('/admin/chat');
    await agent
      .getByRole('button', { name: /摇杆向左漂移/ })
      .first()
      .click();
    await expect(agent.getByRole('log').getByText('你好，摇杆漂移。')).toBeVisible();
    await agent.getByRole('textbox', { name: /消息|Message/ }).fill('您好，请先重新校准。');
    await agent.keyboard.press('Enter');
    await agent.getByRole('button', { name: /^(发送|Send)$/ }).click();
    await expect(chat.getByRole('log').getByText('您好，请先重新校准。')).toBeVisible();
    await agentContext.close();
  });

  await test.step('320 px is enough', async () => {
    await chat.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(chat);
  });
  await context.close();
});
