/* DMG-02…DMG-07, DMG-25…DMG-28, DMG-32, DMG-50, Q-82: what a person sees of a report and may do with it. */
import '../../ui/jsdom.test-kit';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timers } from '#contract/core/limits';
import type { ReportStatus } from '#contract/damage-reports/schemas';
import { setLocale } from '../../lib/i18n';
import { Mantine } from '../../ui/theme/mantine';
import { demoCard, demoReport } from './demo/demo-report';
import { useOwnLabels } from './labels';
import { ReportCard } from './report-card';
import { ReportForm, type ReportFormProps } from './report-form';

type Sent = Parameters<ReportFormProps['onSubmit']>[0];
const submitted: Sent[] = [];

function Form({ status, ...over }: { status: ReportStatus } & Partial<ReportFormProps>) {
  return (
    <ReportForm
      report={demoReport('en', status)}
      labels={useOwnLabels()}
      layout="panel"
      draft={null}
      pending={null}
      sendFile={() => Promise.reject(new Error('no server'))}
      onSubmit={(edits) => {
        submitted.push(edits);
        return Promise.resolve(false);
      }}
      onClose={() => undefined}
      {...over}
    />
  );
}

function Card({ status, canFill = true }: { status: ReportStatus; canFill?: boolean }) {
  return (
    <ReportCard
      card={demoCard('en', status)}
      labels={useOwnLabels()}
      canFill={canFill}
      onOpen={() => undefined}
    />
  );
}

const show = (part: React.ReactNode) => render(part, { wrapper: Mantine });
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const question = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

beforeEach(() => setLocale('en'));
afterEach(() => {
  cleanup();
  submitted.length = 0;
  vi.useRealTimers();
});

