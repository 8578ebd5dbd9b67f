/* Which directories are unfolded: as folded by hand, and always the way to the chosen one when it is chosen. */
import { useCallback, useMemo, useState } from 'react';
import type { SopDirectory } from '#contract/sop/schemas';
import type { Folds } from '../../ui/tree-rows';
import { idsAbove } from './directory-places';

type Nodes = readonly SopDirectory[];

export interface Folding {
  readonly folds: Folds;
  readonly fold: (id: number, isOpen: boolean) => void;
  /** Everything unfolded, for what a search found. */
  readonly allOpen: (nodes: Nodes) => Folds;
}

export function useFolding(nodes: Nodes, chosen: number | null): Folding {
  const [byHand, setByHand] = useState<Folds>(new Map());
  const fold = useCallback(
    (id: number, isOpen: boolean) => setByHand((before) => new Map(before).set(id, isOpen)),
    [],
  );
  const folds = useMemo(() => {
    const way = chosen === null ? [] : idsAbove(nodes, chosen);
    return new Map([...way.map((id) => [id, true] as const), ...byHand]);
  }, [nodes, chosen, byHand]);
  return { folds, fold, allOpen };
}

function allOpen(nodes: Nodes): Folds {
  const idsOf = (some: Nodes): number[] => some.flatMap(({ id, children }) => [id, ...idsOf(children)]);
  return new Map(idsOf(nodes).map((id) => [id, true]));
}
