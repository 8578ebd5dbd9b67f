/*
 * The list side of the workbench: filter, directories, groups, pages, keys and the carry-over (BENCH-01, BENCH-03…17,
 * BENCH-19, BENCH-20, BENCH-31, BENCH-32, BENCH-37, ROUTE-14), on the screens of two agents.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { StaffListBody } from '#contract/workbench/endpoints';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';

// A program of its own: filters are saved, tickets are made and carried over.
let program: Program;
test.beforeAll(async () => {
  program = await startProgram({ TICKET_REPEAT_SECONDS: '0' });
});
test.afterAll(() => program.stop());

const listCall = '/queryRecordQuestionList';

/** The body of the next fetch of the list, once it has been answered. */
async function nextList(page: Page, act: () => Promise<unknown>): Promise<StaffListBody> {
  const answered = page.waitForResponse((response) => response.url().endsWith(listCall));
  await act();
  return (await answered).request().postDataJSON() as StaffListBody;
}

async function post<Data>(request: APIRequestContext, path: string, data: object = {}): Promise<Data> {
  const answer = (await (await request.post(path, { data })).json()) as { code: number; data: Data };
  expect(answer.code).toBe(200);
  return answer.data;
}

const rows = (page: Page) => page.locator('[data-row]');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chips = (page: Page) => page.getByRole('group', { name: '当前筛选' });

/** Creates a ticket in the first type of the second level. */
async function createTicket(request: APIRequestContext, title: string): Promise<void> {
  const types = await post<QuestionType[]>(request, '/java/front/getQuestionTypeList');
  const questionTypeAreaId = types.flatMap(({ children }) => children)[0]?.id;
  const path = '/javaplus/user/recordQuestion/createRecordQuestion';
  await post(request, path, { questionTypeAreaId, title });
}

