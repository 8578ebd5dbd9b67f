// BENCH-18, BENCH-22…24, BENCH-29, BENCH-30, BENCH-34, BENCH-35, BENCH-38, ROLE-10, ROLE-11, ROLE-14, STATE-03, AI-02,
// AI-03, ORD-05, ORD-07, DMG-51, DMG-53, VALID-01, Q-20: what an agent does with the open ticket, and the calls
// that go out.
import { useState } from 'react';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicket } from '#contract/tickets/schemas';
import { useKeep } from '../../features/chat/keep';
import { staffTicket } from '../../features/workbench/staff-ticket.test-kit';
import { useSession } from '../../lib/session';
import { StaffTicketPane } from './admin-chat-page-pane';
import { Mantine } from '../../ui/theme/mantine';
import { endWorld, message, ok, openPage, refused, type World } from './chat-page.test-kit';

const sendPath = '/javaplus/admin/webSocket/sendMessage';
const ratePath = '/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord';
const readPath = '/javaplus/admin/recordQuestion/updateRecordQuestionUnread';
const chatPath = '/javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp';
const commentPath = '/javaplus/admin/recordQuestion/updateRecordQuestionComment';
const assignPath = '/javaplus/admin/recordQuestion/updateRecordQuestionCustomerId';
const classifyPath = '/javaplus/admin/recordQuestion/updateRecordQuestionSopDirectoryId';
const replyPath = '/javaplus/admin/assistant/getReply';
const cannedPath = '/javaplus/admin/cannedReply/getList';
const peoplePath = '/javaplus/admin/personal/getCustomerList';
const treePath = '/java/admin/getAllDirectoryList';
const questionsPath = '/java/admin/getAllQuestionListByDirectoryId';
const ordersPath = '/api/admin/Base/getOrderByUser';
const recordsPath = '/javaplus/admin/afterSale/damageReport/getDamageReportListByAccount';
const historyPath = '/java/front/getUserHisAiList';
const askPath = '/java/front/sopAi';

function Page({ ticket }: { ticket: StaffTicket | null }) {
  const { staff } = useSession();
  return staff && <Pane ticket={ticket} staff={staff} />;
}

function Pane({ ticket, staff }: { ticket: StaffTicket | null; staff: PersonalInfo }) {
  const keep = useKeep('admin', `admin:${staff.id}`);
  return (
    <StaffTicketPane
      ticket={ticket}
      marks={ticket}
      staff={staff}
      keep={keep}
      isContextOpen
      onContext={() => undefined}
    />
  );
}

function show(
  ticket: StaffTicket | null,
  options: { staff?: Partial<PersonalInfo>; answers?: Record<string, unknown> } = {},
): Promise<World> {
  const answers = {
    '/javaplus/admin/scoreQuestionOption/getIsEnableList': ok([
      { id: 1, optionName: '服务态度', points: 5, enable: 0 },
    ]),
    ...options.answers,
  };
  return openPage(
    <Mantine>
      <Page ticket={ticket} />
    </Mantine>,
    '/admin/chat',
    { ...options, side: 'admin', answers },
  );
}

/** The message field; what is typed goes through its editor, jsdom has no editing of its own. */
async function field(): Promise<HTMLElement & { editor: Editor }> {
  const box = await screen.findByRole('textbox', { name: '消息' });
  return box as HTMLElement & { editor: Editor };
}

async function write(html: string) {
  const { editor } = await field();
  act(() => void editor.commands.insertContent(html));
}

