// who looks at something, told by several programs; nobody stays who is gone.
import { describe, expect, it } from 'vitest';
import { createViewers } from './viewers.rules';

const ids = (list: readonly { personId: number }[]) => list.map(({ personId }) => personId);

describe('viewers', () => {
  it('each counts once, from whichever programs', () => {
    const viewers = createViewers();
    expect(viewers.tell('7', 'one', [3, 1], 0)).toBe(true);
    expect(viewers.tell('7', 'one', [3, 1], 1)).toBe(false);
    expect(viewers.tell('7', 'two', [1, 2], 1)).toBe(true);
    expect(ids(viewers.list('7', 1))).toEqual([1, 2, 3]);
    expect(viewers.tell('7', 'two', [], 2)).toBe(false);
    expect(ids(viewers.list('7', 2))).toEqual([1, 3]);
    expect(viewers.list('8', 2)).toEqual([]);
  });

  it('a program that falls silent is forgotten after 30 s, one that goes on is not', () => {
    const viewers = createViewers();
    viewers.tell('7', 'dead', [1], 0);
    viewers.tell('7', 'alive', [2], 0);
    viewers.tell('7', 'alive', [2], 20_000);
    expect(viewers.forget(29_999)).toEqual([]);
    expect(ids(viewers.list('7', 30_000))).toEqual([2]);
    expect(viewers.forget(30_000)).toEqual(['7']);
    expect(viewers.forget(30_001)).toEqual([]);
    expect(viewers.tell('7', 'dead', [1], 30_002)).toBe(true);
  });

  it('answers for five seconds after typing, and until he has written; only who looks', () => {
    const viewers = createViewers();
    expect(viewers.typed('7', 1, 0)).toBe(false);
    viewers.tell('7', 'one', [1], 0);
    expect(viewers.typed('7', 1, 100)).toBe(true);
    expect(viewers.list('7', 5_099)).toEqual([{ personId: 1, isAnswering: true }]);
    expect(viewers.list('7', 5_100)).toEqual([{ personId: 1, isAnswering: false }]);
    viewers.typed('7', 1, 6_000);
    viewers.stopped('7', 1);
    expect(viewers.list('7', 6_001)).toEqual([{ personId: 1, isAnswering: false }]);
    viewers.typed('7', 1, 7_000);
    viewers.tell('7', 'one', [], 7_001);
    viewers.tell('7', 'one', [1], 7_002);
    expect(viewers.list('7', 7_003)).toEqual([{ personId: 1, isAnswering: false }]);
  });
});
