/* The directory tree to choose from: a tree for the keyboard too (arrows move and fold, Enter or blank choose). */
import { type KeyboardEvent, useState } from 'react';
import { IconChevronDown, IconChevronRight, IconFolder } from '#icons';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import classes from './ticket-drawer.module.css';

export interface DirectoriesProps {
  nodes: readonly SopDirectory[];
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Ids that are unfolded at the start. */
  unfolded: readonly number[];
  /** Everything is unfolded, for a search. */
  isUnfolded: boolean;
}

export function Directories({ nodes, chosen, onChoose, unfolded, isUnfolded }: DirectoriesProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(unfolded));
  const fold = (id: number, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  const isOpen = (id: number) => isUnfolded || open.has(id);
  const focusable = chosen ?? nodes[0]?.id ?? null;
  return (
    <div
      role="tree"
      aria-label={s('classify.directories')}
      className={classes.tree}
      onKeyDown={(event) => moveFocus(event)}
    >
      {nodes.map((node) => (
        <Node key={node.id} level={1} {...{ node, chosen, focusable, onChoose, isOpen, fold }} />
      ))}
    </div>
  );
}

interface NodeProps {
  node: SopDirectory;
  level: number;
  chosen: number | null;
  focusable: number | null;
  onChoose: (id: number) => void;
  isOpen: (id: number) => boolean;
  fold: (id: number, isOpen: boolean) => void;
}

function Node({ node, level, ...tree }: NodeProps) {
  const { chosen, focusable, onChoose, isOpen, fold } = tree;
  const hasChildren = node.children.length > 0;
  const isUnfolded = hasChildren && isOpen(node.id);
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onChoose(node.id);
    else if (event.key === 'ArrowRight' && hasChildren && !isUnfolded) fold(node.id, true);
    else if (event.key === 'ArrowLeft' && isUnfolded) fold(node.id, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={node.id === chosen}
      aria-expanded={hasChildren ? isUnfolded : undefined}
      aria-label={node.name}
      tabIndex={node.id === focusable ? 0 : -1}
      className={classes.node}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(node.id);
      }}
    >
      <div className={classes.nodeRow} style={{ paddingInlineStart: `calc(var(--space-4) * ${level - 1})` }}>
        {hasChildren ? (
          <span
            className={classes.fold}
            data-tip={s(isUnfolded ? 'classify.close' : 'classify.open', { name: node.name })}
            onClick={(event) => {
              event.stopPropagation();
              fold(node.id, !isUnfolded);
            }}
          >
            <Chevron size={16} aria-hidden />
          </span>
        ) : (
          <span className={classes.fold}>
            <IconFolder size={14} aria-hidden />
          </span>
        )}
        <span className={classes.name}>{node.name}</span>
        <span className={classes.faint}>{node.sumNum}</span>
      </div>
      {isUnfolded && (
        <div role="group">
          {node.children.map((child) => (
            <Node key={child.id} node={child} level={level + 1} {...tree} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Arrow up and down go to the item above or below, whatever its level. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