const press = async (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(await field(), { key, code: key, ...modifiers });

const storing = (body: Record<string, unknown>) =>
  ok(
    message(1, 3, { content: String(body['msgContent']), clientMessageId: String(body['clientMessageId']) }),
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** Presses OK in a drawer and answers the question that comes. */
async function answer(drawer: HTMLElement, title: string, word: string) {
  await userEvent.click(within(drawer).getByRole('button', { name: '确定' }));
  const question = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(question).getByRole('button', { name: word }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}

beforeAll(() => {
  // Nothing here is hidden from screen readers; asking every time is what takes long.
  configure({ defaultHidden: true });
});
afterEach(endWorld);

/** A pane that can be given another ticket. */
function Two() {
  const [id, setId] = useState(1);
  return (
    <>
      <button onClick={() => setId(3 - id)}>other ticket</button>
      <Page ticket={staffTicket(id)} />
    </>
  );
}

describe('the composer', () => {
  it('another ticket has its own text: undo brings nothing over, the draft of each stays its own', async () => {
    await openPage(
      <Mantine>
        <Two />
      </Mantine>,
      '/admin/chat',
      { side: 'admin' },
    );
    const text = async () => (await field()).editor.getText();
    await write('for the first');
    await press('a', { ctrlKey: true });
    await userEvent.click(button('other ticket'));
    expect(await text()).toBe('');
    await press('z', { ctrlKey: true });
    expect(await text()).toBe('');
    await write('for the second');
    await userEvent.click(button('other ticket'));
    expect(await text()).toBe('for the first');
    await press('z', { ctrlKey: true });
    expect(await text()).toBe('for the first');
    await userEvent.click(button('other ticket'));
    expect(await text()).toBe('for the second');
    expect(screen.getByTestId('composer-count').textContent).toBe('14/300');
  });

  it('CONFLICT-10, VALID-01: Enter does nothing, Shift+Enter makes a line, Ctrl+Enter and the button send', async () => {
    const world = await show(staffTicket(1), { answers: { [sendPath]: storing } });
    await write('<strong>one</strong>');
    await press('Enter');
    expect((await field()).editor.getHTML()).toBe('<p><strong>one</strong></p>');
    await press('Enter', { shiftKey: true });
    expect((await field()).editor.getHTML()).toBe('<p><strong>one</strong></p><p></p>');
    await press('Enter', { ctrlKey: true });
    await waitFor(() =>
      expect(world.sentTo(sendPath)).toMatchObject([
        { recordQuestionId: 1, msgType: 4, msgContent: '<p><strong>one</strong></p>' },
      ]),
    );
    expect((await field()).editor.isEmpty).toBe(true);
    await write('two');
    await userEvent.click(button('发送'));
    await waitFor(() => expect(world.sentTo(sendPath)).toHaveLength(2));
  });

  it('counts visible characters and refuses more than 300; empty ones are not sent', async () => {
    const world = await show(staffTicket(1));
    await write('<p></p><p></p>');
    await userEvent.click(button('发送'));
    await write(`<p>${'<em>字</em>'.repeat(301)}</p>`);
    expect(screen.getByTestId('composer-count').textContent).toBe('301/300');
    await userEvent.click(button('发送'));
    expect(screen.getByRole('alert').textContent).toBe('消息最多 300 个字符');
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it('off duty nothing is sent, requested, filed or assigned: 请先上工后再进行操作', async () => {
    const world = await show(staffTicket(1), { staff: { workStatus: 0 } });
    await write('hi');
    await userEvent.click(button('发送'));
    expect(screen.getByText('请先上工后再进行操作')).toBeTruthy();
    for (const name of ['申请评价', /^归类/, /^分派/, '图片']) {
      await userEvent.click(button(name));
      expect(screen.getAllByText('请先上工后再进行操作')).toHaveLength(2);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...world.sentTo(sendPath), ...world.sentTo(ratePath)]).toEqual([]);
  });

  it('STATE-03, BENCH-34, BENCH-35: a solved ticket takes no message, no directory and no agent', async () => {
    const world = await show(staffTicket(1, { isSolved: 1 }));
    await write('hi');
    await userEvent.click(button('发送'));
    expect(screen.getByText('工单已解决')).toBeTruthy();
    for (const name of [/^归类/, /^分派/]) {
      await userEvent.click(button(name));
      expect(screen.getByText('该问题已解决')).toBeTruthy();
    }
    for (const path of [sendPath, treePath, peoplePath]) expect(world.sentTo(path)).toEqual([]);
    const solve = screen.getByRole('button', { name: '标记已解决' });
    expect(solve).toHaveProperty('disabled', true);
    expect(solve.title).toContain('未解决');
  });

  it.each([
    [
      'a solved ticket',
      { isSolved: 1 as const },
      {},
      '工单已解决，不能再发送消息；客户重新打开后可以继续回复。',
    ],
    ['off duty', {}, { workStatus: 0 as const }, '您当前为下班状态：请先在右上角切换为“上班”，再回复客户。'],
    ['read-only', {}, { is_readonly: 1 as const }, '您的账号为只读：可以查看，不能回复。'],
  ])('%s: the composer stands back and says why and what to do', async (_, ticket, staff, note) => {
    await show(staffTicket(1, ticket), { staff });
    await field();
    expect(screen.getByText(note)).toBeTruthy();
    expect(button('发送').dataset['variant']).toBe('default');
  });

  it('an open ticket invites to write, and staff read words of their own where nobody wrote yet', async () => {
    await show(staffTicket(1), {
      answers: { [chatPath]: ok({ recordChatList: [], hasMore: false, rev: 0 }) },
    });
    await field();
    expect(button('发送').dataset['variant']).toBe('filled');
    expect(await screen.findByText('客户还没有写消息。可以先打招呼，询问具体情况。')).toBeTruthy();
    expect(screen.queryByText(/请描述遇到的情况/)).toBeNull();
  });

  it('without a ticket says 请先选择左侧ticket，再点击发送。', async () => {
    const world = await show(null);
    await write('hi');
    await userEvent.click(button('发送'));
    expect(screen.getByRole('alert').textContent).toBe('请先选择左侧ticket，再点击发送。');
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it('ROLE-10: read-only staff change nothing and mark nothing read', async () => {
    const world = await show(staffTicket(1, { adminUnread: 1 }), { staff: { is_readonly: 1 } });
    expect((await field()).getAttribute('contenteditable')).toBe('false');
    for (const name of [
      '发送',
      '申请评价',
      '标记已解决',
      '图片',
      '视频',
      '文件',
      '加粗',
      /^归类/,
      /^分派/,
      '添加备注',
    ])
      expect(button(name)).toHaveProperty('disabled', true);
    expect(world.sentTo(readPath)).toEqual([]);
  });
});

describe('the head', () => {
  it('BENCH-18: the comment is edited in place, at most 200 characters', async () => {
    const world = await show(staffTicket(1, { comment: 'VIP' }), { answers: { [commentPath]: ok({}) } });
    await userEvent.click(await screen.findByRole('button', { name: '编辑备注：VIP' }));
    const box = screen.getByRole('textbox', { name: '备注（客户不可见）' });
    fireEvent.change(box, { target: { value: '长'.repeat(201) } });
    expect(button('保存')).toHaveProperty('disabled', true);
    await userEvent.type(box, '{Enter}');
    expect(world.sentTo(commentPath)).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, 'VIP, 要电话{Enter}');
    await waitFor(() =>
      expect(world.sentTo(commentPath)).toEqual([{ recordQuestionId: 1, comment: 'VIP, 要电话' }]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /备注/ })).toBeNull());
  });

  it('BENCH-30, VALID-08: an agent is chosen and confirmed, read-only ones are not offered', async () => {
    const people = [
      { id: 7, name: 'Chen', workStatus: 0, background_color: '', is_readonly: 0 },
      { id: 8, name: 'Bruno', workStatus: 1, background_color: '', is_readonly: 0 },
      { id: 9, name: 'Reader', workStatus: 1, background_color: '', is_readonly: 1 },
    ];
    const world = await show(staffTicket(1), { answers: { [peoplePath]: ok(people), [assignPath]: ok({}) } });
    await userEvent.click(await screen.findByRole('button', { name: /^分派/ }));
    const drawer = await screen.findByRole('dialog');
    const names = await within(drawer).findAllByRole('radio');
    expect(names).toHaveLength(2);
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }));
    expect(screen.getByText('请选择需要分派的客服人员')).toBeTruthy();
    expect(world.sentTo(assignPath)).toEqual([]);
    await userEvent.type(within(drawer).getByRole('textbox', { name: '搜索客服人员' }), 'bru');
    await userEvent.click(within(drawer).getByRole('radio', { name: /Bruno/ }));
    await answer(drawer, '确认分派？', '取消');
    // Escape answers the question and leaves the drawer with its choice.
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }));
    await screen.findByRole('dialog', { name: '确认分派？' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '确认分派？' })).toBeNull());
    expect(within(drawer).getByRole('radio', { name: /Bruno/ })).toHaveProperty('checked', true);
    expect(world.sentTo(assignPath)).toEqual([]);
    expect(world.sentTo(assignPath)).toEqual([]);
    await answer(drawer, '确认分派？', '确定');
    await waitFor(() => expect(world.sentTo(assignPath)).toEqual([{ recordQuestionId: 1, customerId: 8 }]));
  });

  it('BENCH-29, VALID-07: a directory is chosen, a question of it where one fits, and confirmed', async () => {
    const node = { pid: 0, orderNo: 1, sumNum: 1, sopSumNum: 1, createPersonId: null, children: [] };
    const tree = [
      { ...node, id: 0, name: '未分配问题' },
      { ...node, id: 3, name: '轴', children: [{ ...node, id: 4, pid: 3, name: '轴抖动' }] },
    ];
    const question = {
      id: 11,
      order_no: 1,
      title: '换线',
      directory_id: 4,
      problem_phenomenon: '',
      answerList: [],
      questionProductionList: [],
    };
    const world = await show(staffTicket(1), {
      answers: {
        [treePath]: ok({ id: null, children: tree }),
        [questionsPath]: ok([question]),
        [classifyPath]: ok({}),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^归类/ }));
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('treeitem', { name: '轴' });
    expect(within(drawer).queryByRole('treeitem', { name: '未分配问题' })).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: '确定' }));
    expect(screen.getByText('请选择目录列表')).toBeTruthy();
    await userEvent.type(within(drawer).getByRole('textbox', { name: '搜索目录' }), '抖动');
    await userEvent.click(within(drawer).getByRole('treeitem', { name: '轴抖动' }));
    await userEvent.click(await within(drawer).findByRole('radio', { name: '换线' }));
    await answer(drawer, '确认归类？', '取消');
    expect(world.sentTo(classifyPath)).toEqual([]);
    await answer(drawer, '确认归类？', '确定');
    await waitFor(() =>
      expect(world.sentTo(classifyPath)).toEqual([
        { recordQuestionId: 1, sopDirectoryId: 4, sopQuestionId: 11 },
      ]),
    );
  });
});

