/* Rows of the conversation: days, groups by author and minute, states, the outbox in place (look.md, Q-61). */
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from './conversation';
import { systemContentOf } from '../../lib/system-content';
import { cardOf, type TimelineInput, timelineOf } from './timeline';

const noon = new Date(2026, 10, 20, 12, 0, 0).getTime();
const message = (seq: number, time: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 100 + seq,
  recordQuestionId: 7,
  timestamp: time,
  personal: { id: 1, account: '', name: 'Amelia' },
  personalId: 1,
  content: '<p>x</p>',
  isDelete: 0,
  messageType: 4,
  sender: 'admin',
  seq,
  rev: seq,
  clientMessageId: null,
  ...over,
});
const entry = (clientMessageId: string, state: 'sending' | 'failed' = 'sending') => ({
  clientMessageId,
  recordQuestionId: 7,
  content: '<p>x</p>',
  createdAt: noon + 200_000,
  state,
});
const input = (over: Partial<TimelineInput>): TimelineInput => ({
  messages: [],
  pending: [],
  isWaiting: false,
  side: 'user',
  personId: null,
  deliveredSeq: 0,
  readSeq: 0,
  rating: { scoreStatus: 0, rev: 0 },
  ...over,
});

describe('timeline', () => {
  test('a day is named once, before its first message', () => {
    const rows = timelineOf(
      input({ messages: [message(1, noon - 86_400_000), message(2, noon), message(3, noon + 1000)] }),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message', 'message']);
  });

  test('one author within a minute is one group', () => {
    const rows = timelineOf(
      input({
        messages: [
          message(1, noon),
          message(2, noon + 30_000),
          message(3, noon + 61_000),
          message(4, noon + 62_000, { sender: 'user' }),
          message(5, noon + 63_000, { personalId: 2 }),
          message(6, noon + 64_000),
        ],
      }),
    );
    const groups = rows.flatMap((row) => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []));
    expect(groups).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('own messages say how far they have come', () => {
    const rows = timelineOf(
      input({
        messages: [1, 2, 3].map((seq) => message(seq, noon + seq, { sender: 'user' })),
        pending: [entry('a'), entry('b', 'failed')],
        readSeq: 1,
        deliveredSeq: 2,
      }),
    );
    const states = rows.flatMap((row) => ('progress' in row ? [row.progress] : []));
    expect(states).toEqual(['read', 'delivered', 'sent', 'sending', 'failed']);
    const offline = timelineOf(input({ pending: [entry('a')], isWaiting: true }));
    expect(offline.at(-1)).toMatchObject({ kind: 'pending', progress: 'waiting' });
  });

  test('a stored message takes the place of its entry in the outbox, under the same key', () => {
    const pending = timelineOf(input({ pending: [entry('a')] })).at(-1);
    const stored = timelineOf(
      input({
        messages: [message(1, noon, { sender: 'user', clientMessageId: 'a' })],
        pending: [entry('a')],
      }),
    );
    expect(stored.filter(({ kind }) => kind !== 'day')).toHaveLength(1);
    expect(stored.at(-1)?.key).toBe(pending?.key);
  });

  test('for staff, the messages of colleagues are not their own', () => {
    const rows = timelineOf(
      input({
        side: 'admin',
        personId: 1,
        messages: [
          message(1, noon),
          message(2, noon, { personalId: 2 }),
          message(3, noon, { sender: 'user' }),
        ],
      }),
    );
    expect(rows.flatMap((row) => (row.kind === 'message' ? [row.voice] : []))).toEqual([
      'own',
      'colleague',
      'other',
    ]);
  });
});

describe('content', () => {
  test('of type 6 is read field by field', () => {
    expect(systemContentOf('{"kind":"invite"}')).toEqual({ kind: 'invite' });
    expect(systemContentOf('{"kind":"record","score":{"1":4,"2":"x"},"suggest":"ok"}')).toEqual({
      kind: 'record',
      score: { 1: 4 },
      suggest: 'ok',
    });
    expect(systemContentOf('{"kind":"separator","title":"t","time":5}')).toEqual({
      kind: 'separator',
      title: 't',
      time: 5,
    });
    for (const broken of ['', 'null', '[]', '{"kind":"other"}', '{'])
      expect(systemContentOf(broken)).toBeNull();
  });
  test('of a broken card is empty', () => {
    expect(cardOf('{')).toEqual({ title: '', template: '', problem: '' });
    expect(cardOf('{"formTitle":"A","tempItemName":"B","problemPhenomenon":3}')).toEqual({
      title: 'A',
      template: 'B',
      problem: '',
    });
  });
});
