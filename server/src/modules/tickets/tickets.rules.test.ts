import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { serviceMinutesBetween } from '../settings';
import {
  abnormalBefore,
  firstHandler,
  isAbnormal,
  markOfVisitor,
  messageEffect,
  nextMessage,
  nextShift,
  previewOf,
  solvedChange,
  titleProblem,
  urgencyOf,
  type StoredMessage,
} from './tickets.rules';
import type { TicketState } from './turns.rules';

const minute = 60_000;
/** Beijing time on Friday, 20 November 2026, or days later. */
const beijing = (hours: number, minutes = 0, days = 0) => Date.UTC(2026, 10, 20 + days, hours - 8, minutes);

const noon = beijing(11);
const fresh: TicketState = {
  is_solved: 0,
  updated_at: noon,
  completed_at: null,
  rev: 0,
  last_seq: 0,
  last_message_at: 0,
  last_sender: null,
  waiting_since: null,
  turn: null,
  turn_seq: null,
  turn_at: null,
  handler_id: null,
};

describe('a new ticket', () => {
  it.each([
    [' ', 'tickets.title_empty'],
    ['\u200b\u3000\n', 'tickets.title_empty'],
    ['Axis drifts', undefined],
    [` ${'摇'.repeat(100)} `, undefined],
    ['🛩️'.repeat(50), undefined],
    ['x'.repeat(101), 'tickets.title_long'],
    ['😀'.repeat(101), 'tickets.title_long'],
  ])('VALID-02, VALID-03: %j gives %s', (title, problem) => {
    expect(titleProblem(title)).toBe(problem);
  });

  it('is P1 for an online consultation and P3 otherwise (Q-40)', () => {
    expect([urgencyOf(9999), urgencyOf(12)]).toEqual(['P1', 'P3']);
  });

  it.each([
    [{}, 'global'],
    [{ shopUrl: 'https://shop.example' }, 'global'],
    [{ shopUrl: 'https://shop.example.cn/cart' }, 'cn'],
    [{ shopUrl: 'https://cn.shop.example', data: 'us' }, 'global'],
    [{ shopUrl: 'javascript:alert(1)//.cn' }, 'global'],
    [{ shopUrl: 'no address' }, 'global'],
    [{ data: 'china' }, 'cn'],
  ] as const)('Q-41: a visitor with %j belongs to %s', (from, mark) => {
    expect(markOfVisitor(from)).toBe(mark);
  });

  it.each([
    [
      'the nearest type wins over the load',
      [[1], [2]],
      [
        [1, 9],
        [2, 0],
      ],
      1,
    ],
    ['somebody off duty is passed over', [[1], [2]], [[2, 3]], 2],
    [
      'the fewest unsolved tickets',
      [[1, 2, 3]],
      [
        [1, 4],
        [2, 1],
        [3, 2],
      ],
      2,
    ],
    [
      'the lower id at equal load',
      [[5, 4]],
      [
        [5, 1],
        [4, 1],
      ],
      4,
    ],
    ['nobody on duty', [[1], [2]], [], null],
    ['nobody responsible', [[], []], [[1, 0]], null],
  ] as [string, number[][], [number, number][], number | null][])('Q-42: %s', (_, levels, open, handler) => {
    expect(firstHandler(levels, new Map(open))).toBe(handler);
  });
});

describe('solving (Q-48, Q-146)', () => {
  it('notes when, and ends the waiting', () => {
    const waiting = { ...fresh, last_sender: 'user' as const, waiting_since: noon };
    expect(solvedChange(waiting, 1, 'admin', noon + 5)).toEqual({
      is_solved: 1,
      completed_at: noon + 5,
      updated_at: noon + 5,
      waiting_since: null,
    });
  });
  it('changes nothing the second time', () => {
    expect(solvedChange({ ...fresh, is_solved: 1 }, 1, 'user', noon)).toBeUndefined();
    expect(solvedChange(fresh, 0, 'user', noon)).toBeUndefined();
  });
  it('taken back by staff, lets the customer whose turn was last wait anew', () => {
    const solved = { ...fresh, is_solved: 1 as const, completed_at: noon, last_sender: 'user' as const };
    expect(solvedChange(solved, 0, 'admin', noon + 7)).toMatchObject({
      is_solved: 0,
      completed_at: null,
      waiting_since: noon + 7,
    });
    const silent = { ...solved, last_sender: null };
    expect(solvedChange(silent, 0, 'admin', noon + 7)).toMatchObject({ waiting_since: noon + 7 });
    const answered = solvedChange({ ...solved, last_sender: 'admin' }, 0, 'admin', noon + 7);
    expect(answered).toMatchObject({ waiting_since: null });
    expect(answered).not.toHaveProperty('admin_unread');
  });
  it('Q-177: taken back by the customer, is their turn: unread, unanswered, and they wait from then', () => {
    const solved = { ...fresh, is_solved: 1 as const, last_sender: 'admin' as const, last_seq: 4 };
    expect(solvedChange(solved, 0, 'user', noon + 7)).toEqual({
      is_solved: 0,
      completed_at: null,
      updated_at: noon + 7,
      admin_unread: 1,
      last_sender: 'user',
      waiting_since: noon + 7,
      turn: 'reopened',
      turn_seq: 4,
      turn_at: noon + 7,
    });
  });
  it('never lets a ticket grow younger when the clock is set back', () => {
    expect(solvedChange(fresh, 1, 'user', noon - minute)).toMatchObject({ updated_at: noon });
  });
});

