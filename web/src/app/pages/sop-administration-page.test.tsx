// The directory editor through what staff see and the calls that go out.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { frameTypes } from '#contract/core/frames';
import { Mantine } from '../../ui/theme/mantine';
import { endWorld, ok, openPage, refused } from './chat-page.test-kit';
import { SopAdministrationPage } from './sop-administration-page';

const paths = {
  tree: '/java/admin/getAllDirectoryList',
  questions: '/java/admin/getAllQuestionListByDirectoryId',
  saveDirectory: '/javaplus/admin/sopDirectory/saveOrUpdateDirectory',
  saveQuestion: '/java/admin/saveOrUpdateQuestion',
  products: '/javaplus/admin/filter/BOM/getProductionObjectById',
};

const directory = (id: number, name: string, over: object = {}) => ({
  id,
  name,
  pid: 0,
  orderNo: id,
  sumNum: 5,
  sopSumNum: 2,
  createPersonId: 1,
  children: [],
  ...over,
});
const question = (over: object = {}) => ({
  id: 9,
  order_no: 2,
  title: 'Drift',
  directory_id: 7,
  problem_phenomenon: '漂移',
  questionProductionList: [],
  answerList: [{ id: 21, question_id: 9, order_no: 1, language: 'CN', content: '校准' }],
  ...over,
});
const tree = [
  directory(0, '未分配问题'),
  directory(7, 'Axes', { children: [directory(8, 'Twist', { pid: 7, sumNum: 3 })] }),
];

async function show(options: Parameters<typeof openPage>[2] = {}, search = '') {
  const world = await openPage(
    <Mantine>
      <SopAdministrationPage />
    </Mantine>,
    `/admin/Sop/SopAdministration${search}`,
    {
      ...options,
      side: 'admin',
      answers: {
        [paths.tree]: ok({ id: null, children: tree }),
        [paths.questions]: ok([question()]),
        [paths.saveDirectory]: ok({ id: 30 }),
        [paths.saveQuestion]: ok(question({ id: 31 })),
        '/javaplus/admin/filter/api/getProductionType': ok([{ id: 1, name: '基座' }]),
        [paths.products]: ok([]),
        ...options.answers,
      },
    },
  );
  await screen.findByRole('treeitem', { name: /Axes/ });
  return world;
}

