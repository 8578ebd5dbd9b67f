/*
 * The settings: an empty shop is set up on its screens until customers are served; everything moves
 * to another shop in one file; colleagues who change the same lose nothing.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chooseInGear, giveTitle } from './editing';
import { expect, logIn, newPerson, test } from './fixtures';
import { signalPicture } from './picture';
import { startProgram } from './program';

const password = 'first-password';
const emptyShop = { DEMO_DATA: '0', ADMIN_ACCOUNT: 'root', ADMIN_PASSWORD: password };

async function enter(context: BrowserContext, side: 'admin' | 'user', account: string, word: string) {
  const path = `/javaplus/${side}/login/login`;
  const answer = await context.request.post(path, { data: { account, password: word } });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Saves what is open; afterwards there is nothing to save. */
async function save(page: Page): Promise<void> {
  await button(page, '保存').click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(button(page, '保存')).toBeDisabled();
}

/** Fills in a new row of a section and saves it. @returns its id */
async function add(page: Page, section: string, fill: () => Promise<void>): Promise<number> {
  await page.goto(`/admin/settings/${section}?row=new`);
  await fill();
  await save(page);
  await page.waitForURL(/row=\d+/);
  return Number(new URL(page.url()).searchParams.get('row'));
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addQuestion(page: Page, kind: string, english: string, chinese: string): Promise<void> {
  await button(page, '添加问题').click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const body = page.getByRole('group', { name: '未命名问题' });
  await body.getByRole('textbox', { name: '标题（英文）' }).fill(english);
  // With the first letter it is called so.
  await page
    .getByRole('group', { name: english, exact: true })
    .getByRole('textbox', { name: '标题（中文）' })
    .fill(chinese);
}

/** A type, a type below it and a question in it, published: in the editor. */
async function publishQuestion(page: Page): Promise<void> {
  await page.goto('/admin/knowledge');
  await button(page, '添加顶级分类').first().click();
  await giveTitle(page, '脚舵', 'Pedals');
  await chooseInGear(page, '管理分类：脚舵', '添加子分类');
  await giveTitle(page, '噪音', 'Noise');
  await chooseInGear(page, '管理分类：噪音', '添加子问题');
  await giveTitle(page, '脚舵吱吱响', 'They squeak');
  await page.getByRole('textbox', { name: '描述', exact: true }).click();
  await page.keyboard.type('Grease the axle.');
  await expect(page.getByText('已保存')).toBeVisible();
  await button(page, '保存编辑').click();
  await expect(button(page, '开始编辑')).toBeVisible();
}

/** The file that the export button gives. */
async function exported(page: Page): Promise<{ content: string }> {
  await page.goto('/admin/settings/transfer');
  const coming = page.waitForEvent('download');
  await button(page, '下载：全部内容与设置（JSON）').click();
  const path = await (await coming).path();
  return { content: await readFile(path, 'utf8') };
}

/** Everything that the first steps name. @returns the password of Ada, who answers */
async function setUp(page: Page): Promise<string> {
  await page.goto('/admin/settings/shop');
  await text(page, '商城地址').fill('https://shop.example');
  await save(page);
  await page.goto('/admin/settings/hours');
  await button(page, '删除：13:00–00:30').click();
  await text(page, '开始 1').fill('0');
  await text(page, '结束 1').fill('24:00');
  await expect(page.getByText('每周服务 168 小时')).toBeVisible();
  await save(page);
  await add(page, 'productTypes', async () => {
    await text(page, '名称（英文）').fill('Pedals');
    await text(page, '名称（中文）').fill('脚舵');
  });
  await add(page, 'products', async () => {
    await text(page, '名称').fill('R1 Pedals');
    await choose(page, '产品类型', 'Pedals');
    await page.locator('input[type=file]').first().setInputFiles(signalPicture);
    await expect(page.getByRole('img', { name: '图片的图片 1' })).toBeVisible();
  });
  await add(page, 'customers', async () => {
    await text(page, '客户名称').fill('Pia');
    await text(page, '账号').fill('pia@example.com');
    await page.getByLabel('密码', { exact: true }).fill(password);
  });
  let made = '';
  await add(page, 'staff', async () => {
    await text(page, '姓名').fill('Ada');
    await text(page, '账号').fill('ada');
    await button(page, '生成密码').click();
    made = await page.getByLabel('密码', { exact: true }).inputValue();
  });
  await add(page, 'reportSops', async () => {
    await text(page, '名称（英文）').fill('Pedals');
  });
  await add(page, 'reportTemplates', () => fillTemplate(page));
  await add(page, 'ratingOptions', async () => {
    await text(page, '名称（英文）').fill('Help');
  });
  return made;
}

async function fillTemplate(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: '客户看到的表单' });
  await text(page, '名称（英文）').fill('Squeak report');
  await choose(page, '报损 SOP', 'Pedals');
  await addQuestion(page, '文本', 'When does it squeak?', '什么时候响？');
  await addQuestion(page, '单选', 'Which pedal?', '哪一个踏板？');
  await text(page, '选项 1（英文）').fill('The left one');
  await text(page, '选项 2（英文）').fill('Both');
  await button(page, '选中后继续提问：Both').click();
  await text(page, '子选项 1（英文）').fill('The right one more');
  await test.step('the preview is the real form, in both languages, with what is asked further', async () => {
    await expect(preview.getByRole('textbox', { name: 'When does it squeak?' })).toBeVisible();
    await preview.getByRole('radio', { name: 'Both' }).check();
    await expect(preview.getByRole('radio', { name: 'The right one more' })).toBeVisible();
    await preview.getByRole('button', { name: '中文' }).click();
    await expect(preview.getByText('哪一个踏板？')).toBeVisible();
  });
  await test.step('questions move by the keyboard, are copied, and come back after a deletion', async () => {
    const heads = page.locator('[data-question-head]');
    await heads.nth(1).press('Alt+ArrowUp');
    await expect(heads).toHaveText([/哪一个踏板/, /什么时候响/]);
    await button(page, '复制：哪一个踏板？').click();
    await expect(heads).toHaveCount(3);
    await button(page, '删除：哪一个踏板？').nth(1).click();
    await button(page, '删除：什么时候响？').click();
    await expect(heads).toHaveCount(1);
    await button(page, '撤销').last().click();
    await expect(heads).toHaveText([/哪一个踏板/, /什么时候响/]);
  });
}

