/* The directories as the list side of the workbench knows them. Pure. */

export interface DirectoryNode {
  /** 0 is what is in no directory. */
  readonly id: number;
  readonly name: string;
  /** Questions in it and below. */
  readonly count: number;
  readonly children: readonly DirectoryNode[];
}

/** Name of a directory anywhere in the tree. */
export function nameOfDirectory(nodes: readonly DirectoryNode[], id: number): string | undefined {
  for (const node of nodes) {
    const name = node.id === id ? node.name : nameOfDirectory(node.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
}
