/* VALID-24, Q-95, CONFLICT-27: numbers and places of directories. */
import { describe, expect, it } from 'vitest';
import type { SopDirectory } from '#contract/sop/schemas';
import {
  childrenOf,
  countBelow,
  directoriesMatching,
  idsAbove,
  nextOrderNo,
  placesFor,
  placesNow,
  slotBeside,
  slotOfDrop,
  withoutDirectory,
} from './directory-places';

function node(id: number, pid: number, orderNo: number, children: SopDirectory[] = []): SopDirectory {
  return { id, name: `D${id}`, pid, orderNo, sumNum: 0, sopSumNum: 0, createPersonId: 1, children };
}

const tree = [
  node(0, 0, 0),
  node(1, 0, 1, [node(4, 1, 1, [node(6, 4, 1)]), node(5, 1, 2)]),
  node(2, 0, 2),
  node(3, 0, 7),
];
const idsOf = (nodes: readonly SopDirectory[]): number[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children)]);

describe('order numbers', () => {
  it('VALID-24: one more than the highest sibling; 1 where there is none', () => {
    expect(nextOrderNo(childrenOf(tree, 0))).toBe(8);
    expect(nextOrderNo(childrenOf(tree, 1))).toBe(3);
    expect(nextOrderNo(childrenOf(tree, 6))).toBe(1);
    expect(nextOrderNo([])).toBe(1);
  });
});

describe('finding', () => {
  it('the way down to a directory, and what is below', () => {
    expect(idsAbove(tree, 6)).toEqual([1, 4]);
    expect(idsAbove(tree, 2)).toEqual([]);
    expect(tree.map(countBelow)).toEqual([0, 3, 0, 0]);
  });
  it('a search keeps the way to what it finds', () => {
    expect(idsOf(directoriesMatching(tree, 'd6 '))).toEqual([1, 4, 6]);
    expect(idsOf(directoriesMatching(tree, 'd1'))).toEqual([1, 4, 6, 5]);
    expect(idsOf(directoriesMatching(tree, 'D9'))).toEqual([]);
    expect(directoriesMatching(tree, ' ')).toEqual(tree);
  });
  it('a directory can go everywhere but into itself, below itself, and the unassigned questions', () => {
    expect(idsOf(withoutDirectory(tree, 4))).toEqual([1, 5, 2, 3]);
  });
});

describe('moving', () => {
  const placesOf = (id: number, targetId: number, at: 'before' | 'into' | 'after') => {
    const slot = slotOfDrop(tree, id, { targetId, at });
    return slot && placesFor(tree, id, slot);
  };
  it('into another: behind what is there', () => {
    expect(placesOf(2, 1, 'into')).toEqual([{ id: 2, pid: 1, orderNo: 3 }]);
    expect(placesOf(2, 6, 'into')).toEqual([{ id: 2, pid: 6, orderNo: 1 }]);
  });
  it('between two: those behind whose number is too low follow', () => {
    expect(placesOf(3, 2, 'before')).toEqual([
      { id: 3, pid: 0, orderNo: 2 },
      { id: 2, pid: 0, orderNo: 3 },
    ]);
    expect(placesOf(3, 1, 'after')).toEqual(placesOf(3, 2, 'before'));
    expect(placesOf(5, 2, 'after')).toEqual([{ id: 5, pid: 0, orderNo: 3 }]);
  });
  it('nowhere: onto itself, below itself, among the unassigned questions', () => {
    for (const at of ['before', 'into', 'after'] as const) {
      expect(placesOf(1, 1, at)).toBeUndefined();
      expect(placesOf(1, 6, at)).toBeUndefined();
      expect(placesOf(1, 0, at)).toBeUndefined();
    }
  });
  it('nothing is stored where it stands there already', () => {
    expect(placesOf(1, 2, 'before')).toEqual([]);
    expect(placesOf(5, 4, 'after')).toEqual([]);
  });
  it('one place up or down, and not beyond the ends', () => {
    expect(slotBeside(tree, 2, -1)).toEqual({ pid: 0, index: 0 });
    expect(slotBeside(tree, 1, -1)).toBeUndefined();
    expect(slotBeside(tree, 3, 1)).toBeUndefined();
    expect(slotBeside(tree, 0, 1)).toBeUndefined();
    expect(placesFor(tree, 2, { pid: 0, index: 0 })).toEqual([
      { id: 2, pid: 0, orderNo: 1 },
      { id: 1, pid: 0, orderNo: 2 },
    ]);
  });
  it('the way back is where each stood', () => {
    const places = placesOf(3, 2, 'before') ?? [];
    expect(placesNow(tree, places)).toEqual([
      { id: 3, pid: 0, orderNo: 7 },
      { id: 2, pid: 0, orderNo: 2 },
    ]);
  });
});
