/* Where a directory or a question goes, chosen by keyboard or pointer: the other way beside dragging it. */
import { useState } from 'react';
import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import type { SopDirectory } from '#contract/sop/schemas';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { ReturnFocus } from '../../ui/return-focus';
import { EmptyState } from '../../ui/states';
import { directoriesMatching } from './directory-places';
import { DirectoryTree } from './directory-tree';
import classes from './move-dialog.module.css';
import { warn } from './sop-notices';
import { useFolding } from './use-folding';

export interface MoveDialogProps {
  /** Names what moves. */
  title: string;
  /** Where it can go. */
  nodes: readonly SopDirectory[];
  /** The top level is a place too. */
  hasTop: boolean;
  /** 0 is the top level, or the unassigned questions. */
  onMove: (directoryId: number) => void;
  onClose: () => void;
}

export function MoveDialog({ title, nodes, hasTop, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const shown = directoriesMatching(nodes, search);
  const folding = useFolding(nodes, null);
  const move = (id: number | null) => {
    if (id === null) return warn('sop.warn.directory');
    onMove(id);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="var(--dialog-width)"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <TextInput
        data-autofocus
        aria-label={s('sop.search')}
        placeholder={s('sop.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={classes.tree}>
        {shown.length === 0 ? (
          <EmptyState title={s('sop.search.none')} />
        ) : (
          <DirectoryTree
            nodes={shown}
            chosen={chosen}
            onChoose={setChosen}
            folds={search.trim() === '' ? folding.folds : folding.allOpen(shown)}
            onFold={folding.fold}
          />
        )}
      </div>
      <div className={classes.actions}>
        {hasTop && (
          <Button variant="subtle" onClick={() => move(0)}>
            {s('sop.move.top')}
          </Button>
        )}
        <span className={classes.space} />
        <Button variant="default" onClick={onClose}>
          {s('sop.cancel')}
        </Button>
        <Button onClick={() => move(chosen)}>{s('sop.move.confirm')}</Button>
      </div>
    </Modal>
  );
}