describe('messages', () => {
  const message = (change: Partial<StoredMessage>): StoredMessage => ({
    sender: 'user',
    senderId: 1,
    type: 4,
    content: '<p>hello</p>',
    seq: 1,
    rev: 1,
    time: noon,
    ...change,
  });

  it('Q-57, Q-160: numbers are gap-free and times strictly rising, wherever the clock goes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 41 })), (clock) => {
        let ticket = fresh;
        clock.forEach((now, at) => {
          const next = nextMessage(ticket, now);
          expect(next.seq).toBe(at + 1);
          expect(next.time).toBeGreaterThan(ticket.last_message_at);
          expect(next.time).toBeGreaterThanOrEqual(now);
          ticket = { ...ticket, ...messageEffect(ticket, message(next)) };
        });
      }),
    );
  });

  it('Q-47, Q-44: of the customer flag the staff side and start the waiting, once', () => {
    const first = messageEffect(fresh, message({}));
    expect(first).toMatchObject({
      admin_unread: 1,
      last_sender: 'user',
      last_message: 'hello',
      waiting_since: noon,
    });
    expect(first).not.toHaveProperty('user_unread');
    const again = messageEffect({ ...fresh, ...first }, message({ time: noon + minute }));
    expect(again).toMatchObject({ waiting_since: noon });
  });

  it('Q-42, Q-45: of the first agent make him the handler and end waiting and carry-over', () => {
    const answered = messageEffect(
      { ...fresh, waiting_since: noon },
      message({ sender: 'admin', senderId: 7 }),
    );
    expect(answered).toMatchObject({ user_unread: 1, handler_id: 7, waiting_since: null, carry_over: 0 });
    expect(answered).not.toHaveProperty('admin_unread');
    expect(
      messageEffect({ ...fresh, handler_id: 3 }, message({ sender: 'admin', senderId: 7 })),
    ).toMatchObject({ handler_id: 3 });
  });

  it('Q-178: a card answers like a text', () => {
    const card = messageEffect(
      { ...fresh, last_sender: 'user', waiting_since: noon },
      message({ sender: 'admin', senderId: 7, type: 10, content: '{}' }),
    );
    expect(card).toMatchObject({
      ...{ last_sender: 'admin', last_message: '[报损单]', waiting_since: null },
      ...{ user_unread: 1, handler_id: 7, carry_over: 0 },
    });
  });

  it('Q-43: of the system flag the side they are for and leave who spoke last', () => {
    const line = messageEffect(fresh, message({ sender: 'system', type: 6, newsFor: 'user' }));
    expect(line).toMatchObject({ user_unread: 1, last_seq: 1, rev: 1 });
    for (const field of ['admin_unread', 'last_sender', 'last_message', 'waiting_since']) {
      expect(line).not.toHaveProperty(field);
    }
    expect(messageEffect(fresh, message({ sender: 'system', type: 6 }))).not.toHaveProperty('user_unread');
  });

  it.each([
    ['<p>one</p><p>two</p>', 'one two'],
    ['<p><img src="/static/a.png"></p>', '[图片]'],
    ['<p><video src="/static/a.mp4"></video></p>', '[视频]'],
    ['<p>a &lt;b&gt;</p>', 'a <b>'],
  ])('show in a list as text: %s', (html, text) => {
    expect(previewOf(html)).toBe(text);
  });
});

describe('who waits too long (Q-44)', () => {
  const before = (now: number) => abnormalBefore(now, 30, serviceMinutesBetween);
  it.each([
    ['after 30 minutes and a millisecond', beijing(10), beijing(10, 30) + 1, 1],
    ['not after 30 minutes sharp', beijing(10), beijing(10, 30), 0],
    ['not over the midday pause', beijing(11, 50), beijing(13, 20), 0],
    ['but beyond it', beijing(11, 50), beijing(13, 20) + 1, 1],
    ['not over the night', beijing(24, 10), beijing(8, 10, 1), 0],
    ['but beyond it', beijing(24, 10), beijing(8, 10, 1) + 1, 1],
    ['since yesterday', beijing(10, 0, -1), beijing(9), 1],
  ])('%s', (_, waitingSince, now, abnormal) => {
    const ticket = { is_solved: 0 as const, waiting_since: waitingSince };
    expect(Number(isAbnormal(ticket, before(now)))).toBe(abnormal);
  });

  it('is one instant: later waits are bearable, earlier ones are not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: beijing(0), max: beijing(0, 0, 3) }),
        fc.integer({ min: 1, max: 3_000 }),
        (now, minutes) => {
          const instant = abnormalBefore(now, minutes, serviceMinutesBetween);
          expect(serviceMinutesBetween(instant, now)).toBeGreaterThan(minutes);
          expect(serviceMinutesBetween(instant + 1, now)).toBeLessThanOrEqual(minutes + 1e-6);
        },
      ),
    );
  });

  it('concerns no solved ticket and nobody who was answered', () => {
    const now = beijing(15);
    expect(isAbnormal({ is_solved: 1, waiting_since: 0 }, before(now))).toBe(false);
    expect(isAbnormal({ is_solved: 0, waiting_since: null }, before(now))).toBe(false);
  });
});

it('Q-45: a shift carries over to the next, the third to the first', () => {
  expect(([1, 2, 3] as const).map(nextShift)).toEqual([2, 3, 1]);
});
