/*
 * A tree as the lines that are seen, and where each key leads (the pattern "tree" of WAI-ARIA). Pure.
 */
import { counts } from '#contract/core/limits';

export interface TreeNode<Node> {
  readonly id: number;
  readonly children: readonly Node[];
}

export interface TreeRow<Node> {
  readonly node: Node;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly parentId: number | null;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly siblings: number;
}

/** Folded or unfolded by hand; the rest is unfolded down to the degree of CONST-05. */
export type Folds = ReadonlyMap<number, boolean>;

export function rowsOfTree<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  folds: Folds,
  level = 1,
  parentId: number | null = null,
): TreeRow<Node>[] {
  return nodes.flatMap((node, index) => {
    const isOpen = node.children.length > 0 && (folds.get(node.id) ?? level < counts.treeUnfoldDegree);
    const row = { node, level, isOpen, parentId, place: index + 1, siblings: nodes.length };
    return isOpen ? [row, ...rowsOfTree(node.children, folds, level + 1, node.id)] : [row];
  });
}

/** What a key does on a line: go to another, fold or unfold it; undefined where it does nothing. */
export type TreeMove =
  { readonly to: number } | { readonly fold: number; readonly isOpen: boolean } | undefined;

export function moveInTree<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  id: number,
  key: string,
): TreeMove {
  const at = rows.findIndex((row) => row.node.id === id);
  const row = rows[at];
  if (row === undefined) return undefined;
  const step = (to: number): TreeMove => {
    const target = rows[to];
    return target && { to: target.node.id };
  };
  switch (key) {
    case 'ArrowDown':
      return step(at + 1);
    case 'ArrowUp':
      return step(at - 1);
    case 'Home':
      return step(0);
    case 'End':
      return step(rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen) return step(at + 1);
      return row.node.children.length > 0 ? { fold: id, isOpen: true } : undefined;
    case 'ArrowLeft':
      if (row.isOpen) return { fold: id, isOpen: false };
      return row.parentId === null ? undefined : { to: row.parentId };
    default:
      return undefined;
  }
}
