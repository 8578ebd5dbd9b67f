/*
 * Two agents and two customers at once: what one does stands on the others' screens without a reload. Then who may
 * not act: an agent off duty, and read-only staff, who see everything live.
 */
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { StaffTicket } from '#contract/tickets/schemas';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';

// A program of its own: tickets are assigned, solved and rated.
let program: Program;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.stop());

interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
}

async function send<Data>(
  request: APIRequestContext,
  path: string,
  data: object = {},
): Promise<Answer<Data>> {
  return (await (await request.post(path, { data })).json()) as Answer<Data>;
}

const listCall = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
const listOf = async (request: APIRequestContext): Promise<StaffTicket[]> =>
  (await send<{ list: StaffTicket[] }>(request, listCall, { pageSize: 200 })).data.list;

/** An open ticket of a customer that nobody was asked to rate. */
async function ticketOf(request: APIRequestContext, account: string): Promise<StaffTicket> {
  const found = (await listOf(request)).find(
    (row) => row.personal.account === account && row.isSolved === 0 && row.request_score !== 1,
  );
  if (!found) throw new Error(`${account} has no open ticket.`);
  return found;
}

const row = (page: Page, { id }: { id: number }) => page.locator(`[data-row="${id}"]`);
const unread = (line: Locator) => line.getByRole('img', { name: '未读' });
const online = (line: Locator) => line.getByRole('img', { name: '客户在线' });
const field = (page: Page) => page.getByRole('textbox', { name: /^(Message|消息)$/ });

async function agent(context: BrowserContext, account: string): Promise<void> {
  await logIn(context, 'admin', account);
}