test('the filter is applied at once, shared by its address and restored', async ({ browser }) => {
  const agent = await newPerson(browser, program.url);
  await logIn(agent.context, 'admin', 'amelia');
  const { page } = agent;

  await test.step('ROUTE-14, BENCH-01, BENCH-14: the parts are there, and a page of 50 is asked for', async () => {
    const first = await nextList(page, () => page.goto('/admin/chat'));
    expect(first).toMatchObject({ currentPage: 1, pageSize: 50 });
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Groundcrew')).toBeVisible();
    await expect(bar.getByRole('button', { name: '结转', exact: true })).toBeVisible();
    await expect(bar.getByText('Amelia Hart')).toBeVisible();
    await expect(page.getByRole('tree', { name: '目录' })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('BENCH-03: ticked, and the panel folded and unfolded', async () => {
    expect(await nextList(page, () => box(page, '已回复').click())).toMatchObject({ state: [2] });
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await expect(box(page, '已回复')).toBeHidden();
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await expect(box(page, '已回复')).toBeChecked();
  });

  await test.step('BENCH-05, BENCH-10: agents, and "select all" says what is ticked', async () => {
    const agents = page.getByRole('group', { name: '处理人' }).getByRole('checkbox');
    const all = box(page, '全选处理人');
    const body = await nextList(page, () => agents.nth(1).click());
    expect(body.personIds).toHaveLength(1);
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(all).toBeChecked();
    for (const one of await agents.all()) await expect(one).toBeChecked();
    await all.click();
    for (const one of await agents.all()) await expect(one).not.toBeChecked();
  });

  await test.step('BENCH-04, BENCH-06…09: type, urgency, region, shift, name', async () => {
    await page.getByRole('button', { name: '问题类型', exact: true }).click();
    const types = page.getByRole('group', { name: '问题类型' }).getByRole('checkbox');
    const withType = await nextList(page, () => types.nth(1).click());
    expect(withType.questionType).toHaveLength(1);
    await types.nth(1).click();
    await expect(types.nth(1)).not.toBeChecked();
    expect(await nextList(page, () => box(page, 'P3').click())).toMatchObject({ urgencyLevel: ['P3'] });
    expect(await nextList(page, () => box(page, 'cn').click())).toMatchObject({ mark: ['cn'] });
    const shift = box(page, '晚班 5:00PM-00:30AM');
    expect(await nextList(page, () => shift.click())).toMatchObject({ classes: [2] });
    await shift.click();
    await expect(shift).not.toBeChecked();
    const name = page.getByRole('textbox', { name: '客户名称' });
    expect(await nextList(page, () => name.fill('feixing'))).toMatchObject({ clientName: 'feixing' });
    await expect(chips(page).getByRole('button')).toHaveCount(5);
  });

  const shared = new URL(page.url());
  await test.step('BENCH-11: a reload and a new window show the same filter', async () => {
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/updateRemoteTablePart') &&
        (response.request().postData() ?? '').includes('"state":"[]"'),
    );
    await chips(page).getByRole('button', { name: '移除筛选：已回复' }).click();
    await saved;
    await page.reload();
    await expect(chips(page).getByRole('button')).toHaveCount(4);
    await page.goto('/admin/chat');
    await expect(chips(page)).toContainText('客户名称：feixing');
    await expect(box(page, 'cn')).toBeChecked();
    expect(new URL(page.url()).searchParams.get('urgencyLevel')).toBe('P3');
  });

  await test.step('another agent has his own; a link shows him the same view and saves nothing', async () => {
    const other = await newPerson(browser, program.url);
    await logIn(other.context, 'admin', 'bruno');
    const seen = await nextList(other.page, () => other.page.goto(shared.pathname + shared.search));
    expect(seen).toMatchObject({ state: [2], urgencyLevel: ['P3'], mark: ['cn'], clientName: 'feixing' });
    await nextList(other.page, () => other.page.goto('/admin/chat'));
    await expect(rows(other.page).first()).toBeVisible();
    await expect(chips(other.page)).toBeHidden();
    await other.context.close();
  });

  await test.step('BENCH-20: nothing fits; one click takes the filter away', async () => {
    await page.getByRole('textbox', { name: '客户名称' }).fill('nobody has this name');
    await expect(page.getByText('暂无数据', { exact: true })).toBeVisible();
    await chips(page).getByRole('button', { name: '清除全部' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('BENCH-12, BENCH-13: a directory with its count filters; the link leads to the editor', async () => {
    const tree = page.getByRole('tree', { name: '目录' });
    const node = tree.getByRole('treeitem').nth(1);
    await expect(node).toHaveAccessibleName(/，\d+ 个问题$/);
    const body = await nextList(page, () => node.click());
    expect(body.directoryId).toBe(Number(await node.getAttribute('data-directory')));
    await node.press('ArrowUp');
    await expect(tree.getByRole('treeitem').first()).toBeFocused();
    await nextList(page, () => page.keyboard.press('Enter'));
    await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: '管理目录' })).toHaveAttribute(
      'href',
      '/admin/Sop/SopAdministration',
    );
  });
  await agent.context.close();
});

test('BENCH-14, BENCH-19, BENCH-37: groups, keys and pages', async ({ browser }) => {
  const customer = await newPerson(browser, program.url);
  await logIn(customer.context, 'user', 'newcomer@example.com');
  for (let ticket = 1; ticket <= 60; ticket += 1) {
    await createTicket(customer.context.request, `many ${ticket}.`);
  }
  const agent = await newPerson(browser, program.url);
  await logIn(agent.context, 'admin', 'chen');
  const { page } = agent;

  await test.step('the customer has one head; the second page comes at the end of the first', async () => {
    await page.goto('/admin/chat?clientName=newcomer');
    await expect(rows(page).first()).toContainText('many 60.');
    await expect(page.getByRole('button', { name: /newcomer@example\.com/ })).toHaveCount(1);
    const second = await nextList(page, async () => {
      await page.locator('[data-window]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    });
    expect(second).toMatchObject({ currentPage: 2, pageSize: 50 });
    await expect(page.getByText('No more')).toBeVisible();
    await page.locator('[data-window]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(rows(page).filter({ hasText: 'many 1.' })).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(40);
  });

  await test.step('j, k and the arrows go from ticket to ticket, Enter opens', async () => {
    await page.goto('/admin/chat?clientName=newcomer');
    await rows(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await expect(rows(page).filter({ hasText: 'many 59.' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'many 59.' })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'many 59.' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('what has the focus keeps it far from what is seen; it goes on to another element', async () => {
    await page.locator('[data-window]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(rows(page).filter({ hasText: 'many 11.' })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'many 59.' })).toBeFocused();
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).filter({ hasText: 'many 58.' })).toBeFocused();
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(false);
  });

  await test.step('an expanded customer shows all his tickets whatever the filter', async () => {
    await page.goto('/admin/chat?clientName=feixing&state=1');
    await expect(rows(page).first()).toBeVisible();
    const before = await rows(page).count();
    const head = page.getByRole('button', { name: /feixing@example\.com/ });
    await head.click();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    await head.click();
    await expect(rows(page)).toHaveCount(before);
  });
  for (const { context } of [customer, agent]) await context.close();
});

test('ROLE-08, BENCH-31, BENCH-32: a carry-over shows on every screen', async ({ browser }) => {
  const agent = await newPerson(browser, program.url);
  await logIn(agent.context, 'admin', 'amelia');
  const customer = await newPerson(browser, program.url);
  await logIn(customer.context, 'user', 'hanna.berg@example.com');
  const titles = ['carried one', 'carried two'];
  for (const title of titles) await createTicket(customer.context.request, title);
  const { request } = agent.context;
  const found = await post<{ list: { id: number; title: string }[] }>(
    request,
    '/javaplus/admin/recordQuestion/queryRecordQuestionList',
    { clientName: 'hanna' },
  );
  const { id: customerId } = await post<{ id: number }>(request, '/javaplus/admin/personal/info');
  for (const { id } of found.list.filter(({ title }) => titles.includes(title))) {
    await post(request, '/javaplus/admin/recordQuestion/updateRecordQuestionCustomerId', {
      recordQuestionId: id,
      customerId,
    });
  }
  const other = await newPerson(browser, program.url);
  await logIn(other.context, 'admin', 'bruno');
  await other.page.goto('/admin/chat?clientName=hanna');
  const [one, two] = titles.map((title) => rows(other.page).filter({ hasText: title }));
  if (!one || !two) throw new Error('Both tickets are named.');
  for (const row of [one, two]) await expect(row).toBeVisible();
  await expect(one).not.toContainText('已结转');

  const { page } = agent;
  await page.goto('/admin/chat?clientName=hanna');
  const sent: string[] = [];
  page.on('request', (call) => sent.push(new URL(call.url()).pathname));
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '结转', exact: true }).click();
  for (const title of titles) await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  expect(sent.filter((path) => path.endsWith('/carryOver'))).toEqual([]);

  await page.getByRole('button', { name: '结转', exact: true }).click();
  await dialog.getByRole('button', { name: /^结转 \d+ 个$/ }).click();
  await expect(page.getByText(/已结转 \d+ 个工单/)).toBeVisible();
  for (const row of [one, two]) {
    await expect(row).toContainText('已结转');
    await expect(row).toContainText('未分派');
  }
  await page.getByRole('button', { name: '结转', exact: true }).click();
  await expect(page.getByText('无未结转的工单，无法结转！')).toBeVisible();
  for (const { context } of [agent, customer, other]) await context.close();
});
