// BENCH-14…21, BENCH-26…28, BENCH-33, BENCH-34, BENCH-36, RATE-14…17, STATE-03, STATE-11, RT-13…18, VALID-01, Q-20:
// the workbench through what an agent sees and the calls that go out.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StaffTicket } from '#contract/tickets/schemas';
import { staffTicket } from '../../features/workbench/staff-ticket.test-kit';
import { Mantine } from '../../ui/theme/mantine';
import { AdminChatPage } from './admin-chat-page';
import { endWorld, message, ok, openPage, refused } from './chat-page.test-kit';

const listPath = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
const chatPath = '/javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp';
const readPath = '/javaplus/admin/recordQuestion/updateRecordQuestionUnread';
const solvedPath = '/javaplus/admin/recordQuestion/updateIsSolvedById';
const ratePath = '/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord';
const onlinePath = '/javaplus/admin/loginCookie/getOnLineIdList';

const paged =
  (rows: readonly StaffTicket[]) =>
  ({ currentPage, pageSize }: Record<string, number>) => {
    const from = ((currentPage ?? 1) - 1) * (pageSize ?? 50);
    return ok({ list: rows.slice(from, from + (pageSize ?? 50)), total: rows.length });
  };

function show(
  rows: readonly StaffTicket[],
  address = '/admin/chat',
  options: Omit<NonNullable<Parameters<typeof openPage>[2]>, 'side'> = {},
) {
  const answers = { [listPath]: paged(rows), ...options.answers };
  return openPage(
    <Mantine>
      <AdminChatPage />
    </Mantine>,
    address,
    { ...options, side: 'admin', answers },
  );
}

const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'button *' })).closest('button') as HTMLElement;

afterEach(endWorld);

