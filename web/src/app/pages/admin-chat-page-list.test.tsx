// BENCH-03…13, BENCH-31, BENCH-37, ROLE-10, RT-18, RT-28, Q-45, Q-151, Q-172: filter, directories, carry-over and
// groups through what an agent sees and the calls that go out.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyFilter } from '../../features/workbench/filter';
import { rowOfFilter } from '../../features/workbench/filter-row';
import { staffTicket } from '../../features/workbench/staff-ticket.test-kit';
import { staffActionsId } from '../layouts/staff-layout';
import { AdminChatPage } from './admin-chat-page';
import { Mantine } from '../../ui/theme/mantine';
import { endWorld, ok, openPage, refused } from './chat-page.test-kit';

const listPath = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
const savePath = '/api/admin/Base/updateRemoteTablePart';
const treePath = '/javaplus/admin/sopDirectory/getSopTreeList';
const carryListPath = '/javaplus/admin/recordQuestion/getCarryOverList';
const carryPath = '/javaplus/admin/recordQuestion/carryOver';

const agents = [
  { id: 1, name: 'Amelia' },
  { id: 2, name: 'Bruno' },
  { id: 3, name: 'Chen' },
];
const type = (id: number, title: string, children: unknown[] = []) => ({ id, title, children });
const directory = (id: number, name: string, sumNum: number) => ({ id, name, sumNum, children: [] });
const answers = {
  [listPath]: ok({ list: [staffTicket(1)], total: 1 }),
  '/javaplus/admin/personal/getCustomerList': ok(agents),
  '/javaplus/admin/sysDictData/getUrgencyLevelList': ok(
    ['P1', 'P2', 'P3', 'P4'].map((value) => ({ dictValue: value, dictLabel: value })),
  ),
  '/java/front/getQuestionTypeList': ok([type(3, 'Axes', [type(5, 'Drift')]), type(4, 'Orders')]),
  [treePath]: ok([directory(0, '未分配问题', 2), directory(7, '轴', 5)]),
};

const saved = (row: object) => ({ errno: 0, errmsg: '', data: { addArray: [row], changeArray: [] } });

async function show(options: Parameters<typeof openPage>[2] = {}, address = '/admin/chat') {
  const world = await openPage(
    <Mantine>
      <AdminChatPage />
    </Mantine>,
    address,
    {
      ...options,
      side: 'admin',
      answers: { ...answers, ...options.answers },
    },
  );
  await screen.findByText('Ticket 1');
  const isFolded = screen.queryByRole('button', { name: '显示筛选与目录' });
  if (isFolded) await userEvent.click(isFolded);
  return world;
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const lastBody = (world: Awaited<ReturnType<typeof show>>) => world.sentTo(listPath).at(-1);
const savedRow = (world: Awaited<ReturnType<typeof show>>) =>
  (world.sentTo(savePath).at(-1)?.['addArray'] as Record<string, unknown>[])[0];

afterEach(endWorld);
afterEach(() => document.getElementById(staffActionsId)?.remove());

describe('the filter panel', () => {
  it('sends each part as it is ticked and saves it in the row of the agent', async () => {
    const world = await show();
    for (const name of ['已回复', 'Bruno', 'P1', 'cn', '晚班 5:00PM-00:30AM'])
      await userEvent.click(await box(name));
    await userEvent.click(screen.getByRole('button', { name: '问题类型' }));
    await userEvent.click(await box('Orders'));
    await waitFor(() =>
      expect(lastBody(world)).toMatchObject({
        state: [2],
        personIds: [2],
        urgencyLevel: ['P1'],
        mark: ['cn'],
        classes: [2],
        questionType: [4],
      }),
    );
    await waitFor(() =>
      expect(savedRow(world)).toMatchObject({
        person_id: world.personId,
        question_type_id_array: '[4]',
        state: '[2]',
        person_id_array: '[2]',
        is_solved: 0,
        no_reply: 0,
      }),
    );
    expect(screen.getByRole('group', { name: '当前筛选' }).textContent).toContain('Orders');
    await userEvent.click(screen.getByRole('button', { name: '移除筛选：Orders' }));
    expect(await box('Orders')).toHaveProperty('checked', false);
    await userEvent.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() =>
      expect(savedRow(world)).toMatchObject({ ...rowOfFilter(world.personId, emptyFilter) }),
    );
    expect(screen.queryByRole('group', { name: '当前筛选' })).toBeNull();
  });

  it('select all is indeterminate with one of three, checked with three, and takes all away', async () => {
    await show();
    const all = (await box('全选处理人')) as HTMLInputElement;
    await userEvent.click(await box('Bruno'));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await userEvent.click(await box('Amelia'));
    await userEvent.click(await box('Chen'));
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    await userEvent.click(all);
    for (const { name } of agents) expect(await box(name)).toHaveProperty('checked', false);
    expect([all.checked, all.indeterminate]).toEqual([false, false]);
  });

  it('folds, and stays folded', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '筛选' }));
    expect(screen.queryByRole('checkbox', { name: '已回复' })).toBeNull();
    expect(localStorage.getItem('faq_bench_panes')).toContain('"isFilterOpen":false');
  });

  it('comes back as it was saved; an address with a filter goes before it', async () => {
    const row = { id: 1, ...rowOfFilter(1, { ...emptyFilter, states: [3], typeIds: [3] }) };
    const world = await show({ answers: { [savePath]: saved(row) } });
    expect(world.sentTo(listPath)).toHaveLength(1);
    expect(lastBody(world)).toMatchObject({ state: [3], questionType: [3] });
    endWorld();
    const other = await show({ answers: { [savePath]: saved(row) } }, '/admin/chat?mark=cn');
    expect(lastBody(other)).toMatchObject({ state: [], mark: ['cn'] });
    expect(other.sentTo(savePath)).toEqual([]);
  });

  it('a saved filter that cannot be read is told, and the list is there', async () => {
    await show({ answers: { [savePath]: { errno: 1000, errmsg: 'boom', data: null } } });
    expect(screen.getByText('已保存的筛选未能恢复')).toBeTruthy();
  });

  it('read-only staff save their own', async () => {
    const world = await show({ staff: { is_readonly: 1 } });
    await userEvent.click(await box('已回复'));
    await waitFor(() => expect(savedRow(world)).toMatchObject({ state: '[2]' }));
  });
});

