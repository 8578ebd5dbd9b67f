/*
 * The directory editor and its front view: one agent builds a directory with a question and its answers, another sees it
 * come, and everything is moved, read and deleted again.
 */
import type { Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';

const editor = '/admin/Sop/SopAdministration';
const node = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: '问题列表' }).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A notice stands for a moment only: it is waited for in the page. */
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Answers the question that was asked before something is destroyed. */
async function answer(page: Page, question: RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function nameInPlace(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '目录名称' });
  await field.fill(name);
  await field.press('Enter');
  await expect(field).toBeHidden();
}

test('ROUTE-15, ROUTE-16, ROLE-09, ERR-28: directories, questions and answers from the first to the last', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const detail = page.getByRole('region', { name: '问题详情' });
  const number = detail.getByRole('textbox', { name: /^问题序号/ });
  const title = detail.getByRole('textbox', { name: '问题标题' });

  await test.step('SOP-01, SOP-02: from the workbench to the three columns and back', async () => {
    await page.goto('/admin/chat');
    await page.getByRole('link', { name: '管理目录' }).click();
    await expect(page).toHaveURL(editor);
    const columns = [page.getByRole('navigation', { name: '目录' }), row(page, '').or(detail), detail];
    for (const column of columns) await expect(column.first()).toBeVisible();
    await page.getByRole('link', { name: '返回工作台' }).click();
    await expect(page).toHaveURL('/admin/chat');
    await page.goBack();
  });

  await test.step('SOP-03, SOP-04, SOP-05, SOP-21: directories beside and below, named in place', async () => {
    await node(page, /^订单处理/).click();
    await press(page, '新增同级目录');
    await told(page, '新增目录成功');
    const added = node(page, /^新建目录 \(0\)/);
    await expect(added).toHaveAttribute('aria-selected', 'true');
    await added.dblclick();
    await nameInPlace(page, '旅程目录');
    await expect(node(page, /^旅程目录 \(0\)，共 0 个问题/)).toHaveText(/旅程目录 \(0\)\s*0/);
    await press(page, '新增子目录');
    await told(page, '新增子目录成功');
    await node(page, /^新建子目录/).focus();
    await page.keyboard.press('F2');
    await nameInPlace(page, '旅程子目录');
    await expect(node(page, /^旅程子目录/)).toHaveAttribute('aria-level', '2');
  });

  await test.step('SOP-06, SOP-07, SOP-08, SOP-11: a question, with a number of digits alone', async () => {
    await node(page, /^旅程目录/).click();
    await number.pressSequentially('-12a');
    await expect(number).toHaveValue('12');
    await press(page, '新增');
    await told(page, '新增问题成功');
    await expect(row(page, '12 未命名问题')).toHaveAttribute('aria-current', 'true');
    await expect(detail.getByRole('textbox', { name: /^问题现象/ })).toHaveValue('空问题现象');
    await press(page, '新增答案');
    await expect(detail.getByRole('combobox', { name: '语言' })).toHaveValue('CN');
    await expect(detail.getByRole('textbox', { name: '序号', exact: true })).toHaveValue('1');
  });

  await test.step('SOP-09, SOP-10, SOP-12: products with their parts, the phenomenon, answers in two languages', async () => {
    await title.fill('旅程问题');
    await detail.getByRole('textbox', { name: /^问题现象/ }).fill('灯不亮');
    const products = detail.getByRole('combobox', { name: '主产品' });
    await products.click();
    await page.getByRole('listbox').getByRole('option', { name: /M2/ }).click();
    await expect(detail.getByText(/已同时选择 \d+ 个子产品/)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, '新增答案');
    const answers = detail.getByRole('listitem', { name: /^答案 \d/ });
    await answers.nth(1).getByRole('combobox', { name: '语言' }).selectOption('English');
    await answers.nth(1).getByRole('textbox', { name: '序号' }).fill('2');
    await answers.nth(0).getByRole('textbox', { name: '回复' }).fill('请换一根线。');
    await answers.nth(1).getByRole('textbox', { name: '回复' }).fill('Try another <b>cable</b>.');
    await press(page, '保存');
    await told(page, '保存成功');
  });

  const shared = new URL(page.url());
  const other = await newPerson(browser, program.url);
  await logIn(other.context, 'admin', 'bruno');
  await test.step('SOP-19: a link leads a colleague to the question as it was saved, and its changes come to him', async () => {
    await other.page.goto(shared.pathname + shared.search);
    const fields = other.page.getByRole('region', { name: '问题详情' });
    await expect(fields.getByRole('textbox', { name: '问题标题' })).toHaveValue('旅程问题');
    await expect(fields.getByRole('textbox', { name: '回复' }).nth(1)).toHaveValue(
      'Try another <b>cable</b>.',
    );
    await title.fill('旅程问题二');
    await press(page, '保存');
    await expect(row(other.page, '12 旅程问题二')).toBeVisible();
    await expect(fields.getByRole('textbox', { name: '问题标题' })).toHaveValue('旅程问题二');
    await other.context.close();
  });

  await test.step('what is typed and not saved is there again after a reload', async () => {
    await title.fill('未保存的标题');
    await expect(detail.getByText('有未保存的修改')).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('未保存的标题');
    await node(page, /^订单处理/).click();
    await page.getByText('“未保存的标题”有未保存的修改，内容已保留').waitFor();
    await page.goBack();
    await expect(title).toHaveValue('未保存的标题');
    await press(page, '放弃修改');
    await expect(title).toHaveValue('旅程问题二');
  });

  await test.step('SOP-13: an answer is deleted after a confirm', async () => {
    await press(page, '删除答案 2');
    await answer(page, /永久删除/, '取消');
    await expect(detail.getByRole('textbox', { name: '回复' })).toHaveCount(2);
    await press(page, '删除答案 2');
    await answer(page, /永久删除/, '永久删除');
    await told(page, '答案删除成功');
    await expect(detail.getByRole('textbox', { name: '回复' })).toHaveCount(1);
  });

  await test.step('a question and a directory are dragged, and taken back; the dialog does the same by keyboard', async () => {
    await row(page, '12 旅程问题二').dragTo(node(page, /^旅程子目录/));
    await expect(node(page, /^旅程子目录 \(1\)/)).toBeVisible();
    await expect(row(page, '12 旅程问题二')).toBeHidden();
    const moved = page.getByRole('status').filter({ hasText: '“旅程问题二”已移动' });
    await moved.getByRole('button', { name: '撤销' }).click();
    await expect(row(page, '12 旅程问题二')).toBeVisible();
    await node(page, /^旅程子目录/).dragTo(node(page, /^旅程目录/), { targetPosition: { x: 80, y: 2 } });
    await expect(node(page, /^旅程子目录/)).toHaveAttribute('aria-level', '1');
    await node(page, /^旅程子目录/).click();
    await press(page, '移动目录');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('treeitem', { name: /^旅程目录/ }).press('Enter');
    await dialog.getByRole('button', { name: '移动', exact: true }).press('Enter');
    await expect(node(page, /^旅程子目录/)).toHaveAttribute('aria-level', '2');
  });

  await test.step('a name has room at any depth', async () => {
    const ids: number[] = [];
    for (let level = 1; level <= 20; level += 1) {
      const answer = await context.request.post('/javaplus/admin/sopDirectory/saveOrUpdateDirectory', {
        data: { name: `旅程第 ${level} 层`, pid: ids.at(-1) ?? 0 },
      });
      const { data } = (await answer.json()) as { data: { id: number } };
      ids.push(data.id);
    }
    const choice = page.url();
    await page.goto(`${editor}?directory=${ids.at(-1)}`);
    const deepest = node(page, /^旅程第 20 层/);
    await expect(deepest.getByText('旅程第 20 层', { exact: true })).toBeInViewport({ ratio: 1 });
    await context.request.post(`/javaplus/admin/sopDirectory/deleteByDirectoryId/${ids[0]}`, { data: {} });
    await expect(deepest).toBeHidden();
    await page.goto(choice);
  });

  await test.step('SOP-15, SOP-16, SOP-17: the front view shows the same to read, and leads back', async () => {
    await node(page, /^旅程目录/).click();
    await row(page, '12 旅程问题二').click();
    await page.getByRole('link', { name: '前台查看' }).click();
    await expect(page).toHaveURL(/\/admin\/Sop\/SopForeground\?directory=\d+&question=\d+$/);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: '旅程问题二' })).toBeVisible();
    for (const part of ['CN', '1', '回复', '请换一根线。'])
      await expect(article.getByRole('listitem').getByText(part, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('input, textarea, select')).toHaveCount(0);
    await node(page, /^旅程目录 \(1\)，共 1 个问题/).dblclick();
    await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    await press(page, '返回');
    await expect(page).toHaveURL(shared.pathname + shared.search);
  });

  await test.step('SOP-18, SOP-20, VALID-19, VALID-22: deleting asks, names the numbers, clears the choice', async () => {
    await row(page, '12 旅程问题二').click();
    await expect(number).toHaveValue('12');
    await number.fill('13');
    await press(page, '新增');
    await expect(row(page, '13 旅程问题二')).toHaveAttribute('aria-current', 'true');
    await press(page, '删除');
    await answer(page, /永久删除问题“旅程问题二”/, '永久删除');
    await told(page, '删除成功');
    await expect(row(page, '13 旅程问题二')).toBeHidden();
    await expect(number).toHaveValue('');
    await press(page, '删除目录');
    await answer(page, /永久删除该目录及其 1 个下级目录.*其中 1 个问题/, '永久删除');
    await expect(node(page, /^旅程目录/)).toBeHidden();
    await expect(page).toHaveURL(editor);
  });

  await test.step('SOP-14: its question is among the unassigned ones', async () => {
    await node(page, /^未分配问题，共 \d+ 个问题/).click();
    await row(page, '12 旅程问题二').click();
    await press(page, '删除');
    await answer(page, /永久删除/, '永久删除');
    await expect(row(page, '12 旅程问题二')).toBeHidden();
  });
  await context.close();
});
