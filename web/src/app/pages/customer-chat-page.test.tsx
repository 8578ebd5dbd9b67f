// CHAT-01…CHAT-16, RATE-01…RATE-13, STATE-02, RT-07…RT-12, VALID-05, ERR-05, ERR-06, ERR-14: the customer's chat
// through what a person sees and the calls that go out.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endWorld, message, ok, openPage, refused, ticket } from './chat-page.test-kit';
import { CustomerChatPage } from './customer-chat-page';
import { MobileChatPage } from './mobile-chat-page';

const listPath = '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal';
const chatPath = '/javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp';
const sendPath = '/javaplus/user/webSocket/sendMessage';
const readPath = '/javaplus/user/recordQuestion/updateRecordQuestionUnread';
const solvedPath = '/javaplus/user/recordQuestion/updateIsSolvedById';
const createPath = '/javaplus/user/recordQuestion/createRecordQuestion';
const ratePath = '/javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord';

const openTicket = ticket(7);
const solvedTicket = ticket(8, { isSolved: 1, scoreStatus: 3, scoreNum: 4 });
const otherTicket = ticket(9, { userUnread: 1 });
const rows = [openTicket, solvedTicket, otherTicket];

const show = (address: string, answers: Record<string, unknown> = {}, Page = CustomerChatPage) =>
  openPage(<Page />, address, { answers: { [listPath]: ok(rows), ...answers } });
/** The same screen at a desk and on a phone. */
const screens = [
  ['at a desk', CustomerChatPage],
  ['on a phone', MobileChatPage],
] as const;
const storing = (body: { recordQuestionId: number; msgContent: string; clientMessageId: string }) =>
  ok(
    message(body.recordQuestionId, 3, {
      sender: 'user',
      content: body.msgContent,
      clientMessageId: body.clientMessageId,
    }),
  );
const field = () => screen.findByLabelText('Message');

afterEach(endWorld);

