/* A line of the tree: the name, the questions in it (not for the unassigned ones) and in all (SOP-04). */
import { type CSSProperties, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconChevronRight, IconFolder, IconInbox } from '#icons';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import treeClasses from '../../ui/tree.module.css';
import type { TreeRow } from '../../ui/tree-rows';
import { DirectoryNameField } from './directory-name-field';
import { type Drop, unassignedId } from './directory-places';
import type { TreeEdit } from './tree-edit';
import classes from './directory-tree.module.css';

interface DirectoryLineProps {
  row: TreeRow<SopDirectory>;
  isChosen: boolean;
  /** The one that the tab key reaches. */
  isActive: boolean;
  edit: TreeEdit | undefined;
  onChoose: () => void;
  onFold: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onNameEnd: (isLeft: boolean) => void;
}

/** Share of a line's height at its edges that means "between two". */
const edge = 0.25;

export function DirectoryLine(props: DirectoryLineProps) {
  const { row, isChosen, isActive, edit, onChoose, onFold, onKeyDown, onNameEnd } = props;
  const { node, level, isOpen, place, siblings } = row;
  const isLoose = node.id === unassignedId;
  const hasChildren = node.children.length > 0;
  const isRenaming = edit?.renamingId === node.id;
  const drag = useDrag(node.id, edit);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const Icon = isLoose ? IconInbox : IconFolder;
  return (
    <li
      ref={line}
      role="treeitem"
      className={`${treeClasses.line} ${classes.line}`}
      data-directory={node.id}
      data-drop={drag.over}
      aria-label={nameOfLine(node)}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': level } as CSSProperties}
      onClick={() => {
        if (!isRenaming) onChoose();
      }}
      onDoubleClick={() => edit?.onRename(node.id)}
      onKeyDown={onKeyDown}
      {...(edit && !isRenaming && drag.handlers)}
      draggable={edit !== undefined && !isLoose && !isRenaming}
    >
      <span
        className={treeClasses.twist}
        data-open={isOpen || undefined}
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onFold();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {hasChildren ? <IconChevronRight size={14} /> : <Icon size={14} />}
      </span>
      {isRenaming ? (
        <DirectoryNameField name={node.name} save={(name) => edit.onName(node.id, name)} onEnd={onNameEnd} />
      ) : (
        <>
          <span className={treeClasses.name} data-tip-cut>
            {node.name}
          </span>
          {!isLoose && <span className={classes.own}> ({node.sopSumNum})</span>}
          <span className={treeClasses.total}> {node.sumNum}</span>
        </>
      )}
    </li>
  );
}

function nameOfLine({ id, name, sopSumNum, sumNum }: SopDirectory): string {
  return id === unassignedId
    ? s('sop.node.loose', { name, total: sumNum })
    : s('sop.node', { name, own: sopSumNum, total: sumNum });
}

/** A line is taken by the pointer, and others are let go on it. */
function useDrag(id: number, edit: TreeEdit | undefined) {
  const [over, setOver] = useState<Drop['at'] | undefined>(undefined);
  const placeOf = (event: DragEvent): Drop | undefined => {
    if (!edit) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const at =
      !edit.isBetween || (part >= edge && part <= 1 - edge) ? 'into' : part < edge ? 'before' : 'after';
    const drop: Drop = { targetId: id, at };
    return edit.canDrop(drop) ? drop : undefined;
  };
  const handlers = {
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries nothing.
      event.dataTransfer.setData('text/plain', String(id));
      edit?.onDrag(id);
    },
    onDragEnd: () => edit?.onDrag(null),
    onDragOver(event: DragEvent) {
      const drop = placeOf(event);
      setOver(drop?.at);
      if (drop) event.preventDefault();
    },
    onDragLeave: () => setOver(undefined),
    onDrop(event: DragEvent) {
      const drop = placeOf(event);
      setOver(undefined);
      if (!drop) return;
      event.preventDefault();
      edit?.onDrop(drop);
    },
  };
  return { over, handlers };
}
