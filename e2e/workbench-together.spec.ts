/*
 * Two agents on one ticket: they see each other, a message that was overtaken pauses and shows what
 * is new, and a canned reply is found, filled and sent. Two tabs of one person; notices that lie over nothing.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';
import { hiddenByNotices } from './notice-places';
import { startProgram, type Program } from './program';

// A program of its own: a ticket is made and answered.
let program: Program;
test.beforeAll(async () => {
  program = await startProgram({ TICKET_REPEAT_SECONDS: '0' });
});
test.afterAll(() => program.stop());

const field = (page: Page) => page.getByRole('textbox', { name: '消息', exact: true });
const messages = (page: Page) => page.getByTestId('chat-message');
const paused = (page: Page) => page.getByTestId('paused');

test('Q-135, Q-136: two agents on one ticket', async ({ browser }) => {
  const pilot = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(pilot.context, 'user', 'newcomer@example.com');
  const make = async (path: string, data: object) => {
    const answer = (await (await pilot.context.request.post(path, { data })).json()) as {
      code: number;
      data: { id: number }[] & { id: number };
    };
    expect(answer.code).toBe(200);
    return answer.data;
  };
  const types = (await make('/java/front/getQuestionTypeList', {})) as unknown as {
    children: { id: number }[];
  }[];
  const questionTypeAreaId = types.flatMap(({ children }) => children)[0]?.id;
  const { id } = await make('/javaplus/user/recordQuestion/createRecordQuestion', {
    questionTypeAreaId,
    title: 'Two at once',
  });
  const say = (words: string) =>
    make('/javaplus/user/webSocket/sendMessage', {
      msgType: 4,
      recordQuestionId: id,
      msgContent: `<p>${words}</p>`,
    });
  await say('My throttle jumps');

  const open = async (account: string) => {
    const person = await newPerson(browser, program.url);
    await logIn(person.context, 'admin', account);
    await person.page.goto(`/admin/chat?questionRecordId=${id}`);
    await expect(messages(person.page)).toHaveCount(1);
    await expect(field(person.page)).toBeVisible();
    return person;
  };
  const amelia = await open('amelia');
  const bruno = await open('bruno');

  await test.step('Q-135: each sees the other, and who is answering', async () => {
    await expect(amelia.page.getByRole('img', { name: /^Bruno .*正在查看/ })).toBeVisible();
    await expect(bruno.page.getByRole('img', { name: /^Amelia .*正在查看/ })).toBeVisible();
    await field(bruno.page).pressSequentially('Which firmware');
    await expect(amelia.page.getByRole('img', { name: /^Bruno .*正在回复/ })).toBeVisible();
  });

  await test.step('Q-135: what was written without a connection pauses when a colleague was quicker', async () => {
    await amelia.context.setOffline(true);
    await field(amelia.page).fill('Please send the serial number');
    await field(amelia.page).press('Control+Enter');
    await expect(messages(amelia.page)).toHaveCount(2);
    await field(bruno.page).press('Control+Enter');
    await expect(messages(bruno.page).last()).toContainText('已发送');
    await amelia.context.setOffline(false);
    await expect(paused(amelia.page)).toContainText('Which firmware');
    await expect(paused(amelia.page)).toContainText('Bruno');
    await expect(messages(bruno.page)).toHaveCount(2);
  });

  await test.step('Q-135: the text comes back, is changed and goes out once', async () => {
    await paused(amelia.page).getByRole('button', { name: '修改' }).click();
    await expect(paused(amelia.page)).toHaveCount(0);
    await expect(field(amelia.page)).toHaveText('Please send the serial number');
    await field(amelia.page).press('Control+Enter');
    await expect(messages(bruno.page)).toHaveCount(3);
    await expect(messages(bruno.page).last()).toContainText('serial number');
  });

  await test.step('Q-135: sent anyway, it stands behind the news, once', async () => {
    await bruno.context.setOffline(true);
    await field(bruno.page).fill('One more thing');
    await field(bruno.page).press('Control+Enter');
    await say('It is 4711');
    await bruno.context.setOffline(false);
    await expect(paused(bruno.page)).toContainText('It is 4711');
    await paused(bruno.page).getByRole('button', { name: '仍然发送' }).click();
    await expect(messages(amelia.page)).toHaveCount(5);
    await expect(messages(amelia.page).last()).toContainText('One more thing');
    await expect(paused(bruno.page)).toHaveCount(0);
  });

  await test.step('Q-135: a colleague’s answer that appears at the very press of the button pauses the text', async () => {
    await field(amelia.page).fill('Which port do you use?');
    // Pressed by the page itself, the moment the message is there.
    const pressed = amelia.page.evaluate(
      (words) =>
        new Promise<void>((done) => {
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[role="log"]')?.textContent.includes(words)) return;
            watch.disconnect();
            const buttons = [...document.querySelectorAll('button')];
            buttons.find(({ textContent }) => textContent === '发送')?.click();
            done();
          });
          watch.observe(document.body, { childList: true, subtree: true });
        }),
      'Use the port at the back',
    );
    await field(bruno.page).fill('Use the port at the back');
    await field(bruno.page).press('Control+Enter');
    await pressed;
    await expect(paused(amelia.page)).toContainText('Use the port at the back');
    await paused(amelia.page).getByRole('button', { name: '修改' }).click();
    await field(amelia.page).press('Control+Enter');
    await expect(messages(bruno.page)).toHaveCount(7);
    await expect(paused(amelia.page)).toHaveCount(0);
  });

  await test.step('Q-136: a slash opens the canned replies; one is filled and sent', async () => {
    await field(amelia.page).press('/');
    const search = amelia.page.getByRole('combobox', { name: '搜索快捷回复' });
    await expect(search).toBeFocused();
    await search.fill('hello');
    await expect(amelia.page.getByRole('option')).toHaveCount(1);
    await search.press('Enter');
    await expect(field(amelia.page)).toContainText(`ticket #${id}`);
    await expect(field(amelia.page)).toContainText('this is Amelia Hart');
    await field(amelia.page).press('Control+Enter');
    await expect(messages(bruno.page)).toHaveCount(8);
    await expect(messages(bruno.page).last()).toContainText('Amelia Hart');
  });

  await test.step('Q-136: a new one is kept, is on the colleague’s screen at once, and goes again', async () => {
    await bruno.page.getByRole('button', { name: '快捷回复' }).click();
    const list = bruno.page.getByRole('listbox', { name: '快捷回复列表' });
    await expect(list.getByRole('option', { name: /问候/ })).toBeVisible();
    await amelia.page.getByRole('button', { name: '快捷回复' }).click();
    await amelia.page.getByRole('button', { name: '管理' }).click();
    const desk = amelia.page.getByRole('dialog', { name: '管理快捷回复' });
    await desk.getByRole('button', { name: '新增' }).click();
    await desk.getByLabel('标题').fill('Warranty');
    await desk.getByRole('textbox', { name: '英文内容' }).fill('Two years, {{customer.name}}.');
    await desk.getByRole('button', { name: '保存' }).click();
    await expect(list.getByRole('option', { name: /Warranty/ })).toBeVisible();
    await desk.getByRole('button', { name: '删除：Warranty' }).click();
    await amelia.page
      .getByRole('dialog', { name: /删除快捷回复/ })
      .getByRole('button', { name: '删除' })
      .click();
    await expect(list.getByRole('option', { name: /Warranty/ })).toHaveCount(0);
  });

  await test.step('Q-135: who leaves the ticket is gone', async () => {
    await bruno.context.close();
    await expect(amelia.page.getByRole('img', { name: /^Bruno / })).toHaveCount(0);
  });
});

/** An open ticket of a customer. */
async function ownTicket({ request }: BrowserContext): Promise<number> {
  const answer = await request.post('/javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {
    data: {},
  });
  const { data } = (await answer.json()) as { data: { id: number; isSolved: number }[] };
  const id = data.find(({ isSolved }) => isSolved === 0)?.id;
  if (id === undefined) throw new Error('no open ticket');
  return id;
}

