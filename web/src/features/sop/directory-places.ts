/*
 * Where directories stand in the tree and where they can go (001 §2.6, Q-95): finding, numbering, moving. Pure; the
 * server holds the same rules.
 */
import type { SopDirectory } from '#contract/sop/schemas';

/** Node of the unassigned questions: not a directory, nothing of it can be changed. */
export const unassignedId = 0;

type Nodes = readonly SopDirectory[];

export function findDirectory(nodes: Nodes, id: number | null): SopDirectory | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findDirectory(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Ids of the directories above one, the topmost first. */
export function idsAbove(nodes: Nodes, id: number): number[] {
  for (const node of nodes) {
    if (node.children.some((child) => child.id === id)) return [node.id];
    const below = idsAbove(node.children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** The directories directly below one; 0 is the top level. */
export function childrenOf(nodes: Nodes, pid: number): SopDirectory[] {
  const children = pid === 0 ? nodes : (findDirectory(nodes, pid)?.children ?? []);
  return children.filter(({ id }) => id !== unassignedId);
}

/** One more than the highest order number (VALID-24). */
export function nextOrderNo(siblings: Nodes): number {
  return Math.max(0, ...siblings.map(({ orderNo }) => orderNo)) + 1;
}

/** How many directories lie below one. */
export function countBelow({ children }: SopDirectory): number {
  return children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
}

/** Whether the directory is this one or lies below it. */
function isWithin(node: SopDirectory, id: number): boolean {
  return node.id === id || node.children.some((child) => isWithin(child, id));
}

/** The directories whose name has the text, each with the way to it and all below; without a text all of them. */
export function directoriesMatching(nodes: Nodes, search: string): SopDirectory[] {
  const wanted = search.trim().toLocaleLowerCase();
  return nodes.flatMap((node) => {
    if (wanted === '' || node.name.toLocaleLowerCase().includes(wanted)) return [node];
    const children = directoriesMatching(node.children, search);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** Where something is let go: on a directory, or between two. */
export interface Drop {
  readonly targetId: number;
  readonly at: 'before' | 'into' | 'after';
}

/** A place among the directories below `pid`, from 0, counted without the one that moves. */
export interface Slot {
  readonly pid: number;
  readonly index: number;
}

/** The place that a drop means; undefined where the directory cannot go. */
export function slotOfDrop(nodes: Nodes, id: number, { targetId, at }: Drop): Slot | undefined {
  const moved = findDirectory(nodes, id);
  const target = findDirectory(nodes, targetId);
  if (!moved || !target || targetId === unassignedId || isWithin(moved, targetId)) return undefined;
  const pid = at === 'into' ? target.id : target.pid;
  const siblings = childrenOf(nodes, pid).filter((sibling) => sibling.id !== id);
  if (at === 'into') return { pid, index: siblings.length };
  const index = siblings.findIndex((sibling) => sibling.id === targetId);
  return { pid, index: at === 'before' ? index : index + 1 };
}

/** One place up or down among its siblings; undefined at the end. */
export function slotBeside(nodes: Nodes, id: number, by: 1 | -1): Slot | undefined {
  const node = findDirectory(nodes, id);
  if (!node || id === unassignedId) return undefined;
  const siblings = childrenOf(nodes, node.pid);
  const index = siblings.findIndex((sibling) => sibling.id === id) + by;
  return index < 0 || index >= siblings.length ? undefined : { pid: node.pid, index };
}

/** What is stored of a directory's place. */
export interface Place {
  readonly id: number;
  readonly pid: number;
  readonly orderNo: number;
}

/**
 * The places that have to be stored so that a directory stands in the slot: its own, and those of the siblings behind
 * it whose number is too low. Empty where it stands there already.
 */
export function placesFor(nodes: Nodes, id: number, { pid, index }: Slot): Place[] {
  const moved = findDirectory(nodes, id);
  if (!moved) return [];
  const all = childrenOf(nodes, pid);
  if (moved.pid === pid && all.findIndex((sibling) => sibling.id === id) === index) return [];
  const siblings = all.filter((sibling) => sibling.id !== id);
  let last = (siblings[index - 1]?.orderNo ?? 0) + 1;
  const places: Place[] = [{ id, pid, orderNo: last }];
  for (const sibling of siblings.slice(index)) {
    if (sibling.orderNo > last) break;
    last += 1;
    places.push({ id: sibling.id, pid, orderNo: last });
  }
  return places;
}

/** The places as they are now, for the way back. */
export function placesNow(nodes: Nodes, places: readonly Place[]): Place[] {
  return places.flatMap(({ id }) => {
    const node = findDirectory(nodes, id);
    return node ? [{ id, pid: node.pid, orderNo: node.orderNo }] : [];
  });
}

/** Where a directory can go: everywhere but into itself, what lies below it, and the unassigned questions. */
export function withoutDirectory(nodes: Nodes, id: number): SopDirectory[] {
  return nodes
    .filter((node) => node.id !== id && node.id !== unassignedId)
    .map((node) => ({ ...node, children: withoutDirectory(node.children, id) }));
}