test('Q-134, Q-171, Q-16: an empty shop is set up on the screens, serves a customer and moves in one file', async ({
  browser,
}) => {
  const program = await startProgram(emptyShop);
  const { page, context } = await newPerson(browser, program.url);
  await enter(context, 'admin', 'root', password);
  await page.goto('/admin/settings');
  const steps = page.getByRole('region', { name: '开始使用' });
  await expect(steps.getByRole('link', { name: /去设置/ })).toHaveCount(6);
  const made = await setUp(page);
  await publishQuestion(page);
  await page.goto('/admin/settings');
  await expect(page.getByText('一切就绪')).toBeVisible();

  await test.step('a customer reads an answer, opens a ticket, gets a report and rates', () =>
    serve(browser, program.url, made));

  await test.step('the history tells each step, and can undo it', async () => {
    await page.goto('/admin/settings/history?section=ratingOptions');
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('region', { name: '修改内容' }).getByText('Help').first()).toBeVisible();
  });

  await test.step('export, an empty shop, import: the same', async () => {
    const before = await exported(page);
    const other = await startProgram(emptyShop);
    const person = await newPerson(browser, other.url);
    await enter(person.context, 'admin', 'root', password);
    await person.page.goto('/admin/settings/transfer');
    await person.page.locator('input[type=file]').setInputFiles({
      name: 'all.json',
      mimeType: 'application/json',
      buffer: Buffer.from(before.content),
    });
    await expect(person.page.getByText('检查通过，导入后将有以下变化：')).toBeVisible();
    await person.page.goto('/admin/settings/reportTemplates');
    await expect(person.page.getByText('还没有报损模板')).toBeVisible();
    await person.page.goto('/admin/settings/transfer');
    await person.page.locator('input[type=file]').setInputFiles({
      name: 'all.json',
      mimeType: 'application/json',
      buffer: Buffer.from(before.content),
    });
    await button(person.page, '导入').click();
    await person.page.getByRole('dialog').getByRole('button', { name: '导入' }).click();
    await expect(person.page.getByRole('status').getByText('导入成功').first()).toBeVisible();
    const after = await exported(person.page);
    expect(after.content === before.content).toBe(true);
    const { files } = JSON.parse(after.content) as { files: { name: string }[] };
    const picture = await person.context.request.get(`${other.url}/static/${files[0]?.name ?? ''}`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, signalPicture.mimeType]);
    await person.context.close();
    await other.stop();
  });
  await context.close();
  await program.stop();
});