describe('the context', () => {
  it('BENCH-38, ROLE-14: of anonymous customers nothing is asked for', async () => {
    const personal = { id: 5, account: '', name: 'Guest-5' };
    const world = await show(staffTicket(1, { personal, personalId: 5 }));
    for (const name of ['订单', '报损记录']) {
      await openTab(name);
      expect(await screen.findByText('当前用户为匿名用户，不支持操作')).toBeTruthy();
    }
    expect([...world.sentTo(ordersPath), ...world.sentTo(recordsPath)]).toEqual([]);
  });

  it('ORD-07: orders that cannot be read, and none', async () => {
    const failed = { errno: 1000, errmsg: 'boom', data: null };
    const world = await show(staffTicket(1), { answers: { [ordersPath]: failed } });
    expect(world.sentTo(ordersPath)).toEqual([]);
    await openTab('订单');
    expect(await screen.findByText('获取订单失败')).toBeTruthy();
    world.answers[ordersPath] = { errno: 0, errmsg: '', data: [] };
    await userEvent.click(button('重试'));
    expect(await screen.findByText('未查询到订单')).toBeTruthy();
    expect(world.sentTo(ordersPath).at(-1)).toMatchObject({ account: 'pilot@example.com' });
  });

  it('BENCH-23, DMG-53, CONST-07: the report list asks for 60 and offers 60, 100, 200, 300', async () => {
    const world = await show(staffTicket(1), { answers: { [recordsPath]: ok({ total: 130, rows: [] }) } });
    await openTab('报损记录');
    const size = await screen.findByRole('combobox', { name: '每页条数' });
    expect(world.sentTo(recordsPath)).toEqual([{ account: 'pilot@example.com', pageSize: 60, pageNum: 1 }]);
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['60', '100', '200', '300']);
    const pager = screen.getByRole('navigation', { name: '分页' });
    // Total, sizes, previous, pages, next.
    expect([...pager.children].map((part) => part.getAttribute('aria-label') ?? part.textContent)).toEqual([
      '共 130 条',
      '60 条/页100 条/页200 条/页300 条/页',
      '上一页',
      '123',
      '下一页',
    ]);
    await userEvent.click(within(pager).getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(world.sentTo(recordsPath).at(-1)).toMatchObject({ pageNum: 2 }));
    await userEvent.selectOptions(size, '100');
    await waitFor(() =>
      expect(world.sentTo(recordsPath).at(-1)).toMatchObject({ pageSize: 100, pageNum: 1 }),
    );
  });

  it('AI-02: blanks are refused; an answer goes into the reply; a failed question can be asked again', async () => {
    const entries: object[] = [];
    const world = await show(staffTicket(1), {
      answers: {
        [historyPath]: () => ok(entries),
        [askPath]: refused('busy'),
        [replyPath]: ok({
          passages: ['Change the cable', 'Update the firmware'].map((content, at) => ({
            source: { kind: 'question', id: at, title: `Source ${at}`, nav: [] },
            content,
          })),
        }),
      },
    });
    await openTab('AI 助手');
    const box = await screen.findByRole('textbox', { name: '向 AI 助手提问' });
    await userEvent.type(box, '  {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('输入内容不能为空');
    expect(world.sentTo(askPath)).toEqual([]);
    await userEvent.type(box, '抖动{Enter}');
    expect((await screen.findByText(/未能得到回答/)).textContent).toContain('busy');
    world.answers[askPath] = () => {
      const sources = [{ kind: 'question', id: 3, title: '抖动', nav: [] }];
      entries.push(
        { id: 1, role: 'user', content: '抖动', sources: [], timestamp: 1 },
        { id: 2, role: 'ai', content: '换线', sources, timestamp: 2 },
      );
      return ok({ id: 2, content: '换线', sources, timestamp: 2 });
    };
    await userEvent.click(button('重试'));
    // The customer writes in English: what they would get is read first, and each part goes by itself.
    await userEvent.click(await screen.findByRole('button', { name: '查看给客户的英文' }));
    const { editor } = await field();
    const passages = within(await screen.findByRole('list', { name: '给客户的英文' })).getAllByRole(
      'listitem',
    );
    expect(editor.getText()).toBe('');
    expect(passages.map((passage) => passage.textContent)).toEqual([
      'Source 0Change the cable放入回复',
      'Source 1Update the firmware放入回复',
    ]);
    await userEvent.click(within(passages[1] as HTMLElement).getByRole('button', { name: '放入回复' }));
    await waitFor(() => expect(editor.getText()).toBe('Update the firmware'));
    expect(world.sentTo(replyPath)).toEqual([{ questionId: 1, id: 2, lang: 'en' }]);
    expect(world.sentTo(askPath)).toEqual([
      { type: 0, questionId: 1, content: '抖动' },
      { type: 0, questionId: 1, content: '抖动' },
    ]);
  });

  it('AI-03, ROLE-11: nothing can be asked of a solved ticket, of none, or by read-only staff', async () => {
    const cases: [StaffTicket | null, Partial<PersonalInfo>][] = [
      [staffTicket(1, { isSolved: 1 }), {}],
      [null, {}],
      [staffTicket(1), { is_readonly: 1 }],
    ];
    for (const [ticket, staff] of cases) {
      await show(ticket, { staff, answers: { [historyPath]: ok([]) } });
      await openTab('AI 助手');
      expect(await screen.findByRole('textbox', { name: '向 AI 助手提问' })).toHaveProperty('disabled', true);
      endWorld();
    }
  });
});