describe('the form', () => {
  it.each([
    [1, false, ['Cancel', 'Submit']],
    [1, true, ['Back']],
    [2, false, ['Back']],
    [3, false, ['Cancel', 'Submit']],
    [3, true, ['Back']],
    [4, false, ['Back']],
    [5, false, ['Back']],
  ] as const)('DMG-06, DMG-25: of status %i, only shown: %s, ends with %j', (status, isView, last) => {
    show(<Form status={status} isView={isView} />);
    expect(buttons().slice(-last.length)).toEqual(last);
    const answers = [...screen.getAllByRole('radio'), ...screen.queryAllByRole('textbox')];
    const isEditable = last.length === 2;
    expect(answers.some((answer) => !(answer as HTMLInputElement).disabled)).toBe(isEditable);
    expect(screen.queryAllByRole('textbox')).toHaveLength(isEditable ? 1 : 0);
  });

  it('DMG-02…DMG-05: ends with the conclusion, the reason of a voiding, or neither', () => {
    const always = ['Problem phenomenon', 'Basic information', 'Questions'];
    const view = show(<Form status={4} />);
    expect(headings()).toEqual([...always, 'Review conclusion']);
    view.rerender(<Form key="3" status={3} />);
    expect(headings()).toEqual(always);
    view.rerender(<Form key="v3" status={3} isView />);
    expect(headings()).toEqual([...always, 'Review conclusion']);
    view.rerender(<Form key="5" status={5} />);
    expect(headings()).toEqual([...always, 'Reason for voiding']);
    expect(screen.getAllByRole('term')).toHaveLength(6);
  });

  it('DMG-03: of a report without an order shows two values', () => {
    show(<Form status={2} report={{ ...demoReport('en', 2), purchasingChannels: '2' }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Purchase channel',
      'Shop name',
    ]);
  });

  it('DMG-07, Q-82: marks what is missing, goes to the first of it, and sends nothing', () => {
    show(<Form status={1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText('This question must be answered')).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'A stick' })).toBe(document.activeElement);
    expect(submitted).toEqual([]);
    expect(screen.getAllByText('*')).toHaveLength(4);
  });

  it('DMG-16, Q-82: what a chosen option asks is required too, marked at its place, and has the focus', () => {
    show(<Form status={1} />);
    fireEvent.click(screen.getByRole('radio', { name: 'A stick' }));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText('This question must be answered')).toHaveLength(4);
    const first = screen.getByRole('radio', { name: 'Roll, left and right' });
    expect(first).toBe(document.activeElement);
    expect(submitted).toEqual([]);
    fireEvent.click(first);
    expect(screen.getAllByText('This question must be answered')).toHaveLength(3);
  });

  it('DMG-08, DMG-09, DMG-16, DMG-50: numbers anew 100 ms after an option asked further', () => {
    vi.useFakeTimers();
    show(<Form status={1} />);
    expect(question('What do you see on the axis page?').getByText('2.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'A stick' }));
    expect(screen.getByRole('radio', { name: 'Roll, left and right' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(timers.templateNumberingDebounce - 1));
    expect(question('What do you see on the axis page?').getByText('2.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(question('What do you see on the axis page?').getByText('3.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'A lever or pedal' }));
    expect(screen.queryByRole('radio', { name: 'Roll, left and right' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'It jumps for an instant' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'It wanders slowly' }));
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticked).toEqual([true, true, false]);
  });

  it('DMG-27, Q-82: in status 3 shows the rejected with their remarks and folds the approved', () => {
    show(<Form status={3} />);
    const story = question('What happened, and since when?');
    expect(story.getByText('Rejected')).toBeTruthy();
    expect(story.getByText('Please add which port it was on.')).toBeTruthy();
    const video = question('A video of the axis page while you move it');
    expect(video.getByText('Approved')).toBeTruthy();
    expect(video.queryByRole('button', { name: 'Upload videos' })).toBeNull();
    fireEvent.click(video.getByRole('button', { name: 'Change' }));
    expect(video.getByRole('button', { name: 'Upload videos' })).toBeTruthy();
    fireEvent.change(story.getByRole('textbox'), { target: { value: 'It was on the hub.' } });
    // The rejected answer stays in sight beside the new one.
    const earlier = within(story.getByRole('region', { name: /^Earlier answer/ }));
    expect(earlier.getByText('Rejected')).toBeTruthy();
    expect(earlier.getByText('Please add which port it was on.')).toBeTruthy();
    expect(earlier.queryByText('It was on the hub.')).toBeNull();
    expect(earlier.getByText(/./, { selector: 'p[dir]' }).textContent).not.toBe('');
    expect(within(story.getByRole('region', { name: 'New answer' })).getByRole('textbox')).toBeTruthy();
  });

  it('DMG-28: in status 2 says so in the heading and at the answers', () => {
    show(<Form status={2} />);
    expect(within(screen.getByRole('heading', { level: 1 })).getByText('Under Review')).toBeTruthy();
    expect(screen.getAllByText('Under Review')).toHaveLength(6);
  });

  it.each([
    [1, []],
    [2, ['Status 2']],
    [3, ['Approved', 'Rejected']],
    [4, ['Approved']],
    [5, []],
  ] as const)('CONFLICT-16: the heading names status %i, the answers say %j', (status, marks) => {
    const statusName = `Status ${status}`;
    show(<Form status={status} isView report={{ ...demoReport('en', status), statusName }} />);
    expect(within(screen.getByRole('heading', { level: 1 })).getByText(statusName)).toBeTruthy();
    const known = ['Approved', 'Rejected', 'Under Review', statusName];
    const found = screen
      .getAllByRole('listitem')
      .flatMap((one) => known.filter((mark) => within(one).queryByText(mark) !== null));
    expect([...new Set(found)].toSorted()).toEqual(marks);
  });

  it('CONST-26: of a question of an unknown kind shows the title and no field', () => {
    const report = demoReport('en', 1);
    const [first, ...others] = report.tempItemContentList;
    if (!first) throw new Error('The demonstration has no question.');
    // As a newer server may send it.
    const unknown = { ...first, questionType: 99 as 11 };
    show(<Form status={1} report={{ ...report, tempItemContentList: [unknown, ...others] }} />);
    expect(question(first.title).queryAllByRole('radio')).toEqual([]);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

describe('the card', () => {
  it.each([
    [1, 'orange', ['Fill in']],
    [2, 'blue', ['View']],
    [3, 'red', ['View', 'Fill in again']],
    [4, 'green', ['View']],
    [5, 'red', ['View']],
  ] as const)('DMG-26, DMG-32: of status %i is %s and offers %j', (status, tone, offered) => {
    show(<Card status={status} />);
    expect(screen.getByRole('article').dataset['tone']).toBe(tone);
    expect(buttons()).toEqual(offered);
  });

  it('DMG-34: offers staff only a look at it', () => {
    show(<Card status={1} canFill={false} />);
    expect(buttons()).toEqual(['View']);
  });
});