const emptyPicture = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };

test('Q-133: two tabs of one agent on one ticket keep drafts of their own', async ({ browser }) => {
  const pilot = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(pilot.context, 'user', 'pilot@example.com');
  const address = `/admin/chat?questionRecordId=${await ownTicket(pilot.context)}`;
  const { page: one, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const open = async (page: Page) => {
    await page.goto(address);
    await expect(field(page)).toBeVisible();
    await expect(messages(page).first()).toBeVisible();
    return page;
  };
  await open(one);
  const two = await open(await context.newPage());
  await field(one).fill('typed in the first');
  await field(two).fill('typed in the second');

  await test.step('each keeps its own over a reload', async () => {
    for (const page of [one, two]) await page.reload();
    await expect(field(one)).toHaveText('typed in the first');
    await expect(field(two)).toHaveText('typed in the second');
  });

  await test.step('what one sends takes nothing from the other', async () => {
    await field(two).press('Control+Enter');
    await expect(field(two)).toHaveText('');
    await expect(messages(one).last()).toContainText('typed in the second');
    await expect(field(one)).toHaveText('typed in the first');
  });

  await test.step('after both are closed, both drafts are found', async () => {
    await field(two).fill('and another');
    await two.reload();
    await expect(field(two)).toHaveText('and another');
    await one.close();
    await two.close();
    const three = await open(await context.newPage());
    await expect(field(three)).toContainText('typed in the first');
    await expect(field(three)).toContainText('and another');
    await field(three).fill('');
  });

  await test.step('a notice lies over no control of the workbench or of a tree', async () => {
    const page = await open(await context.newPage());
    await page.getByTestId('upload-image').setInputFiles(emptyPicture);
    await expect(page.getByRole('alert')).toContainText('文件为空');
    await expect.poll(() => hiddenByNotices(page)).toEqual([]);
    await page.goto('/admin/Sop/SopAdministration');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await page.getByRole('button', { name: '新增', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('请选择目录');
    await expect.poll(() => hiddenByNotices(page)).toEqual([]);
  });
  await Promise.all([pilot.context.close(), context.close()]);
});

for (const device of ['desktop', 'phone'] as const) {
  test(`on a ${device} a notice lies over no control of the customer’s chat, not without a network either`, async ({
    browser,
  }) => {
    const { page, context } = await newPerson(browser, program.url, { device, lang: 'en' });
    await logIn(context, 'user', 'pilot@example.com');
    await page.goto(
      `${device === 'phone' ? '/m' : ''}/user/chat?questionRecordId=${await ownTicket(context)}`,
    );
    await expect(messages(page).last()).toBeVisible();
    // Somebody who has done something on the page has what finds the place of notices.
    const loaded = page.waitForResponse(/notice-place-[^/]*\.js/);
    const tools = page.getByRole('button', { name: 'Add a picture, video or file' });
    await (device === 'phone' ? tools : page.getByRole('textbox', { name: 'Message' })).click();
    await (await loaded).finished();
    await context.setOffline(true);
    await page.getByTestId('upload-image').setInputFiles(emptyPicture);
    await expect(page.getByRole('alert')).toContainText('The file is empty');
    await expect.poll(() => hiddenByNotices(page)).toEqual([]);
    if (device === 'phone') return context.close();
    // The tool that was covered opens its dialog while the notice stands.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Image' }).click();
    await chooser;
    await expect(page.getByRole('alert')).toBeVisible();
    await context.close();
  });
}

test('Q-133: a log-out in another tab loses no text, and shows it to nobody else', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  const address = `/user/chat?questionRecordId=${await ownTicket(context)}`;
  await page.goto(address);
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill('half a sentence');
  const two = await context.newPage();
  await two.goto('/user/knowledge');
  const logOut = async () => {
    await two.getByRole('button', { name: /Alex Morgan/ }).click();
    await two.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(two.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  };
  const logInAs = async (account: string) => {
    await two.getByRole('button', { name: 'Log in' }).first().click();
    const dialog = two.getByRole('dialog');
    await dialog.getByLabel(/Account/).fill(account);
    await dialog
      .getByLabel(/Password/)
      .first()
      .fill('demo-customer');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await logOut();
  await logInAs('newcomer@example.com');
  await page.goto('/user/chat');
  await expect(page.getByText('half a sentence')).toHaveCount(0);
  await context.request.post('/api/user/Base/logout', { data: {} });
  await logIn(context, 'user', 'pilot@example.com');
  await page.goto(address);
  await expect(text).toHaveValue('half a sentence');
  await context.close();
});