/** Ada at the workbench and Pia in the shop. `word`: Ada's password. */
async function serve(browser: Browser, url: string, word: string): Promise<void> {
  const { page: ada, context: staff } = await newPerson(browser, url);
  await enter(staff, 'admin', 'ada', word);
  await ada.goto('/admin/chat');
  await ada.getByRole('combobox', { name: '工作状态' }).click();
  await ada.getByRole('option', { name: '上班' }).click();

  const { page, context } = await newPerson(browser, url, { lang: 'en' });
  await enter(context, 'user', 'pia@example.com', password);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search questions' }).fill('They squeak');
  await page.getByRole('option', { name: 'They squeak' }).first().click();
  await expect(page.getByText('Grease the axle.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Unsolved and chat now' }).click();
  const pia = await opened;
  await pia.waitForURL(/questionRecordId=\d+/);

  await ada.locator('[data-row]').filter({ hasText: '脚舵' }).first().click();
  await button(ada, '新建报损单').click();
  const sending = ada.getByRole('dialog', { name: '发送报损单' });
  await sending.getByRole('radio', { name: '其他渠道' }).check();
  await sending.getByRole('radio', { name: '质保期内' }).check();
  await sending.getByRole('combobox', { name: /^产品/ }).click();
  await ada.getByRole('option', { name: 'R1 Pedals' }).click();
  await button(ada, '下一步').click();
  await sending.getByRole('combobox', { name: /SOP/ }).click();
  await ada.getByRole('option', { name: 'Pedals' }).click();
  await sending.getByRole('combobox', { name: /^报损单/ }).click();
  await ada.getByRole('option', { name: 'Squeak report' }).click();
  await button(ada, '下一步').click();
  await expect(sending).toBeHidden();

  await pia.getByRole('log').getByRole('button', { name: 'Fill in' }).click();
  const form = pia.getByRole('dialog', { name: /Squeak report/ });
  await form.getByRole('radio', { name: 'The left one' }).check();
  await form.getByRole('textbox', { name: 'When does it squeak?' }).fill('Always');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();

  await button(ada, '申请评价').click();
  await pia.getByRole('button', { name: 'Submit the rating' }).click();
  await expect(pia.getByText('This ticket is solved.', { exact: true })).toBeVisible();
  await Promise.all([staff.close(), context.close()]);
}

