// Q-187, RATE-01, RATE-06, RATE-09…12: the rating that was asked for, as a card at the end of the conversation.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endWorld, message, ok, openPage, ticket } from './chat-page.test-kit';
import { CustomerChatPage } from './customer-chat-page';

const listPath = '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal';
const chatPath = '/javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp';
const ratePath = '/javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord';
const statePath = '/java/front/getFAQAppraiseStatus';

const asked = ticket(7, { scoreStatus: 1 });
const invite = (seq: number) =>
  message(7, seq, { messageType: 6, sender: 'system', content: '{"kind":"invite"}' });
const record = (seq: number) =>
  message(7, seq, {
    messageType: 6,
    sender: 'system',
    content: '{"kind":"record","score":{"1":4},"suggest":"Be quicker"}',
  });
const conversation = (...recordChatList: readonly object[]) =>
  ok({ recordChatList, hasMore: false, rev: recordChatList.length });

const show = (row: ReturnType<typeof ticket>, answers: Record<string, unknown> = {}) =>
  openPage(<CustomerChatPage />, '/user/chat?questionRecordId=7', {
    answers: { [listPath]: ok([row, ticket(9)]), [statePath]: ok(row.scoreStatus), ...answers },
  });
const card = () => screen.findByRole('region', { name: 'How was our service?' });
const noCard = () => screen.queryByRole('region', { name: 'How was our service?' });

beforeEach(() => sessionStorage.clear());
afterEach(endWorld);

describe('an asked rating', () => {
  it('Q-187: stands in the conversation behind its last message, takes no focus, and says that it closes the ticket', async () => {
    await show(asked);
    const panel = await card();
    expect(screen.getByRole('log').contains(panel)).toBe(true);
    const last = await screen.findByText('message 7.2');
    expect(last.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(document.body);
    expect(within(panel).getByText(/also closes the ticket/)).toBeTruthy();
  });

  it('Q-187: leaves the focus in the field when it is asked for while one writes', async () => {
    const world = await show(ticket(7));
    const field = await screen.findByLabelText('Message');
    await userEvent.type(field, 'It still');
    await world.push({ msgType: 5, recordQuestionId: 7 });
    await card();
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['the row', {}],
    ['the appraise status alone', { scoreStatus: 0 }],
  ] as const)('RATE-10, RATE-11, Q-187: of a solved ticket it opens by %s, and is sent', async (_, over) => {
    const world = await show(ticket(7, { isSolved: 1, scoreStatus: 1, ...over }), {
      [statePath]: ok(1),
      [ratePath]: ok({}),
    });
    const panel = await card();
    expect(within(panel).queryByText(/also closes the ticket/)).toBeNull();
    expect(within(panel).queryByRole('button', { name: 'Solved, without rating' })).toBeNull();
    world.answers[listPath] = ok([ticket(7, { isSolved: 1, scoreStatus: 3, scoreNum: 4 })]);
    await userEvent.click(await within(panel).findByRole('button', { name: 'Submit the rating' }));
    await waitFor(() => expect(world.sentTo(ratePath)).toHaveLength(1));
    await waitFor(() => expect(noCard()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Rate now' })).toBeNull();
  });

  it('RATE-12, Q-187: of a solved ticket it opens when it is asked for now', async () => {
    const world = await show(ticket(7, { isSolved: 1 }));
    await screen.findByText('message 7.2');
    expect(noCard()).toBeNull();
    await world.push({ msgType: 5, recordQuestionId: 7 });
    await card();
  });

  it('Q-187: stays when the ticket is solved from the other side meanwhile', async () => {
    const world = await show(asked);
    await card();
    await world.push({ msgType: 3, recordQuestionId: 7, data: { ...asked, isSolved: 1 } });
    await screen.findByRole('button', { name: 'Reopen' });
    await card();
  });
});

describe('a folded rating', () => {
  const fold = async () => userEvent.click(await screen.findByRole('button', { name: 'Fold the rating' }));

  it('Q-187: leaves one line, also when one comes back to the ticket or loads the page anew; the focus stays on it', async () => {
    await show(asked);
    await fold();
    expect(noCard()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rate now' }));
    await userEvent.click(screen.getByRole('button', { name: /title 9/ }));
    await screen.findByText('message 9.2');
    await userEvent.click(screen.getByRole('button', { name: /title 7/ }));
    await screen.findByRole('button', { name: 'Rate now' });
    endWorld();
    await show(asked);
    await userEvent.click(await screen.findByRole('button', { name: 'Rate now' }));
    expect((await card()).contains(document.activeElement)).toBe(true);
  });

  it('opens again when it is asked for anew', async () => {
    const world = await show(asked);
    await fold();
    await world.push({ msgType: 5, recordQuestionId: 7 });
    await card();
  });
});

describe('lines of the past', () => {
  it('a rating that was taken back does not say that the service was rated, nor is its invitation alive', async () => {
    await show(ticket(7, { rev: 3 }), { [chatPath]: conversation(message(7, 1), invite(2), record(3)) });
    expect(await screen.findByText('A rating was given here and later withdrawn')).toBeTruthy();
    expect(screen.queryByText('The service was rated')).toBeNull();
    expect(screen.queryByText('Please rate our service')).toBeNull();
    expect(screen.getByText('We asked you to rate our service')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rate now' })).toBeNull();
  });

  it('of two ratings the one that counts says so', async () => {
    await show(ticket(7, { isSolved: 1, scoreStatus: 3, scoreNum: 4, rev: 3 }), {
      [chatPath]: conversation(record(1), invite(2), record(3)),
    });
    expect(await screen.findAllByText('The service was rated')).toHaveLength(1);
    expect(screen.getAllByText('A rating was given here and later withdrawn')).toHaveLength(1);
  });

  it('a rating that arrives before its row is not called withdrawn', async () => {
    const world = await show(ticket(7));
    await screen.findByText('message 7.2');
    await world.push({ msgType: 6, recordQuestionId: 7, data: record(3) });
    expect(await screen.findByText('The service was rated')).toBeTruthy();
  });
});

describe('the focus', () => {
  it('lands nowhere by itself when a ticket with an asked rating is loaded', async () => {
    await show(asked);
    await card();
    await screen.findByRole('button', { name: 'Mark as solved' });
    expect(document.activeElement).toBe(document.body);
  });

  it('Q-187: goes nowhere by itself either when what had it last is gone, such as a dialog that was closed', async () => {
    const world = await show(ticket(7));
    await screen.findByText('message 7.2');
    const closed = document.body.appendChild(document.createElement('button'));
    closed.focus();
    closed.remove();
    await world.push({ msgType: 5, recordQuestionId: 7 });
    await card();
    expect(document.activeElement).toBe(document.body);
  });
});
