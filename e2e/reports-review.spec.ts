/*
 * A damage report from end to end: an agent sends it from an order, the customer fills it in over a broken
 * connection, the agent rejects an answer, the customer corrects it, the agent approves; another one is voided.
 */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, logIn, newPerson, test as base } from './fixtures';
import { film, signalPicture } from './picture';
import { startProgram, type Program } from './program';

/** A program of its own: reports change their state here. */
const test = base.extend<object, { program: Program }>({
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

const name = 'Button damage report';
const last = (page: Page) => page.getByRole('log').getByRole('article', { name }).last();
const tone = async (tone: string, ...pages: Page[]) => {
  for (const page of pages) await expect(last(page)).toHaveAttribute('data-tone', tone);
};
const questionOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).first();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[role="dialog"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function choose(dialog: Locator, label: RegExp, option?: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click();
  const options = dialog.page().getByRole('option');
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

/** All five kinds of answers; the connection is lost while the film is on its way. */
async function fillIn(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('radio', { name: 'The trigger' }).check();
  await page.getByRole('checkbox', { name: 'Always' }).check();
  await questionOf(page, 'What happened').getByRole('textbox').fill('It clicks twice.');
  const serial = questionOf(page, 'Photograph of the serial number');
  await serial.getByTestId('answer-file').setInputFiles(signalPicture);
  await expect(serial.getByRole('button', { name: /^Remove Label/ })).toBeVisible();
  const video = questionOf(page, 'A video of the Buttons page');
  await context.setOffline(true);
  await video.getByTestId('answer-file').setInputFiles(film);
  // After the tries of its own it waits for the connection.
  await expect(video.getByRole('button', { name: /again/i })).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(video.locator('video')).toHaveAttribute('src', /^\/static\//);
  await expect(questionOf(page, 'What happened').getByRole('textbox')).toHaveValue('It clicks twice.');
}

test('DMG-33, DMG-34, DMG-38…DMG-43, DMG-48, DMG-55, DMG-56, VALID-11…VALID-16, UPLOAD-07: a report from end to end', async ({
  browser,
  program,
}) => {
  test.slow();
  const { page: amelia, context: staff } = await newPerson(browser, program.url);
  await logIn(staff, 'admin', 'amelia');
  const answer = await staff.request.post('/javaplus/admin/recordQuestion/queryRecordQuestionList', {
    data: { pageSize: 200 },
  });
  const { data } = (await answer.json()) as {
    data: { list: { id: number; isSolved: number; personal: { account: string } }[] };
  };
  const open = data.list.find((row) => row.personal.account === 'pilot@example.com' && row.isSolved === 0);
  if (!open) throw new Error('The demo shop has no such ticket.');
  const { page: pilot, context } = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  await pilot.goto(`/user/chat?questionRecordId=${open.id}`);
  await amelia.goto(`/admin/chat?questionRecordId=${open.id}`);
  const dialog = amelia.getByRole('dialog').filter({ has: amelia.getByRole('button') });
  const button = (label: string) => dialog.getByRole('button', { name: label, exact: true });

  await test.step('step 1 names what is missing, takes the values of the order, and outlives Escape', async () => {
    await amelia.getByRole('button', { name: '新建报损单' }).click();
    await button('下一步').click();
    for (const text of ['请选择质保情况', '请选择产品']) await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('radio', { name: '官网' }).check();
    // There are orders, and none was chosen yet: nothing says that there are none.
    await expect(dialog.getByText('请选择订单号')).toBeVisible();
    await expect(dialog.getByText('未查询到相关订单，无法进行下一步操作')).toBeHidden();
    await choose(dialog, /订单号/);
    await expect(dialog.getByRole('textbox', { name: '发货仓库' })).not.toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: '发货仓库' })).not.toBeEditable();
    await dialog.getByRole('radio', { name: '质保期内' }).check();
    await choose(dialog, /^产品/);
    await expectAccessible(amelia);
    await amelia.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await amelia.getByRole('button', { name: '新建报损单' }).click();
    await expect(dialog.getByRole('combobox', { name: /^产品/ })).not.toHaveValue('');
  });

  await test.step('ROLE-08 step 2 previews the template; Previous clears it; Next sends the card', async () => {
    await button('下一步').click();
    await button('下一步').click();
    for (const text of ['请选择/输入SOP名称', '请选择报损单'])
      await expect(dialog.getByText(text)).toBeVisible();
    await choose(dialog, /SOP/, '按键、开关与灯光');
    await choose(dialog, /^报损单/, '按键故障报损单');
    await expect(dialog.getByRole('region', { name: '报损单预览' }).getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(amelia);
    await button('上一步').click();
    await button('下一步').click();
    await expect(dialog.getByRole('combobox', { name: /SOP/ })).toHaveValue('');
    await choose(dialog, /SOP/, '按键、开关与灯光');
    await choose(dialog, /^报损单/, '按键故障报损单');
    const added = amelia.waitForRequest('**/damageReport/addDamageReport');
    await button('下一步').click();
    const body = (await added).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({ purchasingChannels: '1', account: 'pilot@example.com' });
    expect(String(body['appealTime'])).toMatch(/^\d{13}$/);
    await expect(dialog).toBeHidden();
    await tone('orange', amelia, pilot);
  });

  await test.step('the customer answers all five kinds over a broken connection', async () => {
    await last(pilot).getByRole('button', { name: 'Fill in' }).click();
    await fillIn(pilot, context);
    await pilot.getByRole('button', { name: 'Submit' }).click();
    await tone('blue', pilot, amelia);
  });

  await test.step('a review is kept when its window closes; one answer is rejected', async () => {
    await last(amelia).getByRole('button').click();
    await button('审核').click();
    await amelia.keyboard.press('a');
    await expect(dialog.getByText(/^已审核 1\//)).toBeVisible();
    await amelia.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await last(amelia).getByRole('button').click();
    await button('审核').click();
    await expect(dialog.getByText(/^已审核 1\/.*已恢复/)).toBeVisible();
    const story = dialog.getByRole('group', { name: /^审核：What happened/ });
    await story.getByRole('button', { name: '驳回' }).click();
    await button('其余全部通过').click();
    await button('提交审核').click();
    await expect(amelia.getByText('驳回的答案需要填写备注').first()).toBeVisible();
    await story.getByRole('textbox').fill('Since when?');
    await dialog.getByRole('radio', { name: '免费维修' }).check();
    await expectAccessible(amelia);
    await button('提交审核').click();
    await expect(dialog.getByText('待用户补充')).toBeVisible();
    await button('关闭').click();
    await tone('red', amelia, pilot);
  });

  await test.step('Q-82 the customer corrects it; it stands beside the earlier one, and is approved', async () => {
    await last(pilot).getByRole('button', { name: 'Fill in again' }).click();
    await expect(pilot.getByText('Since when?', { exact: true })).toBeVisible();
    await questionOf(pilot, 'What happened').getByRole('textbox').fill('Since Monday.');
    await pilot.getByRole('button', { name: 'Submit' }).click();
    await tone('blue', pilot, amelia);
    await last(amelia).getByRole('button').click();
    await expect(dialog.getByRole('region', { name: '上次的答案' })).toContainText('It clicks twice.');
    await expect(dialog.getByRole('region', { name: '新的答案' })).toContainText('Since Monday.');
    await button('审核').click();
    await amelia.keyboard.press('a');
    await dialog.getByRole('radio', { name: '免费维修' }).check();
    await button('提交审核').click();
    await expect(dialog.getByText('审核完成')).toBeVisible();
    await tone('green', amelia, pilot);
  });
  await Promise.all([context.close(), staff.close()]);
});

test('STATE-09, Q-20, Q-76, MOB-18: filled in on a phone, voided by an agent; readers look only', async ({
  browser,
  program,
}) => {
  test.slow();
  const { page: amelia, context: staff } = await newPerson(browser, program.url);
  await logIn(staff, 'admin', 'amelia');
  const answer = await staff.request.post(
    '/javaplus/admin/afterSale/damageReport/getDamageReportListByAccount',
    { data: { account: 'pilot@example.com' } },
  );
  const { data } = (await answer.json()) as {
    data: { rows: { status: number; recordQuestionId: number; personName: string }[] };
  };
  // The demo shop's own, which came with its card.
  const row = data.rows.filter(({ status }) => status === 1).at(-1);
  if (!row) throw new Error('The demo shop has no such report.');
  const { page: pilot, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  await pilot.goto(`/m/user/chat?questionRecordId=${row.recordQuestionId}`);
  await amelia.goto(`/admin/chat?questionRecordId=${row.recordQuestionId}`);
  await tone('orange', pilot, amelia);
  await last(pilot).getByRole('button', { name: 'Fill in' }).click();
  await fillIn(pilot, context);
  await pilot.getByRole('button', { name: 'Submit' }).click();
  await tone('blue', pilot, amelia);

  const { page: reader, context: third } = await newPerson(browser, program.url);
  await logIn(third, 'admin', 'reader');
  await reader.goto(`/admin/chat?questionRecordId=${row.recordQuestionId}`);
  await expect(reader.getByRole('button', { name: '新建报损单' })).toBeDisabled();
  await last(reader).getByRole('button').click();
  await expect(reader.getByRole('dialog').getByRole('button', { name: '关闭' })).toBeVisible();
  await expect(reader.getByRole('dialog').getByRole('button', { name: /^(审核|作废)$/ })).toHaveCount(0);

  await last(amelia).getByRole('button').click();
  await amelia.getByRole('button', { name: '作废', exact: true }).click();
  const reason = amelia.getByRole('dialog', { name: /^作废报损单/ });
  await reason.getByRole('button', { name: '确认作废' }).click();
  await expect(reason.getByText('请填写作废原因')).toBeVisible();
  await reason.getByRole('textbox').fill('Sent twice.');
  await reason.getByRole('button', { name: '确认作废' }).click();
  await expect(reason).toBeHidden();
  for (const page of [amelia, reader])
    await expect(page.getByRole('dialog').getByText('Sent twice.')).toBeVisible();
  await tone('red', pilot);
  await Promise.all([context.close(), staff.close(), third.close()]);
});
