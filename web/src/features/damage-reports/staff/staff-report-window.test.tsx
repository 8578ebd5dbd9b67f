// two people review one report. Who is slower is told who did what, and keeps what was marked.
import '../../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import type { PersonalInfo } from '#contract/identity/schemas';
import { setLocale } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { setSide } from '../../../lib/side';
import { DialogHost } from '../../../ui/dialogs';
import { Mantine } from '../../../ui/theme/mantine';
import { refreshReports } from '../damage-reports.queries';
import { demoReport } from '../demo/demo-report';
import { StaffReportWindow } from './staff-report-window';

const staff: PersonalInfo = {
  ...{ id: 3, name: 'Bruno', account: 'bruno', is_readonly: 0, role: 'agent' },
  ...{ workStatus: 1, background_color: '' },
};
const conclusions = [{ dictValue: '1', dictLabel: '免费维修' }];
let report: ReportDetail;
let refusal: string | null;
// Each test has a report of its own: what is entered is kept by its id.
let reportId = 0;

function answer(path: string): unknown {
  if (path.endsWith('getShowDamageReportById')) return { code: 200, data: report };
  if (path.endsWith('getDictListByDictType')) return { code: 200, data: conclusions };
  if (refusal !== null) return { code: 500, message: refusal, msg: refusal, data: {} };
  return { code: 200, data: {} };
}

beforeEach(async () => {
  await setLocale('zh');
  setSide('admin');
  refusal = null;
  report = { ...demoReport('en', 2), id: (reportId += 1), damageReportTime: 5 };
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(JSON.stringify(answer(url)))));
});
afterEach(() => {
  cleanup();
  setSide(undefined);
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A review that has begun: the first answer is approved, the conclusion chosen. */
async function reviewing() {
  render(
    <QueryClientProvider client={queryClient}>
      <Mantine>
        <StaffReportWindow
          reportId={report.id}
          staff={staff}
          onSendCard={() => Promise.resolve()}
          onClose={() => undefined}
        />
        <DialogHost />
      </Mantine>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '审核' }));
  const [approve] = screen.getAllByRole('button', { name: '通过' });
  if (approve) await user.click(approve);
  await user.click(await screen.findByRole('radio', { name: '免费维修' }));
  return user;
}

const changeTo = async (change: Partial<ReportDetail>) => {
  report = { ...report, ...change };
  await act(() => refreshReports());
};
const reviewed = {
  status: 3,
  statusName: '待用户补充',
  reviewerName: 'Amelia Hart',
  reviewedAt: 6,
  checkConclusionStatus: 1,
  checkConclusionStatusName: '免费维修',
} as const;

it('tells who submitted first with what, and keeps the marks until they are put away', async () => {
  const user = await reviewing();
  await changeTo(reviewed);
  expect(await screen.findByText(/Amelia Hart已先提交审核：待用户补充，结论“免费维修”/)).toBeTruthy();
  // Further down, where the conclusion was, nobody would see it.
  expect(document.activeElement?.textContent).toMatch(/^Amelia Hart已先提交审核/);
  expect(screen.getByText('您的标记：').parentElement?.textContent).toBe('您的标记： 通过');
  expect(screen.getByText('您的结论：').parentElement?.textContent).toBe('您的结论： 免费维修');
  await user.click(screen.getByRole('button', { name: '知道了，收起我的标记' }));
  expect(screen.queryByText('您的标记：')).toBeNull();
});

it('says it too where the own review is refused because the other was quicker', async () => {
  const user = await reviewing();
  await user.click(screen.getByRole('button', { name: '其余全部通过' }));
  refusal = '报损单当前状态不支持此操作';
  report = { ...report, ...reviewed };
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText(/Amelia Hart已先提交审核/)).toBeTruthy();
  expect(screen.getAllByText('您的标记：')).toHaveLength(report.tempItemContentList.length);
});

it('offers the marks again where the customer has answered anew, less those of answers that changed', async () => {
  const user = await reviewing();
  await user.click(screen.getByRole('button', { name: '其余全部通过' }));
  await changeTo(reviewed);
  const [first, ...others] = demoReport('en', 2).tempItemContentList.toSorted(
    (one, other) => one.sortIndex - other.sortIndex,
  );
  if (!first) throw new Error('no question');
  const { id: _, ...earlier } = first.answerVo;
  const tempItemContentList = [{ ...first, answerVo: { ...first.answerVo, earlier } }, ...others];
  await changeTo({ status: 2, statusName: '审核中', damageReportTime: 9, tempItemContentList });
  expect(await screen.findByText(/客户又重新提交了答案/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '沿用我的标记继续审核' }));
  expect(screen.getByText(`已审核 ${others.length}/${others.length + 1}`, { exact: false })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '免费维修' }).checked).toBe(true);
});

it('tells nobody who submitted it themselves', async () => {
  const user = await reviewing();
  await user.click(screen.getByRole('button', { name: '其余全部通过' }));
  report = { ...report, ...reviewed, reviewerName: 'Bruno' };
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull());
  expect(screen.queryByText(/已先提交审核/)).toBeNull();
});
