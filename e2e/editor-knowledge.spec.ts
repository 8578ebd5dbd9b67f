/*
 * Staff keep the knowledge base in their own screens: a type, a question with all kinds of steps, which a customer then
 * follows; two editors on one question; what a failure on the way does; and who may only read.
 */
import type { APIRequestContext, Page, Request } from '@playwright/test';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { chooseInGear, giveTitle } from './editing';
import { expect, logIn, newPerson, test } from './fixtures';
import { signalPicture } from './picture';

const knowledge = '/api/admin/KnowledgeBase/';

async function edit(request: APIRequestContext, call: string, data: object): Promise<number> {
  const answer = await request.post(knowledge + call, { data });
  const {
    errno,
    errmsg,
    data: got,
  } = (await answer.json()) as {
    errno: number;
    errmsg: string;
    data: { id: number };
  };
  if (errno !== 0) throw new Error(`${call}: ${errmsg}`);
  return got.id;
}

async function questionOf(request: APIRequestContext, id: number, language: string): Promise<Question> {
  const answer = await request.post('/java/front/getQuestionTypeList', {
    data: { language },
    headers: { 'x-user-type': 'admin' },
  });
  const below = (type: QuestionType): Question[] => [...type.element, ...type.children.flatMap(below)];
  const { data } = (await answer.json()) as { data: QuestionType[] };
  const found = data.flatMap(below).find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${id}.`);
  return found;
}

/** The bodies of the editing calls that a page sends, without what is appended to each. */
function editingCalls(page: Page): { readonly name: string; readonly body: object }[] {
  const calls: { name: string; body: object }[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(knowledge) || pathname.endsWith('uploadFile')) return;
    const { timestamp: _, wsid: __, ...body } = request.postDataJSON() as Record<string, unknown>;
    calls.push({ name: pathname.slice(knowledge.length), body });
  });
  return calls;
}

/** Waits until a call of this name has been answered with success. */
function stored(page: Page, name: string) {
  return page.waitForResponse(async (response) => {
    if (!response.url().endsWith(knowledge + name)) return false;
    return ((await response.json()) as { errno: number }).errno === 0;
  });
}

async function expectGear(page: Page, gear: string, entries: string[]): Promise<void> {
  await page.getByRole('button', { name: gear, exact: true }).first().click();
  await expect(page.getByRole('menuitem')).toHaveText(entries);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test('EDIT-01, EDIT-02, EDIT-04, EDIT-05, EDIT-06, EDIT-08, EDIT-11…EDIT-24, EDIT-28, FLOW-13, FLOW-14, ROUTE-13, ROUTE-19, MOB-19, KB-15, Q-171: a question is built, published and followed', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(context, 'admin', 'amelia');
  const calls = editingCalls(page);
  const names = () => calls.map(({ name }) => name);

  await test.step('the catalogue in a fifth of the width', async () => {
    await page.goto('/admin/knowledge');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const side = await page.getByRole('complementary').boundingBox();
    expect(Math.abs((side?.width ?? 0) - 1440 * 0.2)).toBeLessThanOrEqual(2);
  });

  await test.step('types of three levels, each with the gear of its depth', async () => {
    await page.getByRole('button', { name: '添加顶级分类' }).click();
    await giveTitle(page, '测试设备', 'Test rigs');
    await expectGear(page, '管理分类：测试设备', ['添加子分类']);
    await chooseInGear(page, '管理分类：测试设备', '添加子分类');
    await giveTitle(page, '支架', 'Stands');
    await expectGear(page, '管理分类：支架', ['添加子分类', '添加子问题', '删除分类']);
    await chooseInGear(page, '管理分类：支架', '添加子分类');
    await giveTitle(page, '脚轮');
    await page.getByRole('button', { name: /^支架 \d/ }).click();
    await expectGear(page, '管理分类：脚轮', [
      '添加子分类',
      '添加子问题',
      '添加同级分类',
      '修改分类',
      '删除分类',
    ]);
  });

  await chooseInGear(page, '管理分类：支架', '添加子问题');
  await giveTitle(page, '支架会晃吗？', 'Does the stand wobble?');
  await expect(page.getByRole('heading', { level: 1, name: '支架会晃吗？' })).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('question'));
  const description = page.getByRole('textbox', { name: '描述', exact: true });

  await test.step('title and description are stored by themselves, one key each', async () => {
    await expect(page.getByRole('switch', { name: '有效（已发布）' })).not.toBeChecked();
    calls.length = 0;
    const title = page.getByRole('textbox', { name: '标题', exact: true });
    await title.fill('支架晃动怎么办？');
    await Promise.all([stored(page, 'changeQuestion'), title.blur()]);
    await description.click();
    await page.keyboard.type('拧紧螺丝');
    await page.keyboard.press('Enter');
    await expect(description.locator('p')).toHaveCount(1);
    await page.getByRole('combobox', { name: '段落样式' }).first().selectOption({ label: '标题 3' });
    await page.getByRole('button', { name: '插入视频' }).first().click();
    await page.getByRole('textbox', { name: '视频地址（URL）' }).fill('https://films.example/a.mp4');
    await Promise.all([stored(page, 'changeQuestion'), page.keyboard.press('Enter')]);
    await expect(description.locator('h3 video')).toHaveCount(1);
    await page.getByTestId('insert-image').first().setInputFiles(signalPicture);
    await expect(description.locator('img[src^="/static/"]')).toBeVisible();
    await expect(page.getByText('已保存')).toBeVisible();
    expect(new Set(names())).toEqual(new Set(['changeQuestion']));
    expect(calls[0]?.body).toEqual({ id, change: { title: '支架晃动怎么办？' }, language: 'zh' });
    const kept = await questionOf(context.request, id, 'zh');
    expect(kept.description).toMatch(/^<h3>拧紧螺丝<video [^>]*a\.mp4[^>]*><\/video><img src="\/static\//);
  });

  await test.step('EDIT-20: a table is made, typed into cell by cell, and given a row while it is being stored', async () => {
    await description.press('Control+End');
    await page.getByRole('button', { name: '插入表格' }).first().click();
    await page.keyboard.type('灯');
    await page.keyboard.press('Tab');
    await Promise.all([stored(page, 'changeQuestion'), page.keyboard.type('含义')]);
    await description.getByRole('cell').first().dblclick();
    await page.keyboard.type('红');
    await page.getByRole('button', { name: '表格', exact: true }).first().click();
    await page.getByRole('menuitem', { name: '删除行' }).click();
    await page.keyboard.type('闪');
    await expect(page.getByText('已保存')).toBeVisible();
    const kept = await questionOf(context.request, id, 'zh');
    const rows = '<tr><th>灯</th><th>含义</th><th></th></tr><tr><td>闪</td><td></td><td></td></tr>';
    expect(kept.description).toContain(`<table><tbody>${rows}</tbody></table>`);
  });

  await test.step('products are stored as the difference', async () => {
    calls.length = 0;
    const field = page.getByRole('combobox', { name: '适用产品' });
    await field.click();
    await field.fill('D1');
    await page.getByRole('option', { name: 'Larkmoor D1 Desk Clamp' }).click();
    await Promise.all([stored(page, 'changeQuestionItem'), field.blur()]);
    const [item] = (await questionOf(context.request, id, 'zh')).item;
    expect(calls).toEqual([{ name: 'changeQuestionItem', body: { question_id: id, add: [item], del: [0] } }]);
  });

  await test.step('EDIT-10 the description of one of them', async () => {
    calls.length = 0;
    await page.getByRole('button', { name: '编辑Larkmoor D1 Desk Clamp的说明' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('夹住桌沿。');
    await dialog.getByRole('button', { name: '保存 1 项' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article').getByText('夹住桌沿。')).toBeVisible();
    const [item] = (await questionOf(context.request, id, 'zh')).item;
    const changeArray = [{ id: item, description: '夹住桌沿。' }];
    expect(calls).toEqual([{ name: 'changeAllItem', body: { changeArray, language: 'zh' } }]);
  });

  await test.step('steps of all four types, answers and where they lead', async () => {
    calls.length = 0;
    const steps = page.getByRole('region', { name: '步骤', exact: true });
    const add = async (type: string, number: number) => {
      await page.getByRole('combobox', { name: '步骤类型' }).selectOption({ label: type });
      await page.getByRole('button', { name: '添加步骤' }).click();
      await expect(steps.getByRole('heading', { name: `第 ${number} 步` })).toBeVisible();
    };
    await expect(page.getByRole('combobox', { name: '步骤类型' })).toHaveValue('questionAnswer');
    await add('问答', 1);
    await add('登录', 2);
    await add('转人工客服', 3);
    await add('订单信息', 4);
    expect(calls[0]).toEqual({
      name: 'addQuestionStep',
      body: { question_id: id, type: 'questionAnswer', index: 0 },
    });
    await page.getByRole('textbox', { name: '第 1 步的内容' }).click();
    await page.keyboard.type('哪里在晃？');
    for (const [at, text] of ['底座', '立柱', '多余'].entries()) {
      await page.getByRole('button', { name: '添加答案' }).click();
      const answer = page.getByRole('textbox', { name: `第 ${at + 1} 个答案`, exact: true });
      await expect(answer).toHaveValue('');
      await answer.fill(text);
    }
    const first = (await questionOf(context.request, id, 'zh')).questionStep[0];
    expect(calls.find(({ name }) => name === 'addAnswerStep')?.body).toEqual({
      question_step_id: first?.id,
      index: 0,
      content: '',
      next_question_step_id: 0,
    });
    await page.getByRole('combobox', { name: '第 1 个答案的下一步' }).selectOption({ index: 3 });
    await page.getByRole('combobox', { name: '第 2 个答案的下一步' }).selectOption({ index: 4 });
    await page.getByRole('combobox', { name: '下一步', exact: true }).selectOption({ index: 3 });
    await Promise.all([
      stored(page, 'deleteAnswerStep'),
      page.getByRole('button', { name: '删除第 3 个答案' }).click(),
    ]);
    await page.getByRole('textbox', { name: '第 3 步的内容' }).click();
    await page.keyboard.type('我们来帮你。');
    await expect(page.getByText('已保存')).toBeVisible();
  });

  await test.step('a step is moved by its button and by keys; who moved it stays in it, answers lead where they led', async () => {
    const orderOf = async () =>
      (await questionOf(context.request, id, 'zh')).questionStep.map((one) => one.id);
    const before = await orderOf();
    const [first = 0, second = 0, ...rest] = before;
    await Promise.all([
      stored(page, 'moveQuestionStep'),
      page.getByRole('button', { name: '下移第 1 步' }).click(),
    ]);
    await expect(page.getByRole('button', { name: '下移第 2 步' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '已移到第 2 步' })).toHaveCount(1);
    expect(await orderOf()).toEqual([second, first, ...rest]);
    await page.getByRole('textbox', { name: '第 2 步的内容' }).click();
    await Promise.all([stored(page, 'moveQuestionStep'), page.keyboard.press('Alt+ArrowUp')]);
    await expect(page.getByRole('textbox', { name: '第 1 步的内容' })).toBeFocused();
    expect(await orderOf()).toEqual(before);
    expect(calls.filter(({ name }) => name === 'moveQuestionStep').map(({ body }) => body)).toEqual([
      { id: first, index: 1 },
      { id: first, index: 0 },
    ]);
  });

  await test.step('what is typed is seen as its customer will see it, and as a picture', async () => {
    const picture = page.getByRole('region', { name: '流程图' });
    await expect(picture.getByRole('list', { name: '流程步骤' }).getByRole('button')).toHaveCount(4);
    await expect(picture.getByRole('button', { name: '第 2 步：没有答案通向这里' })).toBeVisible();
    const preview = page.getByRole('region', { name: '客户看到的样子' });
    await expect(preview.getByText('哪里在晃？')).toBeVisible();
    await preview.getByRole('button', { name: '底座' }).click();
    await expect(preview.getByText('我们来帮你。')).toBeVisible();
    await preview.getByRole('button', { name: '重新开始' }).click();
    await expect(preview.getByRole('button', { name: '立柱' })).toBeVisible();
    expect(names()).not.toContain('markSolved');
  });

  await test.step('a step that answers lead to: they end the flow, and the others close up', async () => {
    await page.getByRole('button', { name: '删除第 4 步' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 个答案指向该步骤');
    await dialog.getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('combobox', { name: '第 2 个答案的下一步' })).toHaveValue('0');
    const { questionStep } = await questionOf(context.request, id, 'zh');
    expect(questionStep.map(({ index, type }) => [index, type])).toEqual([
      [0, 'questionAnswer'],
      [1, 'login'],
      [2, 'goToChat'],
    ]);
    const [ask, login, chat] = questionStep;
    expect(ask?.answerStep.map((answer) => [answer.content, answer.next_question_step_id])).toEqual([
      ['底座', chat?.id],
      ['立柱', 0],
    ]);
    expect(login?.answerStep.map((answer) => answer.next_question_step_id)).toEqual([chat?.id]);
  });

  await test.step('the English side', async () => {
    await page.getByText('English', { exact: true }).click();
    const title = page.getByRole('textbox', { name: '标题', exact: true });
    await expect(title).toHaveValue('Does the stand wobble?');
    await title.fill('The stand wobbles');
    await page.getByRole('textbox', { name: '第 1 个答案', exact: true }).fill('The base');
    await page.getByRole('textbox', { name: '第 2 个答案', exact: true }).fill('The column');
    await expect(page.getByText('已保存')).toBeVisible();
    expect((await questionOf(context.request, id, 'zh')).title).toBe('支架晃动怎么办？');
  });

  await test.step('the link that is copied, and the chat in a new window', async () => {
    await page.getByRole('button', { name: '复制链接' }).click();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Buffer.from(link.searchParams.get('id') ?? '', 'base64').toString()).toBe(`wwt${id}`);
    expect(link.searchParams.get('nav')).not.toBeNull();
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '打开客服工作台' }).click(),
    ]);
    await expect(chat).toHaveURL(/\/admin\/chat$/);
    await chat.close();
  });

  await test.step('published: nothing can be changed, and a customer follows it', async () => {
    calls.length = 0;
    const publish = page.getByRole('button', { name: '保存编辑' });
    await publish.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('第 2 步：没有答案通向这里');
    await dialog.getByRole('button', { name: '去看第 2 步' }).click();
    await expect(page.locator('[data-step]').nth(1)).toBeFocused();
    await publish.click();
    await dialog.getByRole('button', { name: '仍要发布' }).click();
    await expect(page.getByRole('button', { name: '开始编辑' })).toBeVisible();
    expect(calls).toEqual([{ name: 'changeQuestion', body: { id, change: { valid: 1 } } }]);
    await expect(page.getByRole('textbox', { name: '标题', exact: true })).toBeDisabled();
    await expect(description).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByRole('combobox', { name: '适用产品' })).toBeDisabled();
    await expect(page.getByRole('button', { name: '添加步骤' })).toBeHidden();
    for (const name of ['删除第 1 步', '删除第 1 个答案']) {
      await expect(page.getByRole('button', { name })).toBeDisabled();
    }
  });

  await test.step('ROLE-07, EDIT-17: what the customer sees of it', async () => {
    const visitor = await newPerson(browser, program.url, { lang: 'en' });
    const inStep = visitor.page
      .waitForEvent('websocket', (socket) => socket.url().includes('/ws_js'))
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => payload.includes('updateTable')),
      );
    await visitor.page.goto(`/user/knowledge?question=${id}`);
    await expect(visitor.page.getByRole('heading', { level: 1, name: 'The stand wobbles' })).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: /^管理/ })).toHaveCount(0);
    await visitor.page.getByRole('button', { name: 'Larkmoor D1 Desk Clamp' }).click();
    await expect(visitor.page.getByText('Steel clamp for table tops')).toBeVisible();
    await visitor.page.getByRole('button', { name: 'The base' }).click();
    await expect(visitor.page.getByText('我们来帮你。')).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: 'Chat now' })).toBeVisible();
    await inStep;
    await page.getByRole('button', { name: '开始编辑' }).click();
    await expect(visitor.page.getByText('This question is being edited')).toBeVisible();
    await visitor.context.close();
  });
  await context.close();
});

test('EDIT-03, EDIT-07, EDIT-09, EDIT-10, ERR-09, KB-18, KB-21: persons, products and deleting, seen by a colleague', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const top = await edit(context.request, 'addQuestionType', { parent_id: 0, title: '演示架' });
  const type = await edit(context.request, 'addQuestionType', { parent_id: top, title: '灯箱' });
  const id = await edit(context.request, 'addQuestion', { question_type_id: type, title: '灯箱不亮' });
  const colleague = await newPerson(browser, program.url);
  await logIn(colleague.context, 'admin', 'bruno');
  const inStep = colleague.page
    .waitForEvent('websocket', (socket) => socket.url().includes('/ws_js'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('updateTable')));
  await colleague.page.goto(`/admin/knowledge?type=${type}`);
  await inStep;
  const leaf = colleague.page.getByRole('complementary').getByRole('link', { name: /灯箱不亮/ });
  await expect(leaf).toContainText('0 人访问');
  await expect(leaf).toContainText('编辑中');

  const calls = editingCalls(page);
  await test.step('ERR-09 a refusal closes the dialog and is told', async () => {
    await page.goto('/admin/knowledge');
    const call = `**${knowledge}addQuestionType`;
    await page.route(call, (route) => route.fulfill({ json: { errno: 1000, errmsg: 'boom', data: {} } }));
    await page.getByRole('button', { name: '添加顶级分类' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '中文标题' }).fill('不行');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'boom' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unroute(call);
    calls.length = 0;
  });

  await test.step('responsible persons, as differences', async () => {
    await page.getByRole('button', { name: /^灯箱的负责人/ }).click();
    await Promise.all([
      stored(page, 'changeQuestionTypePerson'),
      page.getByRole('checkbox', { name: '陈立' }).check(),
    ]);
    await expect(page.getByRole('button', { name: '灯箱的负责人：陈立' })).toBeVisible();
    await Promise.all([
      stored(page, 'changeQuestionTypePerson'),
      page.getByRole('checkbox', { name: '陈立' }).uncheck(),
    ]);
    const bodies = calls.map(({ body }) => body as { add: number[]; del: number[] });
    expect(bodies.map(({ add, del }) => [add.length, del.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('three descriptions in one call', async () => {
    calls.length = 0;
    await page.getByRole('button', { name: '产品说明' }).click();
    const texts = page.getByRole('dialog').getByRole('textbox', { name: /的说明$/ });
    await expect(texts.nth(2)).toBeVisible();
    for (const at of [0, 1, 2]) await texts.nth(at).fill(`说明 ${at}`);
    await Promise.all([
      stored(page, 'changeAllItem'),
      page.getByRole('button', { name: '保存 3 项' }).click(),
    ]);
    const { changeArray } = calls[0]?.body as { changeArray: { description: string }[] };
    expect(changeArray.map(({ description }) => description)).toEqual(['说明 0', '说明 1', '说明 2']);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the product filter counts invalid questions too', async () => {
    const filter = page.getByRole('combobox', { name: '产品筛选' });
    await filter.click();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/items=\d+/);
    await expect(page.getByRole('main').getByRole('link', { name: /灯箱不亮/ })).toBeVisible();
  });

  await test.step('a deleted question leaves the colleague’s tree', async () => {
    calls.length = 0;
    await page.goto(`/admin/knowledge?question=${id}`);
    await chooseInGear(page, '管理问题：灯箱不亮', '删除问题');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('删除问题“灯箱不亮”？');
    await dialog.getByRole('button', { name: '删除' }).click();
    await expect(page).toHaveURL(new RegExp(`type=${type}`));
    expect(calls).toEqual([{ name: 'deleteQuestion', body: { id } }]);
    await expect(leaf).toBeHidden();
  });
  for (const one of [context, colleague.context]) await one.close();
});

test('EDIT-25, ERR-23, CONFLICT-34, Q-05, Q-135: a colleague was quicker, a call fails, and nothing written is lost', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const colleague = await newPerson(browser, program.url);
  await logIn(colleague.context, 'admin', 'bruno');
  const top = await edit(context.request, 'addQuestionType', { parent_id: 0, title: '两位编辑' });
  const type = await edit(context.request, 'addQuestionType', { parent_id: top, title: '同一问题' });
  const id = await edit(context.request, 'addQuestion', { question_type_id: type, title: '旧标题' });
  const inStep = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/ws_js'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('updateTable')));
  await page.goto(`/admin/knowledge?question=${id}`);
  await inStep;
  const title = page.getByRole('textbox', { name: '标题', exact: true });
  const saved = page.getByText('已保存');

  await test.step('Q-135: each sees that the other has it open', async () => {
    await colleague.page.goto(`/admin/knowledge?question=${id}`);
    const others = (of: Page) => of.getByRole('list', { name: '也打开了此问题的同事' }).getByRole('img');
    await expect(others(page)).toHaveAccessibleName(/^Bruno.*正在查看$/);
    await expect(others(colleague.page)).toHaveAccessibleName(/^Amelia.*正在查看$/);
    await colleague.page.goto('/admin/knowledge');
    await expect(others(page)).toHaveCount(0);
  });

  await test.step('1001: both texts, and the choice', async () => {
    // The first save proves that the tables are known: only then can anything be stale.
    await title.fill('第一版');
    await expect(saved).toBeVisible();
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(`**${knowledge}changeQuestion`, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest(`**${knowledge}changeQuestion`);
    await title.fill('我的标题');
    await sent;
    await edit(colleague.context.request, 'changeQuestion', { id, change: { title: '他的标题' } });
    go();
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: '刷新' }).click();
    const choice = page.getByRole('group', { name: /刚刚修改了这段内容/ });
    await expect(choice).toContainText('我的标题');
    await expect(choice).toContainText('他的标题');
    await expect(title).toHaveValue('我的标题');
    await page.unroute(`**${knowledge}changeQuestion`);
    await choice.getByRole('button', { name: '使用我的修改' }).click();
    await expect(saved).toBeVisible();
    expect((await questionOf(context.request, id, 'zh')).title).toBe('我的标题');
  });

  await test.step('a call that does not arrive is sent again after the wait', async () => {
    let failures = 0;
    await page.route(`**${knowledge}changeQuestion`, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await title.fill('再次修改');
    await title.blur();
    await expect(page.getByRole('alert').filter({ hasText: '修改失败' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '修改成功' })).toBeVisible();
    expect(failures).toBe(2);
    await page.unroute(`**${knowledge}changeQuestion`);
    expect((await questionOf(context.request, id, 'zh')).title).toBe('再次修改');
  });

  await test.step('a refusal is told once, and what was written outlives a reload', async () => {
    let refusals = 0;
    await page.route(`**${knowledge}changeQuestion`, (route) => {
      refusals += 1;
      return route.fulfill({ json: { errno: 1000, errmsg: 'boom', data: {} } });
    });
    await title.fill('还没有保存');
    await title.blur();
    await expect(page.getByRole('alert').filter({ hasText: 'boom' })).toBeVisible();
    await expect(page.getByText('修改未能保存')).toBeVisible();
    expect(refusals).toBe(1);
    await page.unroute(`**${knowledge}changeQuestion`);
    await Promise.all([stored(page, 'changeQuestion'), page.reload()]);
    await expect(title).toHaveValue('还没有保存');
    expect((await questionOf(context.request, id, 'zh')).title).toBe('还没有保存');
  });
  for (const one of [context, colleague.context]) await one.close();
});

test('KB-11: twenty levels deep a type still has room for its title in the tree', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  let type = 0;
  for (let depth = 1; depth <= 20; depth += 1) {
    type = await edit(context.request, 'addQuestionType', { parent_id: type, title: `第 ${depth} 层` });
  }
  await page.goto(`/admin/knowledge?type=${type}`);
  const deepest = page.getByRole('complementary').getByRole('button', { name: /^第 20 层 0$/ });
  await expect(deepest).toBeVisible();
  const heights = await deepest.evaluate((row) => [row.clientHeight, row.scrollWidth - row.clientWidth]);
  expect(heights).toEqual([32, 0]);
  const persons = page.getByRole('main').getByRole('button', { name: /^第 20 层的负责人/ });
  await expect(persons).toBeVisible();
  const cut = await persons.evaluate((button) =>
    [...button.children].some((part) => part.scrollWidth > part.clientWidth),
  );
  expect(cut).toBe(false);
  await context.close();
});

test('ROLE-10, STATE-10, EDIT-11: who may only read', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'reader');
  await page.goto('/admin/knowledge');
  await page.getByRole('main').getByRole('link').filter({ hasText: '人访问' }).first().click();
  const valid = page.getByRole('switch', { name: '有效（已发布）' });
  await expect(valid).toBeDisabled();
  await expect(valid).toBeChecked();
  const ground = () =>
    valid.evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor);
  const on = await ground();
  await valid.evaluate((input: HTMLInputElement) => (input.checked = false));
  await expect.poll(ground, 'a switch that is on looks so, also where it cannot be changed').not.toBe(on);
  for (const name of ['开始编辑', '产品说明', '添加顶级分类']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^管理问题/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: '删除问题' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: '复制问题链接' })).toBeEnabled();
  await context.close();
});
