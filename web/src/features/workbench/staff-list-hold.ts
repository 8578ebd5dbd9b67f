/*
 * The order that the staff list shows: the server's, but held while the pointer is on it. What would be another
 * order then waits for a click, or for the pointer to leave.
 */
import { useMemo, useState } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { type Held, heldRows, hold } from './staff-items';

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
  readonly held: Held;
}

/** `of`: what the rows are of; another one ends the hold. */
export function useHeldRows(rows: readonly StaffTicket[], isHeld: boolean, of: unknown): ShownRows {
  const [state, setState] = useState<HeldOf | null>(null);
  const isCurrent = isHeld && state !== null && state.of === of;
  const shown = useMemo(() => (isCurrent ? heldRows(state.held, rows) : null), [isCurrent, state, rows]);
  // States of rows and further pages become part of what is held.
  if (isCurrent && shown !== null && shown.held !== state.held) setState({ of, held: shown.held });
  else if (isHeld && !isCurrent && rows.length > 0) setState({ of, held: hold(rows) });
  else if (!isHeld && state !== null) setState(null);
  return {
    rows: shown?.held.rows ?? rows,
    waiting: shown?.waiting ?? 0,
    isOther: shown?.isOther ?? false,
    release: () => setState({ of, held: hold(rows) }),
  };
}
