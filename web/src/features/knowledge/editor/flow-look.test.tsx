// The preview and the picture of a flow (001 §2.2): staff walk it as a customer would, and see what is wrong with it.
import '../../../ui/jsdom.test-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '#contract/knowledge/schemas';
import { startI18n } from '../../../lib/i18n';
import { setViewState, viewState } from '../../../lib/view-state';
import { Mantine } from '../../../ui/theme/mantine';
import { NoticeHost } from '../../../ui/notice';
import { guided } from '../catalogue.test-kit';
import { checkFlow } from './flow-check';
import { layOut } from './flow-layout';
import { FlowPicture } from './flow-picture';
import { FlowPreview } from './flow-preview';

const fetchMock = vi.fn<typeof fetch>();
const user = userEvent.setup();
const chinese: Question = { ...guided, title: '油门无反应' };

function preview(en: Question = guided, zh: Question = chinese) {
  return (
    <Mantine>
      <FlowPreview questions={{ en, zh }} lang="en" />
      <NoticeHost />
    </Mantine>
  );
}

const answer = (name: string) => screen.findByRole('button', { name: new RegExp(`\\d\\.${name}`) });

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  setViewState({ tempQuestion: null, tempSteps: null });
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the preview', () => {
  it('is walked as a customer walks it; nothing is told to the server or kept', async () => {
    render(preview());
    await user.click(await answer('It stopped'));
    await user.click(await screen.findByRole('button', { name: /Solved/ }));
    expect((await screen.findByRole('button', { name: /Solved/ })).getAttribute('aria-pressed')).toBe('true');
    expect(fetchMock).not.toHaveBeenCalled();
    expect(viewState.getState()).toMatchObject({ tempQuestion: null, tempSteps: null });
    expect(localStorage.length).toBe(0);
  });

  it('starts anew, in the other language, and keys of the page choose nothing in it', async () => {
    render(preview());
    const first = await answer('Throttle');
    await user.keyboard('1');
    expect(first.isConnected).toBe(true);
    await user.click(first);
    await user.click(screen.getByRole('button', { name: '重新开始' }));
    await answer('Throttle');
    await user.click(screen.getByRole('radio', { name: '中文' }));
    expect(await screen.findByText('油门无反应')).toBeTruthy();
    expect(await screen.findByRole('list', { name: '您的回答' })).toBeTruthy();
  });

  it('keeps its place while the draft changes', async () => {
    const { rerender } = render(preview());
    await user.click(await answer('Throttle'));
    const heading = screen.getByRole('heading', { level: 3 }).textContent;
    const questionStep = guided.questionStep.map((step) => ({
      ...step,
      content: `${step.content}<p>New.</p>`,
    }));
    rerender(preview({ ...guided, questionStep }));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading);
    expect(screen.getAllByText('New.').length).toBeGreaterThan(0);
  });

  it('leaves the focus to whoever puts another step first', async () => {
    const beside = (zh?: Question, en?: Question) => (
      <>
        <input aria-label="beside" />
        {preview(en, zh)}
      </>
    );
    const { rerender } = render(beside());
    await answer('Throttle');
    const field = screen.getByRole('textbox', { name: 'beside' });
    await user.click(field);
    const questionStep = guided.questionStep.map((step) => ({
      ...step,
      index: step.id === 53 ? 0 : step.index,
    }));
    rerender(beside(undefined, { ...guided, questionStep }));
    expect(screen.queryByRole('button', { name: /Throttle/ })).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});

describe('the picture', () => {
  it('says of each step what it is and where it leads; a step is chosen by its box', async () => {
    const onChoose = vi.fn();
    render(<FlowPicture steps={guided.questionStep} currentId={null} onChoose={onChoose} />);
    const boxes = within(screen.getByRole('list', { name: '流程步骤' })).getAllByRole('button');
    expect(boxes).toHaveLength(guided.questionStep.length);
    expect(boxes[0]?.textContent).toContain('第 1 步');
    await user.click(boxes[1] as HTMLElement);
    expect(onChoose).toHaveBeenCalledWith(guided.questionStep[1]?.id);
  });

  it('names what is wrong, and leads to it', async () => {
    const onChoose = vi.fn();
    const lonely = {
      ...guided.questionStep[0],
      id: 99,
      index: 99,
      answerStep: [],
    } as Question['questionStep'][0];
    render(<FlowPicture steps={[...guided.questionStep, lonely]} currentId={99} onChoose={onChoose} />);
    expect(screen.getByText('有 2 处需要检查')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /没有可选的答案/ }));
    expect(onChoose).toHaveBeenCalledWith(99);
  });

  it('draws a way that leads to its own step beside the box, not through it', () => {
    const [ask] = guided.questionStep;
    if (!ask) throw new Error('a step');
    const again = {
      ...ask,
      answerStep: ask.answerStep.map((one) => ({ ...one, next_question_step_id: ask.id })),
    };
    const { steps, ways, width } = layOut(checkFlow([again]));
    const right = (steps[0]?.left ?? 0) + (steps[0]?.width ?? 0);
    for (const { path, isBack } of ways) {
      const xs = [...path.matchAll(/([\d.]+),/g)].map(([, x]) => Number(x));
      expect([isBack, xs[0], xs.at(-1), Math.min(...xs)]).toEqual([true, right, right, right]);
      expect(Math.max(...xs)).toBeGreaterThan(right);
    }
    expect(ways).toHaveLength(3);
    expect(width).toBeGreaterThan(right);
  });
});
