/* FLOW-02 … FLOW-14: the guided answer as a person walks it. */
import '../../ui/jsdom.test-kit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../lib/i18n';
import { setViewState } from '../../lib/view-state';
import { NoticeHost, clearNotices } from '../../ui/notice';
import { guided, questionOf } from './catalogue.test-kit';
import { GuidedFlow } from './guided-flow';
import type { GuidedFlowProps } from './guided-flow';

const fetchMock = vi.fn<typeof fetch>();
const onChatNow = vi.fn<GuidedFlowProps['onChatNow']>();
const onLeave = vi.fn();
const onLogin = vi.fn();
const user = userEvent.setup();

function drawing(props: Partial<GuidedFlowProps> = {}) {
  return (
    <>
      <GuidedFlow
        question={guided}
        isLoggedIn={false}
        onLogin={onLogin}
        onChatNow={onChatNow}
        onLeave={onLeave}
        {...props}
      />
      <NoticeHost />
    </>
  );
}

const answer = (name: string) => screen.getByRole('button', { name: new RegExp(`\\d\\.${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { level: 3, name });

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  setViewState({ tempQuestion: null, tempSteps: null });
  onChatNow.mockResolvedValue('opened');
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{"errno":0,"data":{}}')));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  act(() => clearNotices());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a step with answers', () => {
  it('FLOW-02 numbers the answers and goes to the next step of the chosen one', async () => {
    render(drawing());
    const answers = within(screen.getByRole('list', { name: 'Your answer' })).getAllByRole('listitem');
    expect(answers.map((item) => item.textContent)).toEqual(['1.Throttle', '2.Rudder', '3.It stopped']);
    await user.click(answer('Rudder'));
    expect(heading('Step 2')).toHaveProperty('tabIndex', -1);
    expect(document.activeElement).toBe(heading('Step 2'));
    expect(screen.getByRole('button', { name: /Which axis\?.*Rudder.*Go back to step 1/ })).toBeDefined();
  });

  it('chooses by the number key', async () => {
    render(drawing());
    answer('Throttle').focus();
    await user.keyboard('3');
    expect(heading('Did this help?')).toBeDefined();
    await user.keyboard('1');
    expect(heading('Did this help?')).toBeDefined();
  });

  it('FLOW-09 goes back one step, and from the first one out', async () => {
    render(drawing());
    await user.click(answer('It stopped'));
    await user.click(button('Back'));
    expect(heading('Step 1')).toBeDefined();
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(button('Back'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('goes back to a step of the path', async () => {
    render(drawing());
    await user.click(answer('It stopped'));
    await user.click(screen.getByRole('button', { name: /Go back to step 1/ }));
    expect(answer('Throttle')).toBeDefined();
  });

  it('FLOW-14 ends orderInfo by Next', async () => {
    render(drawing());
    await user.click(answer('Rudder'));
    await user.click(button('Next'));
    expect(heading('Did this help?')).toBeDefined();
  });
});

describe('a login step', () => {
  it('FLOW-04 waits and offers the login', async () => {
    render(drawing());
    await user.click(answer('Throttle'));
    expect(screen.getByText('Please log in to go on. You come back to this very step.')).toBeDefined();
    await user.click(button('Log in'));
    expect(onLogin).toHaveBeenCalledTimes(1);
    expect(heading('Step 2')).toBeDefined();
  });

  it('FLOW-05 goes on by itself after the login, and back skips it', async () => {
    const { rerender } = render(drawing());
    await user.click(answer('Throttle'));
    rerender(drawing({ isLoggedIn: true }));
    expect(screen.getByText('You are logged in.')).toBeDefined();
    expect(button('Chat Now')).toBeDefined();
    await user.click(button('Back'));
    expect(heading('Step 1')).toBeDefined();
  });
});

describe('Chat Now', () => {
  it('FLOW-06, FLOW-07 asks once, however often it is clicked, with the steps taken', async () => {
    let settle: (outcome: 'opened') => void = () => undefined;
    onChatNow.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    render(drawing({ isLoggedIn: true }));
    await user.click(answer('Throttle'));
    await user.dblClick(button('Chat Now'));
    expect(onChatNow).toHaveBeenCalledTimes(1);
    expect(onChatNow.mock.calls[0]?.[0]).toMatchObject({ questionTypeId: 10, questionId: 5 });
    expect(onChatNow.mock.calls[0]?.[0].stepRecord).toContain('<strong>→ Throttle</strong>');
    await act(async () => settle('opened'));
    await user.click(button('Chat Now'));
    expect(onChatNow).toHaveBeenCalledTimes(2);
  });

  it('ERR-01 tells the five-minute rule in place', async () => {
    const until = Date.now() + 270_000;
    onChatNow.mockResolvedValue({ until, questionRecordId: 57, isSame: false });
    setViewState({ isPC: true });
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    render(drawing({ isLoggedIn: true }));
    await user.click(answer('Throttle'));
    await user.click(button('Chat Now'));
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain(
      "Create Ticket failed, don't repeat to create tickets within a short time, use the ticket button",
    );
    expect(textContent).toContain('You can create another one in 5 minutes.');
    await user.click(button('Open the ticket you just made'));
    expect(opened).toHaveBeenCalledWith('/user/chat?questionRecordId=57', '_blank');
    opened.mockRestore();
  });
});

describe('the end', () => {
  it('FLOW-10 has exactly three choices', async () => {
    render(drawing());
    await user.click(answer('It stopped'));
    const choices = within(screen.getByRole('group', { name: 'Did this help?' })).getAllByRole('button');
    expect(choices.map((choice) => choice.getAttribute('aria-labelledby'))).toHaveLength(3);
    for (const name of ['Solved', 'Unsolved and chat now', 'Back']) expect(button(name)).toBeDefined();
  });

  it('FLOW-11 marks solved once', async () => {
    render(drawing());
    await user.click(answer('It stopped'));
    await user.dblClick(button('Solved'));
    expect(button('Solved').getAttribute('aria-pressed')).toBe('true');
    const calls = fetchMock.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
    expect(calls).toEqual([
      ['/api/user/KnowledgeBase/changeQuestion', expect.objectContaining({ id: 5, change: { solved: 1 } })],
    ]);
  });

  it('ERR-16: takes solved back when it could not be told, and says so', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('offline')));
    render(drawing());
    await user.click(answer('It stopped'));
    await user.click(button('Solved'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Modify data failed, please retry later',
    );
    expect(button('Solved').getAttribute('aria-pressed')).toBe('false');
  });

  it('shows at once for a question without steps, where back leaves', async () => {
    render(drawing({ question: questionOf(9, 'Only words') }));
    await user.click(button('Back'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('a question that comes again', () => {
  it('SHELL-04 goes on where it was left', async () => {
    render(drawing());
    await user.click(answer('Rudder'));
    cleanup();
    render(drawing());
    expect(button('Next')).toBeDefined();
  });

  it('keeps what still fits when staff change it meanwhile', async () => {
    const { rerender } = render(drawing());
    await user.click(answer('Rudder'));
    rerender(drawing({ question: { ...guided, questionStep: guided.questionStep.slice(0, 3) } }));
    expect(heading('Did this help?')).toBeDefined();
    rerender(drawing({ question: { ...guided, questionStep: [] } }));
    expect(button('Solved')).toBeDefined();
  });
});
