/*
 * The tree of directories with its counts (SOP-04), for the editor and the front view. Arrow keys go through the lines,
 * right and left unfold and fold, Enter chooses; what else can be done with a line comes from the editor.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { type Folds, moveInTree, rowsOfTree } from '../../ui/tree-rows';
import treeClasses from '../../ui/tree.module.css';
import { DirectoryLine } from './directory-line';
import type { TreeEdit } from './tree-edit';

export interface DirectoryTreeProps {
  nodes: readonly SopDirectory[];
  chosen: number | null;
  onChoose: (id: number) => void;
  folds: Folds;
  onFold: (id: number, isOpen: boolean) => void;
  edit?: TreeEdit | undefined;
}

export function DirectoryTree({ nodes, chosen, onChoose, folds, onFold, edit }: DirectoryTreeProps) {
  const [current, setCurrent] = useState<number | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const rows = rowsOfTree(nodes, folds);
  const isShown = (id: number | null) => rows.some(({ node }) => node.id === id);
  const active = isShown(current) ? current : isShown(chosen) ? chosen : (rows[0]?.node.id ?? null);
  const focus = (id: number) => {
    setCurrent(id);
    tree.current?.querySelector<HTMLElement>(`[data-directory="${id}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const { key, altKey } = event;
    if (event.target !== event.currentTarget) return;
    if (key === 'Enter' || key === ' ') onChoose(id);
    else if (key === 'F2' && edit) edit.onRename(id);
    else if (altKey && edit && (key === 'ArrowUp' || key === 'ArrowDown'))
      edit.onStep(id, key === 'ArrowUp' ? -1 : 1);
    else {
      const move = moveInTree(rows, id, key);
      if (!move) return;
      if ('fold' in move) onFold(move.fold, move.isOpen);
      else focus(move.to);
    }
    event.preventDefault();
  };
  return (
    <ul ref={tree} className={treeClasses.tree} role="tree" aria-label={s('sop.tree')}>
      {rows.map((row) => (
        <DirectoryLine
          key={row.node.id}
          row={row}
          isChosen={row.node.id === chosen}
          isActive={row.node.id === active}
          edit={edit}
          onChoose={() => {
            setCurrent(row.node.id);
            onChoose(row.node.id);
          }}
          onFold={() => onFold(row.node.id, !row.isOpen)}
          onKeyDown={(event) => onKeyDown(event, row.node.id)}
          onNameEnd={(isLeft) => {
            edit?.onNameEnd();
            if (!isLeft) focus(row.node.id);
          }}
        />
      ))}
    </ul>
  );
}
