/*
 * The order that the staff list shows: the server's, but held while the pointer is on it. What would be another
 * order then waits for a click, or for the pointer to leave.
 */
import { useState } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { heldRows, type HeldRows, hold } from './staff-items';

export interface ShownRows {
  readonly rows: readonly StaffTicket[];
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
  readonly rows: readonly StaffTicket[];
  readonly shown: HeldRows;
}

/** `of`: what the rows are of; another one ends the hold. */
export function useHeldRows(rows: readonly StaffTicket[], isHeld: boolean, of: unknown): ShownRows {
  const [state, setState] = useState<HeldOf | null>(null);
  const begin = () => setState({ of, rows, shown: { held: hold(rows), waiting: 0, isOther: false } });
  const isCurrent = isHeld && state !== null && state.of === of;
  // States of rows and further pages become part of what is held.
  if (isCurrent && state.rows !== rows) setState({ of, rows, shown: heldRows(state.shown.held, rows) });
  else if (isHeld && !isCurrent && rows.length > 0) begin();
  else if (!isHeld && state !== null) setState(null);
  const shown = isCurrent ? state.shown : null;
  return {
    rows: shown?.held.rows ?? rows,
    waiting: shown?.waiting ?? 0,
    isOther: shown?.isOther ?? false,
    release: begin,
  };
}
