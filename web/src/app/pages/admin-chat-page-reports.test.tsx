// BENCH-25, DMG-29, DMG-30, CONFLICT-16: messages of each type in an agent's conversation, and a report as agents
// see it in each of its states.
import { configure, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#contract/chat/schemas';
import type { ReportStatus } from '#contract/damage-reports/schemas';
import type { PersonalInfo } from '#contract/identity/schemas';
import { useKeep } from '../../features/chat/keep';
import { demoCard, demoReport } from '../../features/damage-reports/demo/demo-report';
import { StaffReportWindow } from '../../features/damage-reports/staff/staff-report-window';
import { staffTicket } from '../../features/workbench/staff-ticket.test-kit';
import { useSession } from '../../lib/session';
import { Mantine } from '../../ui/theme/mantine';
import { StaffTicketPane } from './admin-chat-page-pane';
import { endWorld, message, ok, openPage } from './chat-page.test-kit';

const chatPath = '/javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp';
const detailPath = '/javaplus/admin/afterSale/damageReport/getShowDamageReportById';
const optionsPath = '/javaplus/admin/scoreQuestionOption/getIsEnableList';
const textsPath = '/javaplus/admin/form/damage';

function Conversation() {
  const { staff } = useSession();
  return staff && <Pane staff={staff} />;
}

const rated = staffTicket(1, { scoreStatus: 3, request_score: 3 });

function Pane({ staff }: { staff: PersonalInfo }) {
  const keep = useKeep('admin', `admin:${staff.id}`);
  return (
    <StaffTicketPane
      ticket={rated}
      marks={rated}
      staff={staff}
      keep={keep}
      isContextOpen
      onContext={() => undefined}
    />
  );
}

function Report() {
  const { staff } = useSession();
  const nothing = () => Promise.resolve();
  return (
    staff && <StaffReportWindow reportId={1} staff={staff} onSendCard={nothing} onClose={() => undefined} />
  );
}

const open = (page: React.ReactNode, answers: Record<string, unknown>) =>
  openPage(<Mantine>{page}</Mantine>, '/admin/chat', {
    side: 'admin',
    answers: { [optionsPath]: ok([]), [textsPath]: ok({}), ...answers },
  });

// Nothing here is hidden from screen readers; asking every time is what takes long.
beforeAll(() => configure({ defaultHidden: true }));
afterEach(endWorld);

describe('BENCH-25 the conversation', () => {
  const system = (content: object): Partial<Message> => ({
    messageType: 6,
    sender: 'system',
    content: JSON.stringify(content),
  });
  const card = (content: string): Partial<Message> => ({ messageType: 10, content });

  it('shows HTML, lines of the system, a rating with its scores and suggestion, and cards', async () => {
    const messages = [
      { content: '<p>Is it <strong>loose</strong>?</p>' },
      system({ kind: 'system', text: '系统提示' }),
      system({ kind: 'separator', title: '新的咨询', time: 0 }),
      system({ kind: 'invite' }),
      system({ kind: 'record', score: { 7: 4, 9: 2 }, suggest: '快一点' }),
      system({ kind: 'unknown' }),
      { messageType: 6 as const, sender: 'system' as const, content: '{broken' },
      card(JSON.stringify({ ...demoCard('zh', 2), id: 31 })),
      card('{"id": 31, '),
      { content: '<p>the last one</p>' },
    ].map((over, index) => message(1, index + 1, over));
    await open(<Conversation />, {
      [optionsPath]: ok([{ id: 7, optionName: '服务态度', points: 5, enable: 1 }]),
      [chatPath]: ({ afterRev }: { afterRev?: number }) =>
        ok({ recordChatList: afterRev === undefined ? messages : [], hasMore: false, rev: messages.length }),
    });
    const log = within(await screen.findByRole('log'));
    expect(await log.findByText('the last one')).toBeTruthy();
    expect(log.getByText('loose').tagName).toBe('STRONG');
    expect(log.getByText('系统提示')).toBeTruthy();
    const separators = log.getAllByRole('separator').map(({ textContent }) => textContent);
    expect(separators).toContain('新的咨询');
    const rating = within(log.getByRole('region', { name: '服务评价已提交' }));
    expect(await rating.findByText('服务态度')).toBeTruthy();
    expect(rating.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
      '服务态度: 4 星（满分 5 星）',
      '评价项 9: 2 星（满分 5 星）',
    ]);
    expect(rating.getByText('快一点')).toBeTruthy();
    const [shown, ...others] = log.getAllByRole('article');
    expect(others).toEqual([]);
    expect(shown?.textContent).toContain(demoCard('zh', 2).problemPhenomenon);
    expect(log.queryByText(/broken|"id"/)).toBeNull();
  });
});

describe('DMG-29, DMG-30, CONFLICT-16 a report as agents see it', () => {
  const cases: readonly [ReportStatus, readonly string[]][] = [
    [1, []],
    [2, ['审核中']],
    [3, ['已通过', '已驳回']],
    [4, ['已通过']],
    [5, []],
  ];

  it.each(cases)('in status %i is named in the heading; the answers say %j', async (status, marks) => {
    const statusName = `名称 ${status}`;
    await open(<Report />, { [detailPath]: ok({ ...demoReport('zh', status), statusName }) });
    expect((await screen.findByText(statusName)).closest('[role="dialog"]')).not.toBeNull();
    const questions = screen.getAllByRole('listitem').filter((one) => one.id.startsWith('question-'));
    expect(questions).toHaveLength(5);
    const known = ['已通过', '已驳回', '审核中', statusName];
    const found = questions.flatMap((one) => known.filter((mark) => within(one).queryByText(mark) !== null));
    expect([...new Set(found)].toSorted()).toEqual([...marks].toSorted());
    // Of a report under review each answer says so.
    if (status === 2) expect(found).toHaveLength(questions.length);
  });
});
