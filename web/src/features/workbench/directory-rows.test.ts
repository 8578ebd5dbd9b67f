/* BENCH-12, CONST-05: the rows of the directory tree, and its keys. */
import { describe, expect, test } from 'vitest';
import { moveInTree, rowsOfTree } from '../../ui/tree-rows';
import { nameOfDirectory } from './directory-rows';

describe('the directory tree', () => {
  const leaf = (id: number) => ({ id, name: `d${id}`, count: 0, children: [] });
  const tree = [leaf(0), { ...leaf(1), children: [{ ...leaf(11), children: [leaf(111)] }] }];
  const shown = rowsOfTree(tree, new Map());
  test('is unfolded to the second degree, or by hand', () => {
    expect(shown.map(({ node, level }) => [node.id, level])).toEqual([
      [0, 1],
      [1, 1],
      [11, 2],
    ]);
    expect(rowsOfTree(tree, new Map([[11, true]])).map(({ node }) => node.id)).toEqual([0, 1, 11, 111]);
    expect(rowsOfTree(tree, new Map([[1, false]])).map(({ node }) => node.id)).toEqual([0, 1]);
  });
  test('its keys go, unfold and fold', () => {
    expect(moveInTree(shown, 0, 'ArrowDown')).toEqual({ to: 1 });
    expect(moveInTree(shown, 11, 'ArrowRight')).toEqual({ fold: 11, isOpen: true });
    expect(moveInTree(shown, 1, 'ArrowRight')).toEqual({ to: 11 });
    expect(moveInTree(shown, 11, 'ArrowLeft')).toEqual({ to: 1 });
    expect(moveInTree(shown, 1, 'ArrowLeft')).toEqual({ fold: 1, isOpen: false });
    expect(moveInTree(shown, 0, 'ArrowUp')).toBeUndefined();
    expect(nameOfDirectory(tree, 111)).toBe('d111');
  });
});
