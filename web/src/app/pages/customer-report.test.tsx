// ERR-15: a report that could not be stored stays open with what was entered, and the customer is told why.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { demoReport } from '../../features/damage-reports/demo/demo-report';
import { endWorld, ok, openPage, ticket } from './chat-page.test-kit';
import { CustomerChatPage } from './customer-chat-page';

const listPath = '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal';
const textsPath = '/javaplus/user/form/damage';
const detailPath = '/api/user/damageReport/getShowDamageReportById';
const editPath = '/api/user/damageReport/editDamageReport';

const api = (data: unknown) => ({ errno: 0, errmsg: '', data });
const report = { ...demoReport('en', 3), recordQuestionId: 7 };
const told = report.tempItemContentList.map(({ answerVo }) => answerVo.content).join('');

afterEach(endWorld);

it('ERR-15: a refused submission is told in a notice; the form and its answers stay, and it can be sent again', async () => {
  const world = await openPage(<CustomerChatPage />, '/user/chat?questionRecordId=7&templateId=3', {
    answers: {
      [listPath]: ok([ticket(7)]),
      [textsPath]: ok({}),
      [detailPath]: api(report),
      [editPath]: { errno: 1000, errmsg: 'The report is closed.', data: {} },
    },
  });
  const story = await screen.findByDisplayValue(told);
  // The one with the report took the place of the one that waited for it.
  const dialog = within(story.closest('[role="dialog"]') as HTMLElement);
  fireEvent.change(story, { target: { value: 'It was on the hub.' } });
  await userEvent.click(dialog.getByText('Submit'));
  const notice = await screen.findByText('The submission failed, please try again');
  expect(notice.closest('[role="alert"]')?.textContent).toContain('The report is closed.');
  expect(dialog.getByDisplayValue('It was on the hub.')).toBeTruthy();
  expect(world.sentTo(editPath)).toHaveLength(1);
  world.answers[editPath] = api({});
  await userEvent.click(dialog.getByText('Submit'));
  await waitFor(() => expect(screen.queryByDisplayValue('It was on the hub.')).toBeNull());
  const [first, second] = world.sentTo(editPath);
  expect(second?.['data']).toEqual(first?.['data']);
});
