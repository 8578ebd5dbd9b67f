/*
 * What the editor does with directories (001 §2.6, §4, §5): add beside or below, rename, move, delete, each with its
 * rules and its notice. What was moved can be taken back.
 */
import { useEffect, useRef } from 'react';
import { timers } from '#contract/core/limits';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { confirmDialog } from '../../ui/dialogs';
import { childrenOf, countBelow, findDirectory, nextOrderNo, unassignedId } from './directory-places';
import { type Place, placesFor, placesNow, type Slot } from './directory-places';
import { attempt, sayDone, sayUndoable, warn } from './sop-notices';
import { addDirectory, deleteDirectory, renameDirectory, storePlaces } from './sop.queries';

export interface DirectoryWorld {
  readonly nodes: readonly SopDirectory[];
  readonly chosen: number | null;
  readonly personId: number;
  /** Makes what is in a directory visible. */
  readonly unfold: (id: number) => void;
  /** A directory was added beside the chosen one, and nothing else was chosen since. */
  readonly onAdded: (id: number) => void;
  readonly onDeleted: (id: number) => void;
}

export function useDirectoryActions(world: DirectoryWorld) {
  const { nodes, chosen, personId, unfold, onDeleted } = world;
  const highlight = useHighlight(world);
  const add = async (pid: number, name: string) => {
    let id: number | undefined;
    const orderNo = nextOrderNo(childrenOf(nodes, pid));
    await attempt(async () => {
      id = await addDirectory({ orderNo, name, pid, createPersonId: personId });
    });
    return id;
  };
  const store = async (places: readonly Place[], text: string) => {
    const before = placesNow(nodes, places);
    if (!(await attempt(() => storePlaces(places)))) return;
    sayUndoable(text, () => void attempt(() => storePlaces(before)));
  };
  return {
    async addBeside() {
      const node = findDirectory(nodes, chosen);
      if (!node) return warn('sop.warn.directory');
      const id = await add(node.pid, s('sop.directory.new'));
      if (id === undefined) return;
      sayDone('sop.done.directory');
      highlight(id, node.id);
    },
    async addBelow() {
      const node = findDirectory(nodes, chosen);
      if (!node) return warn('sop.warn.directory');
      if (node.id === unassignedId) return warn('sop.warn.protected');
      const id = await add(node.id, s('sop.directory.newChild'));
      if (id === undefined) return;
      unfold(node.id);
      sayDone('sop.done.child');
    },
    rename: (id: number, name: string) => attempt(() => renameDirectory(id, name)),
    async move(id: number, slot: Slot | undefined) {
      const node = findDirectory(nodes, id);
      const places = slot && placesFor(nodes, id, slot);
      if (!node || !places || places.length === 0) return;
      if (slot.pid !== 0) unfold(slot.pid);
      await store(places, s('sop.done.moved', { name: node.name }));
    },
    async remove() {
      const node = findDirectory(nodes, chosen);
      if (!node) return warn('sop.warn.directory');
      if (node.id === unassignedId) return warn('sop.warn.protected');
      const isSure = await confirmDialog({
        title: s('sop.delete.directory', { name: node.name }),
        body: s('sop.delete.directoryBody', { below: countBelow(node), questions: node.sumNum }),
        confirm: s('sop.delete.confirm'),
        cancel: s('sop.cancel'),
        danger: true,
      });
      if (!isSure || !(await attempt(() => deleteDirectory(node.id)))) return;
      sayDone('sop.done.directoryDeleted');
      onDeleted(node.id);
    },
  };
}

/** The new directory is highlighted a second after it was added (SOP-21), unless somebody went on meanwhile. */
function useHighlight(world: DirectoryWorld): (id: number, from: number) => void {
  const latest = useRef(world);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = world;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id, from) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (latest.current.chosen === from) latest.current.onAdded(id);
    }, timers.editorRefreshDebounce);
  };
}