describe('the list', () => {
  it('CONST-15: shows every part of a row; P1 alone stands out', async () => {
    await show([
      staffTicket(1, {
        urgencyLevel: 'P1',
        adminUnread: 1,
        isAbnormal: 1,
        sopDirectoryName: '轴抖动',
        productionName: 'Orion',
        comment: 'VIP',
      }),
      staffTicket(2, { isSolved: 1, mark: 'cn', customerName: '', urgencyLevel: 'P2' }),
    ]);
    const row = await rowOf('Ticket 1');
    for (const part of [
      'Pilot',
      '2026-11-20 09:05:07',
      '控制 / 节流阀',
      '未解决',
      '异常回复',
      'Amelia',
      '轴抖动',
      'Orion',
      'global',
      'VIP',
    ])
      expect(row.textContent).toContain(part);
    expect(within(row).getByText('P1').dataset['high']).toBe('true');
    expect(within(row).getByRole('img', { name: '未读' })).toBeTruthy();
    const other = await rowOf('Ticket 2');
    for (const part of ['已解决', 'cn', '未分派']) expect(other.textContent).toContain(part);
    expect(within(other).getByText('P2').dataset['high']).toBeUndefined();
    expect(within(other).queryByText('异常回复')).toBeNull();
  });

  it('CONST-08, CONFLICT-29: groups by customer and loads the next page 15 px above its end', async () => {
    const rows = Array.from({ length: 120 }, (_, index) =>
      staffTicket(index + 1, { personalId: 1 + (index % 10), updateTimestamp: 1000 - index }),
    );
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const page = paged(rows);
    const world = await show(rows, undefined, {
      answers: {
        [listPath]: (body: Record<string, number>) =>
          body['currentPage'] === 1 ? page(body) : late.then(() => page(body)),
      },
    });
    await rowOf('Ticket 1');
    expect(world.sentTo(listPath)).toEqual([
      {
        state: [],
        questionType: [],
        personIds: [],
        urgencyLevel: [],
        mark: [],
        classes: [],
        clientName: null,
        directoryId: null,
        currentPage: 1,
        pageSize: 50,
      },
    ]);
    expect(screen.getAllByRole('button', { name: /个未解决/ })).toHaveLength(10);
    const box = (await rowOf('Ticket 1')).closest('[data-window]') as HTMLElement;
    const scrollTo = (top: number) => {
      Object.defineProperties(box, {
        scrollHeight: { value: 1000, configurable: true },
        clientHeight: { value: 500, configurable: true },
        scrollTop: { value: top, configurable: true, writable: true },
      });
      fireEvent.scroll(box);
    };
    scrollTo(470);
    expect(world.sentTo(listPath)).toHaveLength(1);
    scrollTo(485);
    await waitFor(() => expect(world.sentTo(listPath)).toHaveLength(2));
    expect(world.sentTo(listPath)[1]).toMatchObject({ currentPage: 2 });
    expect(await screen.findByText('Loading...')).toBeTruthy();
    arrive();
    await rowOf('Ticket 100');
    scrollTo(500);
    await rowOf('Ticket 120');
    expect(await screen.findByText('No more')).toBeTruthy();
  });

  it('says 暂无数据 when nothing fits, and filters by state and name in the address', async () => {
    const world = await show([], '/admin/chat?state=2&clientName=Li');
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(world.sentTo(listPath)[0]).toMatchObject({ state: [2], clientName: 'Li' });
    await userEvent.click(screen.getByRole('button', { name: '显示筛选与目录' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '异常回复' }));
    await waitFor(() =>
      expect(world.sentTo(listPath).at(-1)).toMatchObject({ state: [2, 3], clientName: 'Li' }),
    );
    await userEvent.type(screen.getByLabelText('客户名称'), 'n');
    await waitFor(() =>
      expect(world.sentTo(listPath).at(-1)).toMatchObject({ state: [2, 3], clientName: 'Lin' }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('客户名称'));
  });

  it('ERR-07: tells in a notice titled 错误 why it could not be loaded, and waits no more', async () => {
    await show([], '/admin/chat', { answers: { [listPath]: refused('boom') } });
    expect((await screen.findByText('错误')).closest('[role="alert"]')?.textContent).toContain('boom');
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByRole('region', { name: '工单列表' }).querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('the open ticket', () => {
  it('is marked read, once, and its dot is gone', async () => {
    const world = await show([staffTicket(1, { adminUnread: 1 })], '/admin/chat?questionRecordId=1');
    await waitFor(() => expect(world.sentTo(readPath)).toEqual([{ recordQuestionId: 1 }]));
    expect(screen.queryByRole('img', { name: '未读' })).toBeNull();
  });

  it('Q-177: so is one without a message, and one that becomes unread while it is open, for whatever reason', async () => {
    const silent = { adminUnread: 1, lastSeq: 0, lastMessage: '' } as const;
    const world = await show([staffTicket(1, silent)], '/admin/chat?questionRecordId=1');
    await waitFor(() => expect(world.sentTo(readPath)).toEqual([{ recordQuestionId: 1 }]));
    const row = (adminUnread: 0 | 1) => staffTicket(1, { ...silent, adminUnread, title: 'is read' });
    await world.push({ msgType: 3, recordQuestionId: 1, data: row(0) });
    expect(await screen.findByRole('heading', { name: 'is read' })).toBeTruthy();
    await world.push({ msgType: 3, recordQuestionId: 1, data: row(1) });
    await waitFor(() => expect(world.sentTo(readPath)).toHaveLength(2));
    expect(screen.queryByRole('img', { name: '未读' })).toBeNull();
  });

  it('RT-16: the count in the title is asked for anew when the connection is back', async () => {
    const totalPath = '/javaplus/admin/recordQuestion/getTotalUnreadNum';
    const world = await show([staffTicket(1)], '/admin/chat');
    await waitFor(() => expect(world.sentTo(totalPath)).toHaveLength(1));
    world.answers[totalPath] = ok(3);
    await world.reopen();
    await waitFor(() => expect(document.title).toContain('(3)'), { timeout: 4_000 });
  });

  it('Q-20: stays unread, with its dot, when read-only staff open it', async () => {
    const world = await show([staffTicket(1, { adminUnread: 1 })], '/admin/chat?questionRecordId=1', {
      staff: { is_readonly: 1 },
    });
    expect(await screen.findByText('message 1.2')).toBeTruthy();
    expect(screen.getByRole('img', { name: '未读' })).toBeTruthy();
    expect(world.sentTo(readPath)).toEqual([]);
  });

  it('is marked read with each message that comes before the server said that it is read', async () => {
    const world = await show([staffTicket(1, { adminUnread: 1 })], '/admin/chat?questionRecordId=1');
    await waitFor(() => expect(world.sentTo(readPath)).toHaveLength(1));
    await world.push({ msgType: 4, recordQuestionId: 1, data: message(1, 6, { sender: 'user' }) });
    await waitFor(() => expect(world.sentTo(readPath)).toHaveLength(2));
  });

  it('is marked read when the connection is back, where that could not be said without one', async () => {
    const world = await show([staffTicket(1, { adminUnread: 1 })], '/admin/chat?questionRecordId=1', {
      answers: { [readPath]: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('marked read'), expect.anything()),
    );
    world.answers[readPath] = ok({});
    await world.reopen();
    await waitFor(() => expect(world.sentTo(readPath)).toHaveLength(2));
  });

  it('is looked up when no loaded page shows it; else a short notice', async () => {
    const old = staffTicket(5000, { personalId: 9, title: 'very old' });
    const path = '/javaplus/admin/recordQuestion/queryRecordQuestionById';
    await show([staffTicket(1)], '/admin/chat?questionRecordId=5000', {
      answers: { [`${path}/5000`]: ok(old) },
    });
    expect(await screen.findByRole('heading', { name: 'very old' })).toBeTruthy();
    endWorld();
    await show([staffTicket(1)], '/admin/chat?questionRecordId=5001', {
      answers: { [`${path}/5001`]: { ...refused('Not found.'), code: 404 } },
    });
    expect(await screen.findByText('无法打开该工单')).toBeTruthy();
  });

  it('a rating is requested once: then 正在申请评价', async () => {
    const world = await show([staffTicket(1)], '/admin/chat?questionRecordId=1', {
      answers: { [ratePath]: ok({}) },
    });
    await userEvent.click(await screen.findByRole('button', { name: '申请评价' }));
    expect(await screen.findByText('正在申请评价')).toBeTruthy();
    expect(world.sentTo(ratePath)).toEqual([{ recordQuestionId: 1 }]);
    expect(screen.queryByRole('button', { name: '申请评价' })).toBeNull();
    endWorld();
    await show(
      [staffTicket(1, { request_score: 3, scoreStatus: 3, scoreNum: 4 })],
      '/admin/chat?questionRecordId=1',
    );
    await screen.findByRole('button', { name: '标记已解决' });
    expect(screen.queryByRole('button', { name: '申请评价' })).toBeNull();
  });

  it('is solved after a confirm; cancelled, nothing is sent', async () => {
    const world = await show([staffTicket(1)], '/admin/chat?questionRecordId=1');
    await userEvent.click(await screen.findByRole('button', { name: '标记已解决' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }));
    expect(world.sentTo(solvedPath)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '标记已解决' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(world.sentTo(solvedPath)).toEqual([{ id: 1, isSolved: 1 }]));
  });

  it('shows the steps that the customer took, cleaned', async () => {
    const step_record = '<p>Step one</p><script>window.hacked = true</script>';
    await show([staffTicket(1, { step_record })], '/admin/chat?questionRecordId=1');
    await userEvent.click(await screen.findByRole('button', { name: '工单信息' }));
    await userEvent.click(await screen.findByRole('tab', { name: '解答步骤' }));
    expect(await screen.findByText('Step one')).toBeTruthy();
    expect(document.querySelector('[role="tabpanel"] script')).toBeNull();
  });
});

describe('messages', () => {
  const history = (personId: number) =>
    ok({
      recordChatList: [
        message(1, 1, { personalId: personId, content: '<p>mine</p>' }),
        message(1, 2, { personalId: personId + 1, content: '<p>of a colleague</p>' }),
        message(1, 3, { sender: 'user', personalId: personId, content: '<p>of the customer</p>' }),
        message(1, 4, { messageType: 10, content: '{broken' }),
        message(1, 5, {
          messageType: 6,
          sender: 'system',
          content: '{"kind":"record","score":{"1":4},"suggest":"more manuals"}',
        }),
        message(1, 6, { messageType: 6, sender: 'system', content: 'broken' }),
      ],
      hasMore: false,
      rev: 6,
    });

  it('render by type; broken ones break nothing', async () => {
    const rated = staffTicket(1, { scoreStatus: 3, request_score: 3 });
    await show([rated], '/admin/chat?questionRecordId=1', { answers: { [chatPath]: history(1) } });
    await screen.findByText('of the customer');
    expect(screen.getByText('报损单')).toBeTruthy();
    expect(screen.getByText('more manuals')).toBeTruthy();
    expect(screen.getByRole('img', { name: /4 星/ })).toBeTruthy();
  });

  it('only own ones can be recalled, by a menu that hides after 2 s', async () => {
    const recallPath = '/javaplus/admin/recordChat/deleteRecordChatById/101';
    const world = await show([staffTicket(1)], '/admin/chat?questionRecordId=1', {
      staff: { id: 4711 },
      answers: { [chatPath]: history(4711), [recallPath]: ok({}) },
    });
    const mine = await screen.findByText('mine');
    for (const others of ['of a colleague', 'of the customer']) {
      fireEvent.contextMenu(screen.getByText(others));
      expect(screen.queryByRole('menu')).toBeNull();
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.contextMenu(mine);
    act(() => void vi.advanceTimersByTime(1_900));
    expect(screen.getByRole('menu')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.queryByRole('menu')).toBeNull();
    vi.useRealTimers();
    fireEvent.contextMenu(mine);
    fireEvent.click(screen.getByRole('menuitem', { name: '撤回' }));
    await waitFor(() => expect(world.sentTo(recallPath)).toHaveLength(1));
    await world.push({ msgType: 4, recordQuestionId: 1, data: { id: 101, isDelete: 1, rev: 7 } });
    expect(await screen.findByText('消息已撤回')).toBeTruthy();
  });
});

describe('frames', () => {
  it('1: the online list', async () => {
    const world = await show([staffTicket(1, { personalId: 9 })], '/admin/chat', {
      answers: { [onlinePath]: ok([9]) },
    });
    await rowOf('Ticket 1');
    expect(screen.getByRole('img', { name: '客户离线' })).toBeTruthy();
    await world.push({ msgType: 1 });
    // On the head of the customer and on the row.
    expect(await screen.findAllByRole('img', { name: '客户在线' })).toHaveLength(2);
  });

  it('CONFLICT-22: 3 and 4 with what changed: the row at once, without a call', async () => {
    const world = await show([staffTicket(1)]);
    await rowOf('Ticket 1');
    await world.push({ msgType: 3, recordQuestionId: 1, data: staffTicket(1, { title: 'renamed', rev: 9 }) });
    const row = await rowOf('renamed');
    await world.push({
      msgType: 4,
      recordQuestionId: 1,
      data: message(1, 10, { sender: 'user', content: '<p>news</p>' }),
    });
    await waitFor(() => expect(row.textContent).toContain('news'));
    expect(world.sentTo(listPath)).toHaveLength(1);
  });

  it('CONFLICT-22: 2, 11, and 3, 4, 10 without data: the list again, once for all within a second', async () => {
    const world = await show([staffTicket(1)]);
    await rowOf('Ticket 1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.push({ msgType: 2, recordQuestionId: 2 });
    await world.push({ msgType: 11 });
    await world.push({ msgType: 3, recordQuestionId: 1 });
    await world.push({ msgType: 4, recordQuestionId: 1 });
    await world.push({ msgType: 10, recordQuestionId: 1 });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(world.sentTo(listPath)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(world.sentTo(listPath)).toHaveLength(2);
  });

  it('9: a bound ticket shows its account', async () => {
    const world = await show([
      staffTicket(1, { personal: { id: 5, account: '', name: 'Guest-5' }, personalId: 5 }),
    ]);
    await rowOf('Ticket 1');
    const personal = { id: 8, account: 'new@example.com', name: 'Newcomer' };
    await world.push({ msgType: 9, data: { recordQuestionIds: [1], personal } });
    await waitFor(async () => expect((await rowOf('Ticket 1')).textContent).toContain('Newcomer'));
  });
});