describe('canned replies', () => {
  it('Q-136: names the kind of question as the customer sees it, in the language of his answer', async () => {
    const reply = {
      ...{ id: 1, title: 'Path', group: '', shortcut: '', orderNo: 1, rev: 1 },
      textEn: '<p>About {{ticket.path}}.</p>',
      textZh: '<p>关于{{ticket.path}}。</p>',
    };
    const cases: [Partial<StaffTicket>, string][] = [
      [{}, 'About Controls / Throttles.'],
      [{ userTypeTitle: '控制 / 节流阀' }, 'About your question.'],
      [{ mark: 'cn', userTypeTitle: '控制 / 节流阀' }, '关于控制 / 节流阀。'],
      [{ title: '节流阀抖动' }, '关于控制 / 节流阀。'],
    ];
    for (const [over, text] of cases) {
      await show(staffTicket(1, over), { answers: { [cannedPath]: ok([reply]) } });
      const { editor } = await field();
      await userEvent.click(button('快捷回复'));
      await userEvent.click(await screen.findByRole('option', { name: /Path/ }));
      await waitFor(() => expect(editor.getText()).toBe(text));
      act(() => void editor.commands.clearContent(true));
      endWorld();
    }
  });
});

describe('messages', () => {
  it('RATE-17: a rating names its options, those that are disabled by now too', async () => {
    const rating = message(1, 1, {
      messageType: 6,
      sender: 'system',
      content: '{"kind":"record","score":{"1":4},"suggest":""}',
    });
    await show(staffTicket(1, { scoreStatus: 3 }), {
      answers: { [chatPath]: ok({ recordChatList: [rating], hasMore: false, rev: 1 }) },
    });
    expect(await screen.findByText('服务态度')).toBeTruthy();
  });

  it('DMG-34, DMG-51: cards offer to look; only an own one that waits can be withdrawn, after a question', async () => {
    const repealPath = '/javaplus/afterSale/damageReport/repealDamageReport';
    const card = (id: number, seq: number, status: number, personalId: number) =>
      message(1, seq, {
        personalId,
        messageType: 10,
        content: JSON.stringify({
          id,
          status,
          tempItemName: `form ${id}`,
          statusName: 'state',
          view: '查看',
        }),
      });
    const world = await show(staffTicket(1), {
      staff: { id: 4711 },
      answers: {
        [chatPath]: ok({
          recordChatList: [card(61, 1, 1, 4711), card(62, 2, 2, 4711), card(63, 3, 1, 9)],
          hasMore: false,
          rev: 3,
        }),
        [repealPath]: ok({}),
      },
    });
    const mine = await screen.findByRole('article', { name: 'form 61' });
    expect(screen.getAllByRole('button', { name: '查看' })).toHaveLength(3);
    for (const others of ['form 62', 'form 63']) {
      fireEvent.contextMenu(screen.getByRole('article', { name: others }));
      expect(screen.queryByRole('menu')).toBeNull();
    }
    fireEvent.contextMenu(mine);
    await userEvent.click(screen.getByRole('menuitem', { name: '撤回报损单' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(world.sentTo(repealPath)).toEqual([{ id: 61 }]));
  });
});