describe('the directory tree', () => {
  it('shows counts, filters by what is chosen, and takes it back', async () => {
    const world = await show();
    const node = await screen.findByRole('treeitem', { name: '轴，5 个问题' });
    await userEvent.click(node);
    await waitFor(() => expect(lastBody(world)).toMatchObject({ directoryId: 7 }));
    expect(node.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(node, { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement ?? node, { key: 'Enter' });
    await waitFor(() => expect(lastBody(world)).toMatchObject({ directoryId: 0 }));
    await userEvent.click(screen.getByRole('treeitem', { name: /未分配问题/ }));
    await waitFor(() => expect(savedRow(world)).toMatchObject({ directory_id: null }));
    expect(screen.getByRole('link', { name: '管理目录' }).getAttribute('href')).toBe(
      '/admin/Sop/SopAdministration',
    );
  });

  it('11: is read again', async () => {
    const world = await show();
    await screen.findByRole('treeitem', { name: '轴，5 个问题' });
    world.answers[treePath] = ok([directory(0, '未分配问题', 2), directory(7, '轴与校准', 6)]);
    await world.push({ msgType: 11 });
    expect(await screen.findByRole('treeitem', { name: '轴与校准，6 个问题' })).toBeTruthy();
  });
});

describe('a customer group', () => {
  it('expanded, lists all tickets of the customer', async () => {
    const all = [staffTicket(1), staffTicket(2, { isSolved: 1 })];
    await show({
      answers: { '/javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/1': ok(all) },
    });
    const head = screen.getByRole('button', { name: /pilot@example.com/ });
    expect(head.textContent).toContain('1 个未解决');
    await userEvent.click(head);
    await screen.findByText('Ticket 2');
    await userEvent.click(head);
    await waitFor(() => expect(screen.queryByText('Ticket 2')).toBeNull());
  });

  it('2: a new ticket stands in the list at once, without a call; under the pointer it waits', async () => {
    const world = await show();
    const calls = world.sentTo(listPath).length;
    await world.push({ msgType: 2, recordQuestionId: 8, data: staffTicket(8, { updateTimestamp: 5000 }) });
    await screen.findByText('Ticket 8');
    expect(screen.getByText('共 2 条')).toBeTruthy();
    const window = screen.getByText('Ticket 8').closest('[data-window]') as HTMLElement;
    act(() => void fireEvent.pointerEnter(window));
    await world.push({ msgType: 2, recordQuestionId: 9, data: staffTicket(9, { updateTimestamp: 9000 }) });
    await userEvent.click(await screen.findByRole('button', { name: '1 个新工单，点击更新列表' }));
    expect(await screen.findByText('Ticket 9')).toBeTruthy();
    expect(world.sentTo(listPath)).toHaveLength(calls);
  });
});

describe('the carry-over', () => {
  const place = () => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.id = staffActionsId;
  };
  const carried = [staffTicket(4, { title: 'waits', classes: 1 }), staffTicket(6, { title: 'waits too' })];

  it('names how many and which before it carries; cancelled, nothing is sent', async () => {
    place();
    const world = await show({
      answers: { [carryListPath]: ok(carried), [carryPath]: ok({ recordQuestionIdList: [4, 6] }) },
    });
    await userEvent.click(screen.getByRole('button', { name: '结转' }));
    const dialog = await screen.findByRole('dialog', { name: '结转 2 个工单？' });
    for (const text of ['waits', 'waits too', /晚班/]) within(dialog).getByText(text);
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(world.sentTo(carryPath)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '结转' }));
    await userEvent.click(await screen.findByRole('button', { name: '结转 2 个' }));
    expect(await screen.findByText('已结转 2 个工单')).toBeTruthy();
    expect(world.sentTo(carryPath)).toEqual([{ recordQuestionIdList: [4, 6] }]);
  });

  it('VALID-09: without unreplied tickets it says so; a refusal is told', async () => {
    place();
    const world = await show({ answers: { [carryListPath]: ok([]) } });
    await userEvent.click(screen.getByRole('button', { name: '结转' }));
    expect(await screen.findByText('无未结转的工单，无法结转！')).toBeTruthy();
    world.answers[carryListPath] = refused('boom');
    await userEvent.click(screen.getByRole('button', { name: '结转' }));
    expect(await screen.findByText('boom')).toBeTruthy();
  });

  it('read-only staff cannot', async () => {
    place();
    await show({ staff: { is_readonly: 1 } });
    expect(screen.getByRole('button', { name: '结转' })).toHaveProperty('disabled', true);
  });
});