describe('the list', () => {
  it('is titled with unread and unresolved, and shows each ticket with its parts', async () => {
    await show('/user/chat');
    expect(await screen.findByRole('heading', { name: 'after-sales question (1/2)' })).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Your tickets' });
    const [first, second, third] = within(list).getAllByRole('button');
    expect(first?.textContent).toContain('Unsolved');
    expect(first?.textContent).toContain('2026-11-20 09:05:07');
    expect(first?.textContent).toContain('A / B title 7');
    expect(second?.textContent).toContain('Solved');
    expect(within(second as HTMLElement).getByRole('img', { name: /4 of 5/ })).toBeTruthy();
    expect(within(third as HTMLElement).getByRole('img', { name: 'Unread answer' })).toBeTruthy();
  });

  it('CHAT-01: names no numbers before they are known', async () => {
    let arrive = (_: unknown) => {};
    const held = new Promise((resolve) => (arrive = resolve));
    await show('/user/chat', { [listPath]: () => held });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('after-sales question');
    arrive(ok(rows));
    expect(await screen.findByRole('heading', { name: 'after-sales question (1/2)' })).toBeTruthy();
  });

  it('CHAT-02: shows beside the creation when each ticket last changed, which is what it is sorted by', async () => {
    const updateTimestamp = Date.now() - 2 * 3_600_000;
    await show('/user/chat', { [listPath]: ok([ticket(7, { updateTimestamp })]) });
    const changed = await screen.findByText('2 hr. ago');
    expect(changed.getAttribute('title')).toMatch(/^Last change: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(screen.getByText('2026-11-20 09:05:07')).toBeTruthy();
  });

  it('TICKET-08: says unrated on a solved ticket without rating', async () => {
    await show('/user/chat', { [listPath]: ok([ticket(8, { isSolved: 1 })]) });
    expect(await screen.findByText('Unrated')).toBeTruthy();
  });

  it('says that there is nothing, with a way to the knowledge base', async () => {
    await show('/user/chat', { [listPath]: ok([]) });
    expect(await screen.findByText('No data')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse the knowledge base' })).toHaveProperty(
      'pathname',
      '/user/knowledge',
    );
    expect(screen.getByRole('link', { name: 'Back to the knowledge base' })).toHaveProperty(
      'pathname',
      '/user/knowledge',
    );
  });

  it('shows 50 tickets first, then more', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    await show('/user/chat', { [listPath]: ok(Array.from({ length: 60 }, (_, index) => ticket(index + 1))) });
    const list = await screen.findByRole('list', { name: 'Your tickets' });
    expect(within(list).getAllByRole('button')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(within(list).getAllByRole('button')).toHaveLength(60);
  });

  it('tells in a notice titled Failed why it could not be loaded', async () => {
    await show('/user/chat', { [listPath]: refused('boom') });
    const notice = (await screen.findByText('Failed')).closest('[role="alert"]');
    expect(notice?.textContent).toContain('boom');
  });

  it('asks a visitor to log in', async () => {
    const world = await openPage(<CustomerChatPage />, '/user/chat', { isIdentified: false });
    await waitFor(() => expect(world.requireLogin).toHaveBeenCalled());
    expect(world.sentTo(listPath)).toEqual([]);
  });
});

describe('the open ticket', () => {
  it.each(screens)('%s stands as bones in its place while the tickets are on their way', async (_, Page) => {
    let arrive = (_: unknown) => {};
    const held = new Promise((resolve) => (arrive = resolve));
    await show('/user/chat?questionRecordId=7', { [listPath]: () => held }, Page);
    // On a phone the list is folded.
    expect(screen.getAllByText('Loading…')).toHaveLength(Page === MobileChatPage ? 1 : 2);
    expect(screen.queryByText('Select a ticket')).toBeNull();
    arrive(ok(rows));
    expect(await screen.findByText('message 7.1')).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('comes from the address, with its history', async () => {
    await show('/user/chat?questionRecordId=7');
    expect(await screen.findByText('message 7.1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'title 7' })).toBeTruthy();
  });

  it('is none where the address names a foreign one: a short notice', async () => {
    const world = await show('/user/chat?questionRecordId=99');
    expect(await screen.findByText('This ticket is not available')).toBeTruthy();
    expect(screen.getByText('Select a ticket')).toBeTruthy();
    expect(world.sentTo(chatPath)).toEqual([]);
  });

  it('is marked read when it is opened', async () => {
    const world = await show('/user/chat?questionRecordId=9');
    await waitFor(() => expect(world.sentTo(readPath)).toEqual([{ recordQuestionId: 9 }]));
    expect(screen.queryByRole('img', { name: 'Unread answer' })).toBeNull();
  });
});

describe('a consultation', () => {
  it('ERR-01: within the five minutes of a ticket opens that one, and says how long they last', async () => {
    const data = { reason: 'tickets.repeated', seconds: 179, questionRecordId: 8, isSame: false };
    await show('/user/chat?isLogin=true', { [createPath]: { ...refused('in other words'), data } });
    expect(await screen.findByText('You can create another one in 3 minutes.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'title 8' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the hours', () => {
  it.each([
    ['outside of them, when somebody is there again', '2026-11-22T03:00:00+08:00', true],
    ['nothing within them', '2026-11-22T09:00:00+08:00', false],
  ])('Q-113: a line above the composer says %s', async (_, now, isTold) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    await show('/user/chat?questionRecordId=7');
    await field();
    const said = 'We are back during service hours, 00:00-04:00 and 05:00-16:30 your time.';
    expect(document.body.textContent.includes(said)).toBe(isTold);
  });
});

describe('the composer', () => {
  it('CONFLICT-10: sends with Enter, once, and is empty afterwards', async () => {
    const world = await show('/user/chat?questionRecordId=7', { [sendPath]: storing });
    const box = await field();
    await userEvent.type(box, 'hi <3{Enter}');
    await waitFor(() => expect(world.sentTo(sendPath)).toHaveLength(1));
    expect(world.sentTo(sendPath)[0]).toMatchObject({
      msgType: 4,
      recordQuestionId: 7,
      msgContent: '<p>hi &lt;3</p>',
    });
    expect(box).toHaveProperty('value', '');
    expect(await screen.findByText('hi <3')).toBeTruthy();
    expect(await screen.findByText('Sent')).toBeTruthy();
  });

  it('makes a line with Shift+Enter and leaves Enter to an input method', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    const box = await field();
    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');
    expect(box).toHaveProperty('value', 'one\ntwo');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it('sends nothing when nothing is written', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await userEvent.type(await field(), '   {Enter}');
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it('takes 300 characters and blocks 301', async () => {
    const world = await show('/user/chat?questionRecordId=7', { [sendPath]: storing });
    const box = await field();
    fireEvent.change(box, { target: { value: '😀'.repeat(301) } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText('A message has at most 300 characters.')).toBeTruthy();
    expect(world.sentTo(sendPath)).toEqual([]);
    fireEvent.change(box, { target: { value: '😀'.repeat(300) } });
    expect(screen.getByText('300/300')).toBeTruthy();
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(world.sentTo(sendPath)).toHaveLength(1));
  });

  it('asks for a ticket when none is selected', async () => {
    const world = await show('/user/chat');
    await userEvent.type(await field(), 'hi{Enter}');
    expect(screen.getByText('Please select a ticket on the left first, then click send.')).toBeTruthy();
    expect(world.sentTo(sendPath)).toEqual([]);
  });

  it.each(screens)(
    '%s refuses on a solved ticket, and does not look as if it took a message',
    async (_, Page) => {
      const world = await show('/user/chat?questionRecordId=8', {}, Page);
      await userEvent.type(await field(), 'hi{Enter}');
      expect(screen.getByText('This ticket is already solved')).toBeTruthy();
      expect(world.sentTo(sendPath)).toEqual([]);
      expect(screen.getByText('This ticket is solved. To write again, press “Reopen” above.')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Send' }).dataset['variant']).toBe('default');
    },
  );

  it('keeps what the server refused, with its words, for another try', async () => {
    const world = await show('/user/chat?questionRecordId=7', { [sendPath]: refused('boom') });
    await userEvent.type(await field(), 'hi{Enter}');
    expect(await screen.findByText('Not sent: boom')).toBeTruthy();
    expect(screen.getByText('Error').closest('[role="alert"]')?.textContent).toContain('boom');
    world.answers[sendPath] = storing;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('Not sent: boom')).toBeNull());
    expect(screen.getAllByText('hi')).toHaveLength(1);
    const [first, second] = world.sentTo(sendPath);
    expect(first?.['clientMessageId']).toBe(second?.['clientMessageId']);
  });
});

describe('frames', () => {
  it('1: asks whether staff are online', async () => {
    const world = await show('/user/chat?questionRecordId=7', {
      '/javaplus/user/loginCookie/getOnLineIdList': ok([4]),
    });
    await world.push({ msgType: 1 });
    expect(await screen.findByText('Staff online')).toBeTruthy();
    world.answers['/javaplus/user/loginCookie/getOnLineIdList'] = ok([]);
    await world.push({ msgType: 1 });
    expect(await screen.findByText('Staff offline')).toBeTruthy();
  });

  it('4 with its message: it appears in the open ticket, which is marked read', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    const loads = world.sentTo(chatPath).length;
    await world.push({ msgType: 4, recordQuestionId: 7, data: message(7, 3) });
    expect(await screen.findByText('message 7.3')).toBeTruthy();
    expect(screen.getByText('Amelia: message 7.3').getAttribute('aria-live')).toBe('polite');
    await waitFor(() => expect(world.sentTo(readPath)).toEqual([{ recordQuestionId: 7 }]));
    await world.push({ msgType: 4, recordQuestionId: 7, data: { id: 703, isDelete: 1, rev: 4 } });
    expect(await screen.findByText('Message recalled')).toBeTruthy();
    // Nor do screen readers find it.
    expect(screen.queryByText(/message 7\.3/)).toBeNull();
    expect(world.sentTo(chatPath)).toHaveLength(loads);
  });

  it('CHAT-20: 4 and 6 without data: the open ticket is marked read and read again, the list after a second', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.push({ msgType: 4, recordQuestionId: 7 });
    await world.push({ msgType: 6, recordQuestionId: 7 });
    expect(world.sentTo(readPath)).toHaveLength(2);
    expect(world.sentTo(chatPath).at(-1)).toMatchObject({ recordQuestionId: 7, afterRev: 2 });
    expect(world.sentTo(listPath)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sentTo(listPath)).toHaveLength(2);
  });

  it('CHAT-20: 4 of another ticket and 3: the list only', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    const loads = world.sentTo(chatPath).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.push({ msgType: 4, recordQuestionId: 9 });
    await world.push({ msgType: 3, recordQuestionId: 9 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sentTo(listPath)).toHaveLength(2);
    expect(world.sentTo(readPath)).toEqual([]);
    expect(world.sentTo(chatPath)).toHaveLength(loads);
  });

  it('CONFLICT-22: 3 is the list again and not the conversation; 10, a card, is the conversation', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    const loads = world.sentTo(chatPath).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.push({ msgType: 3, recordQuestionId: 7 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sentTo(listPath)).toHaveLength(2);
    expect(world.sentTo(chatPath)).toHaveLength(loads);
    await world.push({ msgType: 10, recordQuestionId: 7 });
    expect(world.sentTo(chatPath)).toHaveLength(loads + 1);
    expect(world.sentTo(chatPath).at(-1)).toMatchObject({ recordQuestionId: 7, afterRev: 2 });
  });

  it('5: opens the rating of the open ticket, not of another', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    await world.push({ msgType: 5, recordQuestionId: 9 });
    expect(screen.queryByRole('region', { name: 'How was our service?' })).toBeNull();
    await world.push({ msgType: 5, recordQuestionId: 7 });
    expect(await screen.findByRole('region', { name: 'How was our service?' })).toBeTruthy();
  });

  it('RT-24, CONFLICT-23: a wish that comes by both ways opens one panel, once', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    await screen.findByText('message 7.2');
    await world.pushToChannel({ type: 'event-userApply', questionRecordId: 9 });
    expect(screen.queryByRole('region', { name: 'How was our service?' })).toBeNull();
    await world.pushToChannel({ type: 'event-userApply', questionRecordId: 7 });
    await screen.findByRole('region', { name: 'How was our service?' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as solved' }));
    await world.push({ msgType: 5, recordQuestionId: 7 });
    expect(screen.queryAllByRole('region', { name: 'How was our service?' })).toHaveLength(0);
  });

  it('8: the unread total in the tab’s title', async () => {
    const world = await show('/user/chat');
    await screen.findByText('Select a ticket');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await world.push({ msgType: 8, data: 3 });
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(document.title).toBe('(3) My tickets · Groundcrew');
  });
});

describe('the rating', () => {
  const panel = () => screen.findByRole('region', { name: 'How was our service?' });

  it('opens and closes by the toggle; the ticket stays unsolved', async () => {
    const world = await show('/user/chat?questionRecordId=7');
    const toggle = await screen.findByRole('button', { name: 'Mark as solved' });
    await userEvent.click(toggle);
    await panel();
    await userEvent.click(toggle);
    expect(screen.queryByRole('region', { name: 'How was our service?' })).toBeNull();
    expect(world.sentTo(solvedPath)).toEqual([]);
  });

  it('opens by itself when the appraise status or the ticket says so', async () => {
    await show('/user/chat?questionRecordId=7', { '/java/front/getFAQAppraiseStatus': ok(1) });
    await panel();
    endWorld();
    await show('/user/chat?questionRecordId=7', { [listPath]: ok([ticket(7, { scoreStatus: 1 })]) });
    await panel();
  });

  it('offers each option its stars, at most five, and starts with all of them', async () => {
    const options = [3, 5, 8].map((points, index) => ({
      id: index + 1,
      optionName: `of ${points}`,
      points,
      enable: 1,
    }));
    await show('/user/chat?questionRecordId=7', {
      '/javaplus/user/scoreQuestionOption/getIsEnableList': ok(options),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as solved' }));
    for (const [name, stars] of [
      ['of 3', 3],
      ['of 5', 5],
      ['of 8', 5],
    ] as const) {
      const choices = within(await screen.findByRole('radiogroup', { name })).getAllByRole('radio');
      expect(choices).toHaveLength(stars);
      expect(choices.at(-1)).toHaveProperty('checked', true);
    }
  });

  it('rates every option, sends the suggestion only when ticked, then solves and refreshes the list', async () => {
    const world = await show('/user/chat?questionRecordId=7', { [ratePath]: ok({}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as solved' }));
    const speed = await screen.findByRole('radiogroup', { name: 'Speed' });
    await userEvent.click(within(speed).getAllByRole('radio')[1] as HTMLElement);
    const suggestion = screen.getByLabelText('Suggestion');
    expect(suggestion).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByLabelText('I have a suggestion'));
    fireEvent.change(suggestion, { target: { value: '好'.repeat(101) } });
    expect(suggestion).toHaveProperty('value', '好'.repeat(100));
    await userEvent.click(screen.getByRole('button', { name: 'Submit the rating' }));
    await waitFor(() => expect(world.sentTo(solvedPath)).toEqual([{ id: 7, isSolved: 1 }]));
    expect(world.sentTo(ratePath)).toEqual([
      {
        recordQuestionId: 7,
        customerId: 4,
        suggest: '好'.repeat(100),
        scoreRelationDTOList: [
          { scoreQuestionOptionId: 1, score: 5 },
          { scoreQuestionOptionId: 2, score: 2 },
        ],
      },
    ]);
    expect(await screen.findByText('successful')).toBeTruthy();
    expect(screen.getByText('submit successful')).toBeTruthy();
    await waitFor(() => expect(world.sentTo(listPath).length).toBeGreaterThan(1));
  });

  it('ERR-12: a rating that cannot be stored says so, and what was chosen stays', async () => {
    const refused = { code: 500, message: 'no', msg: 'no', data: {} };
    await show('/user/chat?questionRecordId=7', { [ratePath]: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as solved' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit the rating' }));
    await screen.findByText('Some reason cause the failure of submission, please try again!');
    expect(screen.getByRole('region', { name: 'How was our service?' })).toBeTruthy();
  });

  it('solves without rating after a question; cancelled, nothing is sent', async () => {
    const world = await show('/user/chat?questionRecordId=7', { [solvedPath]: ok({}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as solved' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Solved, without rating' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(world.sentTo(solvedPath)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Solved, without rating' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as solved' }),
    );
    await waitFor(() => expect(world.sentTo(solvedPath)).toEqual([{ id: 7, isSolved: 1 }]));
  });

  it('a solved ticket is reopened by the toggle, its rating taken back', async () => {
    const cancelPath = '/javaplus/user/scoreQuestionRecord/cancelScore/8';
    const world = await show('/user/chat?questionRecordId=8', { [cancelPath]: ok({}) });
    world.answers[listPath] = ok([ticket(8)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(world.sentTo(cancelPath)).toHaveLength(1));
    expect(world.sentTo(solvedPath)).toEqual([{ id: 8, isSolved: 0 }]);
    expect(await screen.findByRole('button', { name: 'Mark as solved' })).toBeTruthy();
  });
});