/** A customer with a ticket open. */
async function openAsCustomer(page: Page, ticket: StaffTicket): Promise<void> {
  await page.goto(`/user/chat?questionRecordId=${ticket.id}`);
  await expect(field(page)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: /^(Send|发送)$/ }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

test('BENCH-33, BENCH-34, BENCH-36, CHAT-13, CHAT-19, CONFLICT-13, CONFLICT-25, RATE-14, RATE-15, RATE-16, RATE-17, RT-13, RT-15, RT-16, RT-30, STATE-01, STATE-03, STATE-11: two agents and two customers', async ({
  browser,
}) => {
  const [amelia, bruno] = [await newPerson(browser, program.url), await newPerson(browser, program.url)];
  await agent(amelia.context, 'amelia');
  await agent(bruno.context, 'bruno');
  const { request } = amelia.context;
  const first = await ticketOf(request, 'pilot@example.com');
  const second = await ticketOf(request, 'feixing@example.com');
  const [a, b] = [amelia.page, bruno.page];
  const both = [a, b];
  for (const page of both) {
    // All rows are drawn: none is out of the window of a long list.
    await page.setViewportSize({ width: 1440, height: 4000 });
    await page.goto('/admin/chat');
    for (const ticket of [first, second]) await expect(row(page, ticket)).toBeVisible();
  }
  const pilot = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(pilot.context, 'user', 'pilot@example.com');
  const feixing = await newPerson(browser, program.url, { lang: 'zh' });
  await send(feixing.context.request, '/javaplus/user/login/login', {
    account: 'feixing@example.com',
    password: 'demo-customer',
    store: 'cn',
  });

  await test.step('customers come: both agents see that they are there', async () => {
    for (const [page, ticket] of [
      [pilot.page, first],
      [feixing.page, second],
    ] as const)
      await openAsCustomer(page, ticket);
    for (const page of both)
      for (const ticket of [first, second]) await expect(online(row(page, ticket))).toBeVisible();
  });

  await test.step('both write: row, dot, number of the customer and title of the tab, for both agents', async () => {
    await write(pilot.page, 'Axis three drifts again.');
    await write(feixing.page, '油门轴又漂移了。');
    for (const page of both) {
      for (const [ticket, text] of [
        [first, 'Axis three drifts again.'],
        [second, '油门轴又漂移了。'],
      ] as const) {
        await expect(row(page, ticket)).toContainText(text);
        await expect(unread(row(page, ticket))).toBeVisible();
        const head = page.locator(`[data-group="${ticket.personalId}"]`);
        await expect(head.getByLabel(/^\d+ 条未读$/)).toBeVisible();
      }
      await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
    }
  });

  await test.step('one reads: the dot goes on both screens, the other ticket keeps its own', async () => {
    await row(a, first).click();
    await expect(a.getByRole('log').getByText('Axis three drifts again.')).toBeVisible();
    for (const page of both) {
      await expect(unread(row(page, first))).toHaveCount(0);
      await expect(unread(row(page, second))).toBeVisible();
    }
    const { data } = await send<number>(request, '/javaplus/admin/recordQuestion/getTotalUnreadNum');
    for (const page of both) await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${data}\\) `));
  });

  await test.step('Q-177 one is opened without a message: unread and counted for both, until one opens it', async () => {
    const before = await send<number>(request, '/javaplus/admin/recordQuestion/getTotalUnreadNum');
    const { data: silent } = await send<{ id: number }>(
      feixing.context.request,
      '/javaplus/user/recordQuestion/createRecordQuestion',
      { questionTypeAreaId: 9999, title: '红灯常亮' },
    );
    for (const page of both) {
      // Under the pointer the list stands still.
      await page.mouse.move(1000, 200);
      await expect(unread(row(page, silent))).toBeVisible();
      await expect(row(page, silent)).toContainText('暂无消息');
      await expect.poll(() => page.title()).toContain(`(${before.data + 1})`);
    }
    await row(b, silent).click();
    for (const page of both) {
      await expect(unread(row(page, silent))).toHaveCount(0);
      await expect.poll(() => page.title()).toContain(`(${before.data})`);
    }
  });

  await test.step('ROLE-08 each agent answers his customer, at the same time', async () => {
    await row(b, second).click();
    await Promise.all([write(a, 'Please unplug it first.'), write(b, '请先拔下插头。')]);
    await expect(pilot.page.getByRole('log').getByText('Please unplug it first.')).toBeVisible();
    await expect(feixing.page.getByRole('log').getByText('请先拔下插头。')).toBeVisible();
    await expect(pilot.page.getByRole('log').getByText('请先拔下插头。')).toHaveCount(0);
    await expect(row(b, first)).toContainText('Please unplug it first.');
    await expect(row(a, second)).toContainText('请先拔下插头。');
  });

  await test.step('ROLE-08 assigned to the other: he sees his name, the filter of own tickets loses the row', async () => {
    const { data: self } = await send<{ id: number; name: string }>(request, '/javaplus/admin/personal/info');
    const assign = '/javaplus/admin/recordQuestion/updateRecordQuestionCustomerId';
    await send(request, assign, { recordQuestionId: first.id, customerId: self.id });
    await a.goto(`/admin/chat?personIds=${self.id}&questionRecordId=${first.id}`);
    await expect(row(a, first)).toContainText(self.name);
    await expect(row(b, first)).toContainText(self.name);
    await a.getByRole('button', { name: /^分派/ }).click();
    const drawer = a.getByRole('dialog', { name: '分派工单' });
    await drawer.getByRole('radio', { name: /Bruno Keller/ }).check();
    await drawer.getByRole('button', { name: '确定' }).click();
    await a.getByRole('dialog', { name: '确认分派？' }).getByRole('button', { name: '确定' }).click();
    await expect(row(b, first)).toContainText('Bruno Keller');
    // It concerns him now, and nobody else.
    await expect(unread(row(b, first))).toBeVisible();
    await expect(row(a, first)).toHaveCount(0);
    // It stays open for who has it open.
    await expect(a.getByRole('button', { name: '分派 Bruno Keller' })).toBeVisible();
    const { data: other } = await send<{ id: number }>(
      bruno.context.request,
      '/javaplus/admin/personal/info',
    );
    const now = (await listOf(request)).find(({ id }) => id === first.id);
    expect(now).toMatchObject({ customerId: other.id, personalId: first.personalId, adminUnread: 0 });
    await row(b, first).click();
    await expect(unread(row(b, first))).toHaveCount(0);
  });

  await test.step('ROLE-08 a rating is asked for: the other agent sees it, the customer has one panel', async () => {
    await row(b, first).click();
    await b.getByRole('button', { name: '申请评价' }).click();
    for (const page of both) {
      await expect(page.getByText('正在申请评价', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: '申请评价' })).toHaveCount(0);
    }
    await expect(pilot.page.getByRole('region', { name: 'How was our service?' })).toHaveCount(1);
  });

  await test.step('it arrives: solved, with stars, each option and the suggestion, for both agents', async () => {
    const panel = pilot.page.getByRole('region', { name: 'How was our service?' });
    await panel.getByRole('checkbox', { name: 'I have a suggestion' }).check();
    await panel.getByRole('textbox', { name: 'Suggestion' }).fill('Answer on Sundays too.');
    await panel.getByRole('button', { name: 'Submit the rating' }).click();
    await expect(row(b, first)).toContainText('已解决');
    await expect(row(b, first).getByRole('img', { name: /客户评价/ })).toBeVisible();
    for (const page of both) {
      await expect(page.getByText('用户已评价', { exact: true })).toBeVisible();
      await expect(page.getByRole('log').getByText('Answer on Sundays too.')).toBeVisible();
      await expect(page.getByRole('log').getByRole('img', { name: /5/ }).first()).toBeVisible();
    }
    const solve = b.getByRole('button', { name: '标记已解决' });
    await expect(solve).toBeDisabled();
    await expect(solve).toHaveAttribute('title', /未解决/);
    await field(b).fill('One more thing');
    await b.getByRole('button', { name: '发送' }).click();
    await expect(b.getByText('工单已解决', { exact: true }).first()).toBeVisible();
    await field(b).fill('');
  });

  await test.step('ROLE-08 the customer opens it again, and an agent solves it', async () => {
    await pilot.page.getByRole('button', { name: 'Reopen' }).click();
    await expect(row(b, first)).toContainText('未解决');
    for (const page of both) await expect(page.getByRole('button', { name: '申请评价' })).toBeEnabled();
    await b.getByRole('button', { name: '标记已解决' }).click();
    await b.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(row(b, first)).toContainText('已解决');
    await expect(a.getByRole('button', { name: '标记已解决' })).toBeDisabled();
    await expect(pilot.page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  await test.step('a customer leaves: his mark goes, the other one stays', async () => {
    await feixing.context.close();
    await expect(online(row(b, second))).toHaveCount(0);
    await expect(online(row(b, first))).toBeVisible();
  });
  for (const { context } of [amelia, bruno, pilot]) await context.close();
});

test('BENCH-02, STATE-12, VALID-06: an agent off duty is refused, on duty at once no more', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await agent(context, 'chen');
  const { request } = context;
  const ticket = await ticketOf(request, 'hanna.berg@example.com');
  const sent: string[] = [];
  page.on('request', (call) => sent.push(new URL(call.url()).pathname));
  await page.goto(`/admin/chat?questionRecordId=${ticket.id}`);
  await expect(page.getByRole('log')).toBeVisible();
  const refusal = page.getByRole('alert').filter({ hasText: '请先上工后再进行操作' });
  for (const name of [/^文件$/, /^归类/, /^分派/, /^申请评价$/]) {
    await test.step(String(name), async () => {
      await page.getByRole('button', { name }).click();
      await expect(refusal).toBeVisible();
      await refusal.getByRole('button').click();
      await expect(refusal).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await test.step('sending', async () => {
    await field(page).fill('Not yet');
    await page.getByRole('button', { name: '发送' }).click();
    await expect(refusal).toBeVisible();
  });
  const changing = /sendMessage|uploadFile|SopDirectoryId|CustomerId|createScoreQuestionRecord/;
  expect(sent.filter((path) => changing.test(path))).toEqual([]);

  await test.step('the server says the same', async () => {
    const recordQuestionId = ticket.id;
    const { data: self } = await send<{ id: number }>(request, '/javaplus/admin/personal/info');
    const work = '/javaplus/admin/recordQuestion';
    for (const [path, body] of [
      ['/javaplus/admin/webSocket/sendMessage', { msgType: 4, recordQuestionId, msgContent: '<p>Hi</p>' }],
      [`${work}/updateRecordQuestionCustomerId`, { recordQuestionId, customerId: self.id }],
      [`${work}/updateRecordQuestionSopDirectoryId`, { recordQuestionId, sopDirectoryId: 1 }],
      ['/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord', { recordQuestionId }],
    ] as const) {
      const { code, message } = await send(request, path, body);
      expect(code, path).not.toBe(200);
      expect(message, path).toBe('请先上工后再进行操作');
    }
  });

  await test.step('ROLE-08 on duty: what was written is sent', async () => {
    const other = await context.newPage();
    await other.goto('/admin/chat');
    const status = (tab: Page) => tab.getByRole('combobox', { name: '工作状态' });
    const choose = async (tab: Page, name: string) => {
      await status(tab).click();
      await tab.getByRole('option', { name }).click();
    };
    await expect(status(other)).toHaveValue('下班');
    // One status for all tabs, whichever changes it.
    await choose(page, '上班');
    await expect(status(other)).toHaveValue('上班');
    await choose(other, '下班');
    await expect(status(page)).toHaveValue('下班');
    await choose(other, '上班');
    await expect(status(page)).toHaveValue('上班');
    await other.close();
    await expect
      .poll(async () => {
        const { data } = await send<{ workStatus: number }>(request, '/javaplus/admin/personal/info');
        return data.workStatus;
      })
      .toBe(1);
    await page.getByRole('button', { name: '发送' }).click();
    await expect(page.getByRole('log').getByText('Not yet')).toBeVisible();
  });
  await context.close();
});

test('AI-03, ROLE-10, ROLE-11, VALID-10: read-only staff see all and change nothing', async ({ browser }) => {
  const reader = await newPerson(browser, program.url);
  await agent(reader.context, 'reader');
  const { request } = reader.context;
  const ticket = await ticketOf(request, 'feixing@example.com');
  const { page } = reader;
  await page.goto(`/admin/chat?questionRecordId=${ticket.id}`);
  await expect(page.getByRole('log')).toBeVisible();
  const customer = await newPerson(browser, program.url, { lang: 'zh' });
  await send(customer.context.request, '/javaplus/user/login/login', {
    account: 'feixing@example.com',
    password: 'demo-customer',
    store: 'cn',
  });
  await openAsCustomer(customer.page, ticket);

  await test.step('a message and who is there, live; it stays unread', async () => {
    await write(customer.page, '还有人在吗？');
    await expect(page.getByRole('log').getByText('还有人在吗？')).toBeVisible();
    await expect(row(page, ticket)).toContainText('还有人在吗？');
    await expect(online(row(page, ticket))).toBeVisible();
    await expect(unread(row(page, ticket))).toBeVisible();
  });

  await test.step('every control that changes something is disabled or absent', async () => {
    for (const name of [
      /^分派/,
      /^归类/,
      /备注/,
      '标记已解决',
      '申请评价',
      '发送',
      /^图片$/,
      /^视频$/,
      /^文件$/,
    ])
      await expect(page.getByRole('button', { name }).first(), String(name)).toBeDisabled();
    await expect(field(page)).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByRole('button', { name: '结转', exact: true })).toBeDisabled();
    await page.getByRole('log').getByText('还有人在吗？').click({ button: 'right' });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('tab', { name: 'AI 助手' }).click();
    await expect(page.getByRole('textbox', { name: '向 AI 助手提问' })).toBeDisabled();
  });

  await test.step('the server refuses the calls', async () => {
    const recordQuestionId = ticket.id;
    const work = '/javaplus/admin/recordQuestion';
    for (const [path, body] of [
      ['/javaplus/admin/webSocket/sendMessage', { msgType: 4, recordQuestionId, msgContent: '<p>Hi</p>' }],
      [`${work}/updateRecordQuestionCustomerId`, { recordQuestionId, customerId: 1 }],
      [`${work}/updateRecordQuestionSopDirectoryId`, { recordQuestionId, sopDirectoryId: 1 }],
      [`${work}/updateRecordQuestionComment`, { recordQuestionId, comment: 'x' }],
      [`${work}/updateIsSolvedById`, { id: recordQuestionId, isSolved: 1 }],
      [`${work}/carryOver`, {}],
      ['/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord', { recordQuestionId }],
    ] as const) {
      expect(await send(request, path, body), path).toMatchObject({ code: 403 });
    }
    // To read is no change for others: it is answered, and the flag of all agents stays.
    expect(await send(request, `${work}/updateRecordQuestionUnread`, { recordQuestionId })).toMatchObject({
      code: 200,
    });
    const now = (await listOf(request)).find(({ id }) => id === ticket.id);
    expect(now).toMatchObject({ isSolved: 0, adminUnread: 1, comment: ticket.comment });
  });
  await reader.context.close();
  await customer.context.close();
});