const line = (name: RegExp) => screen.getByRole('treeitem', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const number = () => screen.getByRole('textbox', { name: /^问题序号/ });

afterEach(endWorld);

describe('what has to be chosen or filled in first', () => {
  it('VALID-17, VALID-18: a directory', async () => {
    const world = await show();
    for (const name of ['新增同级目录', '新增子目录', '删除目录']) {
      await press(name);
      expect(await screen.findByText('请选择目录')).toBeTruthy();
    }
    await userEvent.click(line(/未分配问题/));
    for (const name of ['新增子目录', '删除目录', '重命名目录', '移动目录']) await press(name);
    expect(await screen.findByText('未分配问题不可操作')).toBeTruthy();
    fireEvent.doubleClick(line(/未分配问题/));
    expect(screen.queryByRole('textbox', { name: '目录名称' })).toBeNull();
    expect(world.sentTo(paths.saveDirectory)).toEqual([]);
  });

  it('VALID-20, VALID-21, VALID-22: a directory, an order number, a question', async () => {
    const world = await show();
    await press('新增');
    expect(await screen.findByText('请选择目录')).toBeTruthy();
    await userEvent.click(line(/Axes/));
    await press('新增');
    expect(await screen.findByText('请输入问题序号')).toBeTruthy();
    await press('删除');
    expect(await screen.findByText('请选择问题')).toBeTruthy();
    expect(world.sentTo(paths.saveQuestion)).toEqual([]);
    await userEvent.type(number(), '-12a');
    expect(number()).toHaveProperty('value', '12');
    await press('新增');
    await waitFor(() => expect(world.sentTo(paths.saveQuestion)).toHaveLength(1));
    expect(world.sentTo(paths.saveQuestion)[0]).toMatchObject({
      orderNo: 12,
      title: '未命名问题',
      directoryId: 7,
      problemPhenomenon: '空问题现象',
      answerList: [],
    });
    expect(await screen.findByText('新增问题成功')).toBeTruthy();
  });

  it('VALID-20: with a question chosen, adding begins an empty one, and makes no twin of it', async () => {
    const world = await show({}, '?directory=7&question=9');
    await waitFor(() => expect(number()).toHaveProperty('value', '2'));
    await press('新增');
    await waitFor(() => expect(number()).toHaveProperty('value', ''));
    expect(screen.getByRole('textbox', { name: '问题标题' })).toHaveProperty('value', '');
    expect(screen.queryByRole('textbox', { name: /^问题现象/ })).toBeNull();
    expect(document.activeElement).toBe(number());
    expect(world.sentTo(paths.saveQuestion)).toEqual([]);
    await userEvent.type(number(), '5');
    await press('新增');
    await waitFor(() => expect(world.sentTo(paths.saveQuestion)).toHaveLength(1));
    expect(world.sentTo(paths.saveQuestion)[0]).toMatchObject({ orderNo: 5, title: '未命名问题' });
  });

  it('VALID-23, SOP-10: the phenomenon, at most 100 characters', async () => {
    const world = await show({}, '?directory=7&question=9');
    const field = await screen.findByRole('textbox', { name: /^问题现象/ });
    fireEvent.change(field, { target: { value: '飞'.repeat(101) } });
    expect(field).toHaveProperty('value', '飞'.repeat(100));
    expect(screen.getByText('100/100')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' ' } });
    fireEvent.blur(field);
    expect(await screen.findByText('请输入问题现象')).toBeTruthy();
    await press('保存');
    expect(world.sentTo(paths.saveQuestion)).toEqual([]);
  });
});

describe('names in place', () => {
  const rename = async (name: string) => {
    fireEvent.doubleClick(line(/Axes/));
    const field = await screen.findByRole('textbox', { name: '目录名称' });
    await userEvent.clear(field);
    await userEvent.type(field, name);
    return field;
  };

  it('SOP-05: Enter and leaving keep it, once; an unchanged one and Escape send nothing', async () => {
    const world = await show();
    await userEvent.type(await rename('Yaw'), '{Enter}');
    await waitFor(() => expect(world.sentTo(paths.saveDirectory)).toEqual([{ id: 7, name: 'Yaw' }]));
    fireEvent.blur(await rename('Roll'));
    await waitFor(() => expect(world.sentTo(paths.saveDirectory)).toHaveLength(2));
    await userEvent.type(await rename('Axes'), '{Enter}');
    await userEvent.type(await rename('Pitch'), '{Escape}');
    expect(screen.queryByRole('textbox', { name: '目录名称' })).toBeNull();
    expect(world.sentTo(paths.saveDirectory)).toHaveLength(2);
  });

  it('a refused name stays to be corrected, with the reason', async () => {
    await show({ answers: { [paths.saveDirectory]: refused('目录名称最多 100 个字符') } });
    await userEvent.type(await rename('Long'), '{Enter}');
    expect(await screen.findByText('目录名称最多 100 个字符')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '目录名称' })).toHaveProperty('value', 'Long');
  });
});

