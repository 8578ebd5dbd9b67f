/* The directory tree of the classification, cut down to what is searched for. Pure. */
import type { SopDirectory } from '#contract/sop/schemas';

/** Node of the unassigned questions: nothing is classified into it. */
const unassignedId = 0;

/** The directories whose name has the text, each with the way to it; without a text all of them. */
export function directoriesMatching(nodes: readonly SopDirectory[], search: string): SopDirectory[] {
  const wanted = search.trim().toLocaleLowerCase();
  return nodes
    .filter(({ id }) => id !== unassignedId)
    .flatMap((node) => {
      if (wanted === '' || node.name.toLocaleLowerCase().includes(wanted)) return [node];
      const children = directoriesMatching(node.children, search);
      return children.length === 0 ? [] : [{ ...node, children }];
    });
}

/** A directory of the tree by its id. */
export function findDirectory(nodes: readonly SopDirectory[], id: number): SopDirectory | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findDirectory(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Ids of the directories above one, the topmost first. */
export function idsAbove(nodes: readonly SopDirectory[], id: number): number[] {
  for (const node of nodes) {
    if (node.children.some((child) => child.id === id)) return [node.id];
    const below = idsAbove(node.children, id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}
