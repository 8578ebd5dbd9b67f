/* Frames and pages -> conversation: each applied to a stale cache equals a refetch. */
import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/chat/schemas';
import {
  fromNewestPage,
  isBehind,
  mergeMessages,
  withMessage,
  withOlderPage,
  withRecall,
  withResume,
} from './conversation';

const message = (seq: number, rev = seq, over: Partial<Message> = {}): Message => ({
  id: 100 + seq,
  recordQuestionId: 7,
  timestamp: seq * 1000,
  personal: { id: 1, account: '', name: 'x' },
  personalId: 1,
  content: `<p>${seq}</p>`,
  isDelete: 0,
  messageType: 4,
  sender: 'admin',
  seq,
  rev,
  clientMessageId: null,
  ...over,
});
const page = (list: Message[], rev: number, hasMore = false) => ({ recordChatList: list, rev, hasMore });
const three = fromNewestPage(page([message(1), message(2), message(3)], 3));

describe('mergeMessages', () => {
  test('is by id, the higher rev wins, in order of seq', () => {
    const merged = mergeMessages([message(2), message(1)], [message(3), message(1, 5), message(2, 1)]);
    expect(merged.map(({ seq, rev }) => [seq, rev])).toEqual([
      [1, 5],
      [2, 2],
      [3, 3],
    ]);
  });
  test('answers the same list when nothing is new', () => {
    expect(mergeMessages(three.messages, [message(2)])).toBe(three.messages);
  });
});

describe('a pushed message', () => {
  test('that follows equals a refetch', () => {
    const pushed = withMessage(three, message(4));
    expect(pushed).toEqual(fromNewestPage(page([message(1), message(2), message(3), message(4)], 4)));
  });
  test('that leaves a gap is shown, and the conversation knows that it is behind', () => {
    const pushed = withMessage(three, message(5));
    expect(pushed.messages).toHaveLength(4);
    expect(pushed.rev).toBe(3);
    expect(isBehind(pushed, 5)).toBe(true);
    const resumed = withResume(pushed, page([message(4), message(5)], 5));
    expect(resumed).toEqual(
      fromNewestPage(page([message(1), message(2), message(3), message(4), message(5)], 5)),
    );
  });
  test('that comes twice changes nothing', () => {
    expect(withMessage(three, message(3))).toEqual(three);
  });
});

describe('a pushed recall', () => {
  const recalled = message(2, 4, { isDelete: 1, content: '' });
  test('equals a refetch', () => {
    expect(withRecall(three, { id: 102, isDelete: 1, rev: 4 })).toEqual(
      fromNewestPage(page([message(1), recalled, message(3)], 4)),
    );
  });
  test('of a message that is not here leaves it to the resume', () => {
    const after = withRecall(three, { id: 999, isDelete: 1, rev: 4 });
    expect(isBehind(after, 4)).toBe(true);
  });
  test('is not undone by the older message that arrives after it', () => {
    const after = withRecall(three, { id: 102, isDelete: 1, rev: 4 });
    expect(withMessage(after, message(2))).toEqual(after);
  });
});

describe('pages', () => {
  const last = fromNewestPage(page([message(4), message(5)], 5, true));
  test('an older page is put in front', () => {
    const all = withOlderPage(last, page([message(2), message(3)], 5, true));
    expect(all.messages.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
    expect(all.hasOlder).toBe(true);
    expect(withOlderPage(all, page([message(1)], 5)).hasOlder).toBe(false);
  });
  test('an older page that left before the newest change makes that be asked for again', () => {
    const newer = withMessage(last, message(6));
    expect(withOlderPage(newer, page([message(3)], 5)).rev).toBe(5);
  });
  test('changes of messages that are not loaded are left to their page', () => {
    const resumed = withResume(last, page([message(1, 6)], 6));
    expect(resumed.messages).toEqual(last.messages);
    expect(resumed.rev).toBe(6);
  });
  test('a resume in parts is complete up to its last message only', () => {
    expect(withResume(three, page([message(4)], 9, true)).rev).toBe(4);
    expect(withResume(three, page([message(4)], 9)).rev).toBe(9);
  });
});