describe('nothing typed is lost', () => {
  const title = () => screen.findByRole('textbox', { name: '问题标题' });

  it('SOP-18: another directory clears the fields; the question has its text again when it is chosen', async () => {
    const world = await show({}, '?directory=7&question=9');
    await userEvent.type(await title(), ' unsaved');
    await userEvent.click(line(/Twist/));
    expect(await title()).toHaveProperty('value', '');
    expect(world.sentTo(paths.questions).at(-1)).toEqual({ sopDirectoryId: '8' });
    await userEvent.click(line(/Axes/));
    await userEvent.click(await screen.findByRole('button', { name: /Drift/ }));
    expect(await title()).toHaveProperty('value', 'Drift unsaved');
    await press('放弃修改');
    expect(await title()).toHaveProperty('value', 'Drift');
    await press('撤销');
    expect(await title()).toHaveProperty('value', 'Drift unsaved');
  });

  it('a refused save keeps the text', async () => {
    await show(
      { answers: { [paths.saveQuestion]: refused('标题最多 200 个字符') } },
      '?directory=7&question=9',
    );
    await userEvent.type(await title(), '!');
    await press('保存');
    expect(await screen.findByText('标题最多 200 个字符')).toBeTruthy();
    expect(await title()).toHaveProperty('value', 'Drift!');
  });

  it('what a colleague saved meanwhile is named, and taken over by a click', async () => {
    const world = await show({}, '?directory=7&question=9');
    await userEvent.type(await title(), ' mine');
    world.answers[paths.questions] = ok([question({ title: 'Theirs' })]);
    await world.push({ msgType: frameTypes.refresh });
    expect(await screen.findByText(/同事也修改了：标题/)).toBeTruthy();
    expect(await title()).toHaveProperty('value', 'Drift mine');
    await press('采用同事的内容');
    expect(await title()).toHaveProperty('value', 'Theirs');
  });
});

it('ERR-25: a tree that cannot be read anew stays as it was, without a notice', async () => {
  const world = await show();
  world.answers[paths.tree] = { code: 500, errno: 1, message: 'boom', msg: 'boom', data: null };
  await userEvent.click(line(/Axes/));
  await press('新增子目录');
  expect(await screen.findByText('新增子目录成功')).toBeTruthy();
  await waitFor(() => expect(world.sentTo(paths.tree).length).toBeGreaterThan(1));
  expect(screen.getAllByRole('treeitem')).toHaveLength(3);
  expect(screen.queryByText('boom')).toBeNull();
  expect(world.sentTo(paths.saveDirectory)).toEqual([
    { orderNo: 9, name: '新建子目录', pid: 7, createPersonId: world.personId },
  ]);
});

it('SOP-09, CONST-27: enabled products of all types at first; a type and the status narrow them', async () => {
  const world = await show({}, '?directory=7&question=9');
  const products = await screen.findByRole('region', { name: '适用产品' });
  await waitFor(() => expect(world.sentTo(paths.products)).toEqual([{ id: null, enable: 1 }]));
  await within(products).findByRole('option', { name: '基座' });
  await userEvent.selectOptions(within(products).getByRole('combobox', { name: '状态' }), '停用');
  await waitFor(() => expect(world.sentTo(paths.products).at(-1)).toEqual({ id: null, enable: 0 }));
  await userEvent.selectOptions(within(products).getByRole('combobox', { name: '产品类型' }), '基座');
  await waitFor(() => expect(world.sentTo(paths.products).at(-1)).toEqual({ id: 1, enable: 0 }));
});

it('SOP-08, ROLE-10: who only reads changes nothing', async () => {
  const world = await show({ staff: { is_readonly: 1 } }, '?directory=7&question=9');
  await screen.findByRole('textbox', { name: /^问题现象/ });
  const names = [
    '新增同级目录',
    '新增子目录',
    '删除目录',
    '重命名目录',
    '保存',
    '新增',
    '删除',
    '新增答案',
    '删除答案 1',
  ];
  for (const name of names) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  const fields = within(screen.getByRole('region', { name: '问题详情' })).getAllByRole('textbox');
  for (const field of fields) expect(field).toHaveProperty('readOnly', true);
  fireEvent.doubleClick(line(/Axes/));
  expect(screen.queryByRole('textbox', { name: '目录名称' })).toBeNull();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(world.sentTo(paths.saveQuestion)).toEqual([]);
});
