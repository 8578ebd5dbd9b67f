/*
 * The main job, two browsers at once: a visitor looks for help, walks a guided answer, logs in on the way,
 * does not find it solved and talks to an agent, through a broken connection, until the rating.
 */
import type { Page } from '@playwright/test';
import { expect, leaveMessages, logIn, newPerson, test } from './fixtures';
import { findGuidedPath } from './guided-path';
import { signalPicture } from './picture';

const message = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^(Message|消息)/ });
  await field.fill(text);
  await page.getByRole('button', { name: /^(Send|发送)$/ }).click();
}

async function choose(page: Page, answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    await page.getByRole('list', { name: 'Your answer' }).getByText(answer, { exact: true }).click();
  }
}

test('ROLE-01, RT-27, TICKET-09, CHAT-19: from a question to a rated ticket', async ({
  browser,
  program,
}) => {
  const { page: agent, context: agentContext } = await newPerson(browser, program.url);
  await logIn(agentContext, 'admin', 'amelia');
  await agent.goto('/admin/chat');
  await expect(agent.getByRole('button', { name: /Larkmoor|摇杆|.+/ }).first()).toBeVisible();

  const { page, context } = await newPerson(browser, program.url);
  const sockets: string[] = [];
  context.on('page', (tab) => tab.on('websocket', (socket) => sockets.push(socket.url())));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');

  await test.step('switches the language and back', async () => {
    await page.getByRole('button', { name: /中文/ }).click();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /zh/);
    await page.getByRole('button', { name: /English/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  const path = await findGuidedPath(context.request);

  await test.step('filters by product; a shared link keeps the filter', async () => {
    const filter = page.getByRole('combobox', { name: 'My products' });
    await filter.click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/items=\d+/);
    await page.reload();
    await filter.click();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/items=/);
  });

  await test.step('finds the question and walks to the login step', async () => {
    await page.getByRole('combobox', { name: 'Search questions' }).fill(path.question.title);
    await page.getByRole('option', { name: path.question.title }).first().click();
    await expect(page.getByRole('heading', { name: path.question.title })).toBeVisible();
    await choose(page, path.before);
    await expect(page.getByText('Please log in to go on.')).toBeVisible();
  });

  await test.step('logs in and goes on by itself', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Account' }).fill('newcomer@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('demo-customer');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await choose(page, path.after);
  });

  const chat = await test.step('ends unsolved; the chat opens', async () => {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('button', { name: path.last === 'end' ? 'Unsolved and chat now' : 'Chat Now' })
      .click();
    const tab = await opened;
    await tab.waitForURL(/\/user\/chat\?.*questionRecordId=\d+/);
    await expect(tab.getByRole('log')).toBeVisible();
    return tab;
  });
  await leaveMessages(chat);

  await test.step('the agent sees it arrive without a reload', async () => {
    const row = agent.getByRole('button', { name: new RegExp(escaped(path.question.title)) });
    await expect(row.first()).toBeVisible();
    await row.first().click();
    await agent.getByRole('tab', { name: '解答步骤' }).click();
    await expect(agent.getByRole('tabpanel').getByText(path.question.title).first()).toBeVisible();
  });

  await test.step('both write; the agent sends a picture', async () => {
    await write(chat, 'Hello, my stick drifts to the left.');
    await expect(message(agent, 'Hello, my stick drifts to the left.')).toBeVisible();
    await write(agent, 'Hello! Is the cable in a port of the PC itself?');
    await expect(message(chat, 'Hello! Is the cable in a port of the PC itself?')).toBeVisible();
    await agent.getByTestId('upload-image').setInputFiles(signalPicture);
    await expect(chat.getByRole('log').locator('img')).toBeVisible();
    const width = await chat
      .getByRole('log')
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(width).toBeGreaterThan(0);
  });

  await test.step('nothing is lost or doubled over a broken connection', async () => {
    await context.setOffline(true);
    await write(chat, 'It is in a hub. Wait, I move it.');
    await expect(message(chat, 'It is in a hub. Wait, I move it.')).toBeVisible();
    // Stored before the customer's arrives: otherwise the agent would be asked to read that first.
    const stored = agent.waitForResponse('**/javaplus/admin/webSocket/sendMessage');
    await write(agent, 'Take your time.');
    await stored;
    await context.setOffline(false);
    await expect(message(agent, 'It is in a hub. Wait, I move it.')).toBeVisible({ timeout: 60_000 });
    await expect(message(chat, 'Take your time.')).toBeVisible({ timeout: 60_000 });
    for (const page of [chat, agent]) {
      for (const text of ['It is in a hub. Wait, I move it.', 'Take your time.']) {
        await expect(message(page, text)).toHaveCount(1);
      }
    }
  });

  await test.step('a draft survives a reload', async () => {
    await chat.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
    await chat.reload();
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    await chat.getByRole('textbox', { name: 'Message' }).fill('');
  });

  await test.step('the agent asks for a rating; the customer rates; the ticket is solved', async () => {
    await agent.getByRole('button', { name: '申请评价' }).click();
    await expect(agent.getByText('正在申请评价').first()).toBeVisible();
    await expect(chat.getByText('How was our service?')).toBeVisible();
    await chat.getByRole('checkbox', { name: 'I have a suggestion' }).check();
    await chat.getByRole('textbox', { name: 'Suggestion' }).fill('Say it in the manual.');
    await chat.getByRole('button', { name: 'Submit the rating' }).click();
    await expect(chat.getByText('submit successful')).toBeVisible();
    await expect(chat.getByText('This ticket is solved.', { exact: true })).toBeVisible();
    await expect(agent.getByText('用户已评价').first()).toBeVisible();
    await expect(agent.getByRole('log').getByText('Say it in the manual.')).toBeVisible();
  });

  // The second port is defined and never used.
  expect(sockets.some((url) => url.includes('/javaplus/user/webSocketServer'))).toBe(true);
  expect(sockets.filter((url) => new URL(url).port === '28288')).toEqual([]);

  await agentContext.close();
  await context.close();
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
