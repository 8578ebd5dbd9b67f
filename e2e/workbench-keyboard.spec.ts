/*
 * The workbench without a mouse: a whole ticket by the palette and by keys, what cannot be done says why,
 * and tooltips come when they should.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';

// A program of its own: a ticket is handled to its end.
let program: Program;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.stop());

const rows = (page: Page) => page.locator('[data-row]');
const composer = (page: Page) => page.getByRole('textbox', { name: '消息' });
const paletteField = (page: Page) => page.getByRole('combobox', { name: '搜索或执行命令' });
const searchField = (page: Page) => page.getByRole('combobox', { name: '搜索问题与 SOP' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** More stops than any window has. */
const most = 40;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Opens the palette, types, and takes the first line, once it is this one. */
async function command(page: Page, typed: string, line: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.insertText(typed);
  await expect(chosen(page)).toContainText(line);
  await page.keyboard.press('Enter');
}

test('BENCH-18, BENCH-29, BENCH-30, BENCH-33, BENCH-35, RATE-14, Q-132, Q-136: a whole ticket by the keyboard alone', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: program.url });
  await logIn(context, 'admin', 'amelia');
  await page.goto('/admin/chat');
  await expect(rows(page).first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  const log = page.getByRole('log').first();

  await test.step('without a ticket only what goes is offered, the rest is not there', async () => {
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused();
    await expect(page.getByRole('option', { name: '下一个工单' })).toBeVisible();
    await expect(page.getByRole('option', { name: '回复客户' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('filtered and found by the palette, opened by its title', async () => {
    await command(page, '只看未回复', '只看未回复');
    await expect(page).toHaveURL(/state=0/);
    await command(page, '清除', '清除全部筛选');
    await expect(page).not.toHaveURL(/state=/);
    await expect(rows(page).filter({ hasText: 'B2' }).first()).toBeVisible();
    await command(page, 'B2 基座换了桌子', 'B2 基座换了桌子之后');
    await expect(page.getByRole('heading', { name: /B2 基座换了桌子之后/ })).toBeVisible();
    await expect(log.getByTestId('chat-message').last()).toBeVisible();
  });

  await test.step('next and previous, and a tab of the context', async () => {
    const heading = page.getByRole('heading', { level: 2 }).first();
    const words = await heading.innerText();
    await page.keyboard.press('n');
    await expect(heading).not.toHaveText(words);
    await page.keyboard.press('p');
    await expect(heading).toHaveText(words);
    await page.keyboard.press('4');
    await expect(page.getByRole('tab', { name: '信息', exact: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: '信息' })).toBeVisible();
  });

  await test.step('a question is read beside the ticket, its link copied', async () => {
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.insertText('怎样移动或取消节流阀卡点');
    await expect(chosen(page)).toContainText('节流阀卡点');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: '前几步' })).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: '复制客户链接' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('链接已复制')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const reader = await newPerson(browser, program.url, { lang: 'zh' });
    await reader.page.goto(link);
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText('节流阀卡点');
    await reader.context.close();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an answer of the SOP tree becomes the reply', async () => {
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.insertText('弹簧断裂，补寄备件');
    await expect(chosen(page)).toContainText('SOP');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: '插入回复' }).first());
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toContainText('补寄一对弹簧');
    // Letters are letters here.
    await page.keyboard.type(' s');
    await page.keyboard.press('Control+Enter');
    await expect(log.getByText(/补寄一对弹簧.* s/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log).toBeFocused();
    await page.keyboard.press('r');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('classified and assigned', async () => {
    // The question has the focus on its answer.
    const sure = async (name: string) => {
      await expect(page.getByRole('dialog', { name }).getByRole('button', { name: '确定' })).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await page.keyboard.press('c');
    await expect(dialog.getByRole('textbox', { name: '搜索目录' })).toBeFocused();
    await page.keyboard.insertText('校准');
    // One entry of the tree is where Tab leads: the chosen one, else the first.
    await tabTo(page, dialog.locator('[role="treeitem"][tabindex="0"]'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: '确定' }));
    await page.keyboard.press('Enter');
    await sure('确认归类？');
    await expect(page.getByText(/工单已归入/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('a');
    await expect(dialog.getByRole('textbox', { name: '搜索客服人员' })).toBeFocused();
    // Also the second time, when the people are known.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('a');
    await expect(dialog.getByRole('textbox', { name: '搜索客服人员' })).toBeFocused();
    await page.keyboard.insertText('Amelia');
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await tabTo(page, dialog.getByRole('radio'));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: '确定' }));
    await page.keyboard.press('Enter');
    await sure('确认分派？');
    await expect(page.getByText('工单已分派给Amelia Hart')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('noted, a rating asked for, solved', async () => {
    await page.keyboard.press('m');
    const note = page.getByRole('textbox', { name: '备注（客户不可见）' });
    await expect(note).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('by keys');
    await page.keyboard.press('Enter');
    await expect(page.getByText('备注已保存')).toBeVisible();
    await expect(note).toBeHidden();
    await page.keyboard.press('v');
    await expect(page.getByText('正在申请评价', { exact: true })).toBeVisible();
    await page.keyboard.press('s');
    await expect(dialog.getByRole('button', { name: '确定' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('工单已标记为已解决')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('what cannot be done any more says why, in the palette and to its key', async () => {
    await page.keyboard.press('Control+k');
    await expect(paletteField(page)).toBeFocused();
    const reply = page.getByRole('option', { name: '回复客户' });
    await expect(reply).toBeDisabled();
    await expect(reply).toContainText('工单已解决');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('c');
    await expect(page.getByText('该问题已解决')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('all keys in one window; letters can be switched off', async () => {
    await page.keyboard.press('?');
    await expect(dialog.getByText('下一个工单')).toBeVisible();
    const letters = dialog.getByRole('switch', { name: '启用单键快捷键' });
    await tabTo(page, letters);
    await page.keyboard.press('Space');
    await expect(letters).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('?');
    await command(page, '快捷键', '快捷键说明');
    await expect(dialog.getByRole('switch')).not.toBeChecked();
  });
  await context.close();
});

test('CONST-09: a tooltip is hidden at 400 ms and seen after 500 ms', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { motion: true });
  await logIn(context, 'admin', 'amelia');
  await page.clock.install();
  await page.goto('/admin/chat');
  await expect(rows(page).first()).toBeVisible();
  const bar = page.getByRole('banner');
  const tip = page.getByRole('tooltip');
  // The first one loads what draws them.
  await page.getByRole('button', { name: '收起筛选与目录' }).hover();
  await expect(tip).toHaveText('收起筛选与目录F');
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await page.clock.pauseAt(Date.now() + 600_000);
  await bar.getByRole('button', { name: /深色|Dark|dark/ }).hover();
  await page.clock.runFor(400);
  await expect(tip).toBeHidden();
  await page.clock.runFor(101);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await context.close();
});
