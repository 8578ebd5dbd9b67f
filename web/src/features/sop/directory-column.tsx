/*
 * The editor's first column (001 §2.6): the way back, what can be done with the chosen directory, a search and the tree.
 */
import { useState } from 'react';
import { TextInput } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowsMove,
  IconEye,
  IconFolderOff,
  IconPencil,
  IconPlus,
  IconSearch,
  IconTrash,
} from '#icons';
import { Link } from 'react-router';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { EmptyState } from '../../ui/states';
import { directoriesMatching } from './directory-places';
import { DirectoryTree } from './directory-tree';
import type { TreeEdit } from './tree-edit';
import classes from './sop-columns.module.css';
import type { Folding } from './use-folding';

export interface DirectoryColumnProps {
  nodes: readonly SopDirectory[];
  chosen: number | null;
  onChoose: (id: number) => void;
  folding: Folding;
  /** undefined for staff who look only. */
  edit: TreeEdit | undefined;
  actions: {
    readonly addBeside: () => Promise<void>;
    readonly addBelow: () => Promise<void>;
    readonly remove: () => Promise<void>;
  };
  onRename: () => void;
  onMove: () => void;
  /** Where the same choice is only read. */
  frontAddress: string;
}

export function DirectoryColumn(props: DirectoryColumnProps) {
  const { nodes, chosen, onChoose, folding, edit, actions, onRename, onMove, frontAddress } = props;
  const [search, setSearch] = useState('');
  const shown = directoriesMatching(nodes, search);
  const isSearching = search.trim() !== '';
  const isReadonly = edit === undefined;
  return (
    <nav className={classes.column} aria-label={s('sop.directories')}>
      <div className={classes.head}>
        <div className={classes.line}>
          <Link to="/admin/chat" className={classes.back}>
            <IconArrowLeft size={16} aria-hidden />
            {s('sop.back')}
          </Link>
          <Link to={frontAddress} className={classes.front}>
            <IconEye size={16} aria-hidden />
            {s('sop.front')}
          </Link>
        </div>
        <div className={classes.tools} role="group" aria-label={s('sop.directory.actions')}>
          <AddButton name="beside" disabled={isReadonly} onClick={actions.addBeside} />
          <AddButton name="below" disabled={isReadonly} onClick={actions.addBelow} />
          <span className={classes.space} />
          <IconButton
            size={28}
            label={s('sop.directory.rename')}
            shortcut="F2"
            icon={<IconPencil size={16} aria-hidden />}
            disabled={isReadonly}
            onClick={onRename}
          />
          <IconButton
            size={28}
            label={s('sop.directory.move')}
            icon={<IconArrowsMove size={16} aria-hidden />}
            disabled={isReadonly}
            onClick={onMove}
          />
          <IconButton
            size={28}
            label={s('sop.directory.delete')}
            icon={<IconTrash size={16} aria-hidden />}
            disabled={isReadonly}
            onClick={() => void actions.remove()}
          />
        </div>
        <TextInput
          size="xs"
          type="search"
          aria-label={s('sop.search')}
          placeholder={s('sop.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <div className={classes.body}>
        {shown.length === 0 ? (
          <EmptyState icon={<IconFolderOff size={24} />} title={s('sop.search.none')} />
        ) : (
          <DirectoryTree
            nodes={shown}
            chosen={chosen}
            onChoose={onChoose}
            folds={isSearching ? folding.allOpen(shown) : folding.folds}
            onFold={folding.fold}
            edit={edit}
          />
        )}
      </div>
    </nav>
  );
}

interface AddButtonProps {
  name: 'beside' | 'below';
  disabled: boolean;
  onClick: () => Promise<void>;
}

function AddButton({ name, disabled, onClick }: AddButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    await onClick();
    setIsBusy(false);
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={s(`sop.directory.add.${name}`)}
      disabled={disabled}
      loading={isBusy}
      onClick={() => void run()}
    >
      {s(`sop.directory.${name}`)}
    </Button>
  );
}