test('Q-134, Q-20, Q-05, Q-133: colleagues who change one row, a draft, a deletion and its way back', async ({
  browser,
  program,
}) => {
  const [amelia, bruno, reader] = await Promise.all(
    ['amelia', 'bruno', 'reader'].map(async (account) => {
      const person = await newPerson(browser, program.url);
      await logIn(person.context, 'admin', account);
      return person;
    }),
  );
  if (!amelia || !bruno || !reader) throw new Error('nobody is there');
  const { page } = amelia;
  const id = await add(page, 'reportSops', async () => {
    await text(page, '名称（英文）').fill('Probe');
  });
  const address = `/admin/settings/reportSops?row=${id}`;

  await test.step('what is typed is there after a reload, and can be thrown away', async () => {
    await text(page, '名称（中文）').fill('草稿');
    await page.reload();
    await expect(page.getByText('已恢复未保存的修改')).toBeVisible();
    await expect(text(page, '名称（中文）')).toHaveValue('草稿');
    await button(page, '放弃修改').click();
    await expect(text(page, '名称（中文）')).toHaveValue('');
    await button(page, '撤销').click();
    await expect(text(page, '名称（中文）')).toHaveValue('草稿');
  });

  await test.step('leaving says that it is kept, and leads back', async () => {
    await button(page, '关闭').click();
    const left = page.getByRole('status').filter({ hasText: '“Probe”有未保存的修改' });
    await left.getByRole('button', { name: '返回' }).click();
    await expect(text(page, '名称（中文）')).toHaveValue('草稿');
    await button(page, '放弃修改').click();
    await expect(text(page, '名称（中文）')).toHaveValue('');
  });

  await test.step('what is wrong is said as the form calls it, where it is seen', async () => {
    await page.getByRole('spinbutton', { name: '排序' }).fill('1000001');
    await button(page, '保存').click();
    await expect(page.getByText('请填写 -1000000 至 1000000 之间的整数')).toBeVisible();
    await page.getByRole('spinbutton', { name: '排序' }).fill('1');
    await text(page, '名称（英文）').fill('x'.repeat(2_001));
    await button(page, '保存').click();
    await expect(page.getByRole('alert').filter({ hasText: '“名称”最多 2000 个字符' })).toBeInViewport();
    await button(page, '放弃修改').click();
  });

  await test.step('what a colleague stores comes in; where both changed the same, one chooses', async () => {
    await text(page, '名称（英文）').fill('Probe of Amelia');
    await bruno.page.goto(address);
    await text(bruno.page, '名称（英文）').fill('Probe of Bruno');
    await text(bruno.page, '名称（中文）').fill('布鲁诺');
    await save(bruno.page);
    const conflict = page.getByRole('alert').filter({ hasText: '请选择保留哪个版本' });
    await expect(conflict.getByText('Probe of Bruno')).toBeVisible();
    await expect(text(page, '名称（英文）')).toHaveValue('Probe of Amelia');
    await expect(text(page, '名称（中文）')).toHaveValue('布鲁诺');
    await button(page, '保留我的').click();
    await save(page);
    await expect(text(bruno.page, '名称（英文）')).toHaveValue('Probe of Amelia');
  });

  await test.step('read-only staff look only', async () => {
    await reader.page.goto(address);
    await expect(text(reader.page, '名称（英文）')).toHaveValue('Probe of Amelia');
    await expect(text(reader.page, '名称（英文）')).not.toBeEditable();
    await expect(button(reader.page, '保存')).toHaveCount(0);
    await expect(reader.page.getByRole('link', { name: '新建报损 SOP' })).toHaveCount(0);
  });

  await test.step('a refusal says why; a deletion asks, and comes back from the history', async () => {
    await page.goto('/admin/settings/dictionaries?q=faq_urgency_level');
    await page.getByRole('link', { name: /打开：P1/ }).click();
    await expect(page.getByText('系统内置条目：不能删除')).toBeVisible();
    await expect(button(page, '删除')).toHaveCount(0);
    await page.goto('/admin/settings/reportTemplates');
    await page.getByRole('link', { name: /打开：Axis/ }).click();
    await button(page, '删除').click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('正在被使用（报损单）').first()).toBeVisible();
    await page.goto(address);
    await button(page, '删除').click();
    await page
      .getByRole('dialog', { name: '删除“Probe of Amelia”？' })
      .getByRole('button', { name: '删除' })
      .click();
    await expect(bruno.page.getByText('您填写的内容已保留')).toBeVisible();
    await page.goto('/admin/settings/history?section=reportSops&action=deleted');
    await page.getByRole('searchbox', { name: '名称' }).fill('probe of');
    await expect(page).toHaveURL(/q=probe/);
    await page.getByRole('link', { name: 'Probe of Amelia' }).first().click();
    await button(page, '恢复到修改前').click();
    await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
    await expect(page.getByText('已恢复 1 项').first()).toBeVisible();
    await page.goto(address);
    await expect(text(page, '名称（中文）')).toHaveValue('布鲁诺');
  });
  await Promise.all([amelia, bruno, reader].map(({ context }) => context.close()));
});
