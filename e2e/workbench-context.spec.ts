/*
 * The open ticket of the workbench: what an agent does with it, what is known of the customer beside it, and that
 * a second agent and the customer see it at once.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';
import { signalPicture } from './picture';

interface Row {
  id: number;
  title: string;
  personal: { account: string };
  isSolved: 0 | 1;
}

let program: Program;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.stop());

async function rowsOf(request: APIRequestContext): Promise<Row[]> {
  const path = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
  const answer = await request.post(path, { data: { pageSize: 200 } });
  return ((await answer.json()) as { data: { list: Row[] } }).data.list;
}

function idOf(rows: readonly Row[], fits: (row: Row) => boolean): number {
  const row = rows.find(fits);
  if (!row) throw new Error('The demo shop has no such ticket.');
  return row.id;
}

async function openTicket(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/chat?questionRecordId=${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await expect(field(page)).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: '消息' });
const heightOf = (page: Page, table: string) =>
  page.getByTestId(table).evaluate((element) => element.getBoundingClientRect().height);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('BENCH-22, BENCH-23, BENCH-38, ORD-03, ORD-04, ORD-05, DMG-52, DMG-53, DMG-54, DMG-34, DMG-36: what is known of the customer', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const rows = await rowsOf(context.request);
  await openTicket(
    page,
    idOf(rows, (row) => row.personal.account === 'pilot@example.com' && row.isSolved === 0),
  );

  await test.step('ROLE-08 orders with their logistics, larger in a window, and invoices as a ZIP', async () => {
    const asked = page.waitForRequest('**/api/admin/Base/getOrderByUser');
    await tab(page, '订单').click();
    expect((await asked).postDataJSON()).toMatchObject({ account: 'pilot@example.com' });
    await expect(page.getByTestId('orders-table')).toBeVisible();
    expect(await heightOf(page, 'orders-table')).toBe(420);
    await page.getByRole('button', { name: '放大显示' }).click();
    const table = page.getByRole('dialog').getByTestId('orders-table');
    await expect(table).toBeVisible();
    expect(await heightOf(page, 'orders-table')).toBe(420);
    const shipped = table
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(shipped.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await shipped.getByRole('button', { name: /查看订单/ }).click();
    for (const name of ['UTC 时间', '当地时间', '状态', '信息'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await shipped.getByRole('checkbox').check();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载发票' }).click();
    expect((await saved).suggestedFilename()).toBe('invoices.zip');
  });

  await test.step('an order without a sales id: a warning and no request', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('checkbox', { name: '全选订单' }).check();
    await page.getByRole('button', { name: '下载发票' }).click();
    await expect(page.getByText('销售ID为空')).toBeVisible();
    expect(requests.filter((url) => url.endsWith('orderdownloadInvoice'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('ROLE-08 damage reports; a row shows its report, read only', async () => {
    await tab(page, '报损记录').click();
    const table = page.getByTestId('records-table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    expect(await heightOf(page, 'records-table')).toBe(440);
    await expect(table.getByRole('columnheader')).toHaveCount(13);
    await table.getByRole('row').filter({ hasText: '审核中' }).click();
    const report = page.getByRole('dialog', { name: /damage report/ });
    await expect(report.getByText('审核中').first()).toBeVisible();
    await expect(report.getByRole('listitem').first()).toBeVisible();
    await expect(report.locator('input:enabled, textarea')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
  });

  await test.step('nothing of an anonymous customer', async () => {
    const anonymous = idOf(rows, (row) => row.personal.account === '');
    await openTicket(page, anonymous);
    for (const name of ['订单', '报损记录']) {
      await tab(page, name).click();
      await expect(page.getByText('当前用户为匿名用户，不支持操作')).toBeVisible();
    }
  });
  await context.close();
});

test('BENCH-18, BENCH-24, BENCH-26, BENCH-28, BENCH-29, BENCH-30, DMG-51: what an agent does, live for others', async ({
  browser,
}) => {
  const { page: amelia, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const rows = await rowsOf(context.request);
  const id = idOf(rows, (row) => row.title.startsWith('F3 grip'));
  await openTicket(amelia, id);
  const { page: bruno, context: other } = await newPerson(browser, program.url);
  await logIn(other, 'admin', 'bruno');
  await openTicket(bruno, id);
  const { page: customer, context: third } = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(third, 'user', 'pilot@example.com');
  await customer.goto(`/user/chat?questionRecordId=${id}`);
  const leave = customer.getByRole('button', { name: 'Leave a message' });
  await customer.addLocatorHandler(leave, () => leave.click());
  await expect(customer.getByRole('log')).toBeVisible();

  await test.step('a comment', async () => {
    await amelia.getByRole('button', { name: /^(编辑|添加)备注/ }).click();
    await amelia.getByRole('textbox', { name: '备注（客户不可见）' }).fill('VIP，请先致电');
    await amelia.keyboard.press('Enter');
    await expect(bruno.getByRole('button', { name: '编辑备注：VIP，请先致电' })).toBeVisible();
  });

  await test.step('ROLE-08 a directory', async () => {
    await amelia.getByRole('button', { name: /^归类/ }).click();
    const drawer = amelia.getByRole('dialog', { name: '工单归类' });
    await drawer.getByRole('textbox', { name: '搜索目录' }).fill('备件');
    await drawer.getByRole('treeitem', { name: '备件' }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    const question = amelia.getByRole('dialog', { name: '确认归类？' });
    await question.getByRole('button', { name: '确定' }).click();
    await expect(drawer).toBeHidden();
    await expect(bruno.getByRole('button', { name: '归类 备件' })).toBeVisible();
  });

  await test.step('rich text and a picture in it reach the customer', async () => {
    await field(amelia).fill('Please send ');
    await amelia.keyboard.press('End');
    await amelia.getByRole('button', { name: '加粗' }).click();
    await amelia.keyboard.type('both parts');
    await expect(amelia.getByTestId('composer-count')).toHaveText('22/300');
    await amelia.keyboard.press('Enter');
    await amelia.getByTestId('insert-image').setInputFiles(signalPicture);
    await expect(field(amelia).getByRole('img', { name: signalPicture.name })).toBeVisible();
    await amelia.getByRole('button', { name: '发送' }).click();
    const message = customer.getByTestId('chat-message').filter({ hasText: 'Please send both parts' });
    await expect(message.locator('strong')).toHaveText('both parts');
    await expect(message.locator('img')).toBeVisible();
    await expect(field(amelia)).toHaveText('');
    await expect(field(amelia).getByRole('img')).toHaveCount(0);
  });

  await test.step('a draft is kept over a reload', async () => {
    await field(amelia).fill('Half a sentence');
    await amelia.reload();
    await expect(amelia.getByRole('log')).toBeVisible();
    await expect(field(amelia)).toHaveText('Half a sentence');
    await field(amelia).fill('');
  });

  await test.step('ROLE-08 an own message is recalled by the menu, for both sides', async () => {
    const text = 'Please send both parts';
    await bruno.getByRole('log').getByText(text).click({ button: 'right' });
    await expect(bruno.getByRole('menu')).toHaveCount(0);
    await amelia.getByRole('log').getByText(text).click({ button: 'right' });
    await amelia.getByRole('menuitem', { name: '撤回' }).click();
    for (const page of [amelia, bruno, customer])
      await expect(page.getByRole('log').getByText(text)).toHaveCount(0);
  });

  await test.step('a card that waits is withdrawn, for both sides', async () => {
    const card = amelia.getByRole('article', { name: 'Button damage report' });
    await card.click({ button: 'right', position: { x: 8, y: 8 } });
    await amelia.getByRole('menuitem', { name: '撤回报损单' }).click();
    await amelia.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
    await expect(card).toHaveCount(0);
    await expect(bruno.getByRole('article', { name: 'Button damage report' })).toHaveCount(0);
  });

  await test.step('another agent', async () => {
    await amelia.getByRole('button', { name: /^分派/ }).click();
    const drawer = amelia.getByRole('dialog', { name: '分派工单' });
    await expect(drawer.getByRole('radio')).toHaveCount(3);
    await drawer.getByRole('radio', { name: /Bruno Keller/ }).check();
    await drawer.getByRole('button', { name: '确定' }).click();
    const question = amelia.getByRole('dialog', { name: '确认分派？' });
    await question.getByRole('button', { name: '确定' }).click();
    await expect(drawer).toBeHidden();
    await expect(bruno.getByRole('button', { name: '分派 Bruno Keller' })).toBeVisible();
  });
  await Promise.all([context.close(), other.close(), third.close()]);
});

test('AI-01: the assistant answers from the knowledge base, keeps its history and forgets it', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const rows = await rowsOf(context.request);
  await openTicket(
    page,
    idOf(rows, (row) => row.personal.account === 'feixing@example.com' && row.isSolved === 0),
  );
  await tab(page, 'AI 助手').click();
  await page.getByRole('textbox', { name: '向 AI 助手提问' }).fill('松手后轴慢慢漂移');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'AI 助手' });
  await expect(answer.getByRole('link').first()).toBeVisible();
  // What the customer would get is shown; exactly that goes into the reply.
  await answer.getByRole('button', { name: '查看给客户的中文' }).click();
  const passage = answer.getByRole('list', { name: '给客户的中文' }).getByRole('listitem').last();
  const words = (await passage.locator('p').last().textContent()) ?? '';
  await passage.getByRole('button', { name: '放入回复' }).click();
  await expect(field(page)).toHaveText(words);
  await field(page).fill('');
  // The tab stands in the address.
  await page.reload();
  await expect(answer).toHaveCount(1);
  await page.getByRole('button', { name: '清空对话' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
  await expect(answer).toHaveCount(0);
  await expect(page.getByText('答案来自知识库和 SOP 目录，可逐段放入回复。')).toBeVisible();
  await context.close();
});
