/*
 * The directories beside the list (BENCH-12, BENCH-13): choosing one filters by it and those below it, choosing it
 * again shows all. Arrow keys go through the lines, right and left unfold and fold.
 */
import { type CSSProperties, type KeyboardEvent, memo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '#icons';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import treeClasses from '../../ui/tree.module.css';
import { type Folds, type TreeRow, moveInTree, rowsOfTree } from '../../ui/tree-rows';
import type { DirectoryNode } from './directory-rows';
import { directoriesQuery } from './directory.queries';
import classes from './directory-tree.module.css';

export interface DirectoryTreeProps {
  /** null: all tickets. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

export const DirectoryTree = memo(function DirectoryTree({ chosen, onChoose }: DirectoryTreeProps) {
  const { data, error, isError, refetch } = useQuery(directoriesQuery);
  const [folds, setFolds] = useState<Folds>(new Map());
  const [current, setCurrent] = useState<number | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  if (!data) {
    if (isError)
      return <ErrorState title={s('tree.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
    return (
      <Loading>
        <SkeletonLines widths={[0.7, 0.85, 0.6]} />
      </Loading>
    );
  }
  const rows = rowsOfTree(data, folds);
  if (rows.length === 0) return <EmptyState title={s('filter.none')} />;
  const isShown = (id: number | null) => rows.some(({ node }) => node.id === id);
  const active = isShown(current) ? current : isShown(chosen) ? chosen : (rows[0]?.node.id ?? null);
  const fold = (id: number, isOpen: boolean) => setFolds((before) => new Map(before).set(id, isOpen));

  const onKeyDown = (event: KeyboardEvent, row: TreeRow<DirectoryNode>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(row.node.id === chosen ? null : row.node.id);
      return;
    }
    const move = moveInTree(rows, row.node.id, event.key);
    if (!move) return;
    event.preventDefault();
    if ('fold' in move) return fold(move.fold, move.isOpen);
    setCurrent(move.to);
    tree.current?.querySelector<HTMLElement>(`[data-directory="${move.to}"]`)?.focus();
  };
  return (
    <ul ref={tree} className={`${treeClasses.tree} ${classes.tree}`} role="tree" aria-label={s('tree.title')}>
      {rows.map((row) => (
        <Line
          key={row.node.id}
          row={row}
          isChosen={row.node.id === chosen}
          isActive={row.node.id === active}
          onChoose={() => {
            setCurrent(row.node.id);
            onChoose(row.node.id === chosen ? null : row.node.id);
          }}
          onFold={() => fold(row.node.id, !row.isOpen)}
          onKeyDown={(event) => onKeyDown(event, row)}
        />
      ))}
    </ul>
  );
});

interface LineProps {
  row: TreeRow<DirectoryNode>;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
  onFold: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Line({ row, isChosen, isActive, onChoose, onFold, onKeyDown }: LineProps) {
  const { node, level, isOpen, place, siblings } = row;
  const hasChildren = node.children.length > 0;
  return (
    <li
      role="treeitem"
      className={treeClasses.line}
      data-directory={node.id}
      aria-label={s('tree.node', { name: node.name, count: node.count })}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': level } as CSSProperties}
      onClick={onChoose}
      onKeyDown={onKeyDown}
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
      >
        {hasChildren && <IconChevronRight size={14} />}
      </span>
      <span className={treeClasses.name} data-tip-cut>
        {node.name}
      </span>
      <span className={treeClasses.total}>{node.count}</span>
    </li>
  );
}
