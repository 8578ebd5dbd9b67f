/*
 * Ticks of the filter panel: what "select all" shows and does, flat and in the tree of question types (BENCH-10).
 * In the tree a ticked type stands for all below it, so what is kept is the smallest list that says the same. Pure.
 */

/** What a box shows. */
export type Tick = 'none' | 'some' | 'all';

/** Of "select all" over these values. Values that are chosen and not offered (of somebody who left) count. */
export function tickOfAll<Value>(offered: readonly Value[], chosen: readonly Value[]): Tick {
  if (chosen.length === 0) return 'none';
  return offered.length > 0 && offered.every((value) => chosen.includes(value)) ? 'all' : 'some';
}

/** "Select all" chooses all unless all are chosen; then none is. */
export function afterAll<Value>(offered: readonly Value[], chosen: readonly Value[]): readonly Value[] {
  return tickOfAll(offered, chosen) === 'all' ? [] : offered;
}

/** One value more or less, in the order in which they are offered. */
export function toggled<Value>(
  offered: readonly Value[],
  chosen: readonly Value[],
  value: Value,
): readonly Value[] {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return [...offered.filter((one) => next.includes(one)), ...next.filter((one) => !offered.includes(one))];
}

/** A question type with those below it. */
export interface TypeNode {
  readonly id: number;
  readonly title: string;
  readonly children: readonly TypeNode[];
}

/** Of a type: ticked itself, or all below it are. */
export function tickOfType(node: TypeNode, chosen: ReadonlySet<number>): Tick {
  if (chosen.has(node.id)) return 'all';
  if (node.children.length === 0) return 'none';
  const ticks = node.children.map((child) => tickOfType(child, chosen));
  if (ticks.every((tick) => tick === 'all')) return 'all';
  return ticks.every((tick) => tick === 'none') ? 'none' : 'some';
}

function idsOf(node: TypeNode): number[] {
  return [node.id, ...node.children.flatMap(idsOf)];
}

/** Of "select all" over the tree. */
export function tickOfTypes(nodes: readonly TypeNode[], chosen: readonly number[]): Tick {
  if (chosen.length === 0) return 'none';
  const set = new Set(chosen);
  return nodes.length > 0 && nodes.every((node) => tickOfType(node, set) === 'all') ? 'all' : 'some';
}

/** The top-level types stand for all; none where all are ticked. */
export function afterAllTypes(nodes: readonly TypeNode[], chosen: readonly number[]): readonly number[] {
  return tickOfTypes(nodes, chosen) === 'all' ? [] : nodes.map((node) => node.id);
}

/** Ticks a type, or takes the tick away; a ticked type above it is then replaced by its other branches. */
export function toggledType(
  nodes: readonly TypeNode[],
  chosen: readonly number[],
  id: number,
): readonly number[] {
  const set = new Set(chosen);
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  if (node === undefined) return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  const isTicked = path.some((above) => set.has(above.id)) || tickOfType(node, set) === 'all';
  if (isTicked) {
    const topmost = path.findIndex((above) => set.has(above.id));
    if (topmost >= 0) spread(path.slice(topmost), set);
  }
  for (const below of idsOf(node)) set.delete(below);
  if (!isTicked) set.add(id);
  return inTreeOrder(nodes, set);
}

/** Replaces the first type of a path by the branches that leave the path. */
function spread(path: readonly TypeNode[], set: Set<number>): void {
  path.forEach((above, depth) => {
    set.delete(above.id);
    const next = path[depth + 1];
    if (next) for (const child of above.children) if (child.id !== next.id) set.add(child.id);
  });
}

function pathTo(nodes: readonly TypeNode[], id: number): readonly TypeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function inTreeOrder(nodes: readonly TypeNode[], set: ReadonlySet<number>): number[] {
  const order = nodes.flatMap(idsOf);
  return [...order.filter((id) => set.has(id)), ...[...set].filter((id) => !order.includes(id))];
}
