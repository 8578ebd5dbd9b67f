/*
 * The order that the staff list shows: the server's, but held while the pointer is on it. What would be another
 * order then waits for a click, or for the pointer to leave.
 */
import { useState } from 'react';
import { heldRows, type HeldRows, hold, withStates } from './staff-held';
import type { OrderedRows } from './staff-order';

export interface ShownRows {
  readonly list: OrderedRows;
  /** New tickets that are not shown yet. */
  readonly waiting: number;
  /** The list would look different now. */
  readonly isOther: boolean;
  /** Shows it as it is now. */
  readonly release: () => void;
}

interface HeldOf {
  readonly of: unknown;
  /** What `shown` was made from. */
  readonly list: OrderedRows;
  readonly shown: HeldRows;
}

/** `of`: what the list is of; another one ends the hold. */
export function useHeldRows(list: OrderedRows, isHeld: boolean, of: unknown): ShownRows {
  const [state, setState] = useState<HeldOf | null>(null);
  const begin = () => setState({ of, list, shown: { held: hold(list), waiting: 0, isOther: false } });
  const isCurrent = isHeld && state !== null && state.of === of;
  // States of rows and further pages become part of what is held.
  if (isCurrent && state.list !== list) setState({ of, list, shown: shownOf(state, list) });
  else if (isHeld && !isCurrent && list.rows.length > 0) begin();
  else if (!isHeld && state !== null) setState(null);
  const shown = isCurrent ? state.shown : null;
  return {
    list: shown?.held ?? list,
    waiting: shown?.waiting ?? 0,
    isOther: shown?.isOther ?? false,
    release: begin,
  };
}

function shownOf({ list: before, shown }: HeldOf, now: OrderedRows): HeldRows {
  if (now.order !== before.order) return heldRows(shown.held, now);
  return { ...shown, held: withStates(shown.held, before, now) };
}
