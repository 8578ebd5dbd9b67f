/*
 * Keys of the staff list: down and up (also j and k) go from ticket to ticket, right and left show all tickets of a
 * customer or only those of the filter, left again goes to the customer. Enter is the button's own. Pure.
 */
import type { Lines } from './staff-order';

export type ListMove =
  { readonly to: number } | { readonly expand: number; readonly isExpanded: boolean } | undefined;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** `at`: the line that has the focus. */
export function moveInList(lines: Lines, at: number, key: string, expanded: ReadonlySet<number>): ListMove {
  const step = steps[key];
  if (step !== undefined) return ticketFrom(lines, at + step, step);
  if (key === 'Home') return ticketFrom(lines, 0, 1);
  if (key === 'End') return ticketFrom(lines, lines.count - 1, -1);
  const head = lines.headOf(at);
  if (head < 0) return undefined;
  const personalId = -lines.keyAt(head);
  const isExpanded = expanded.has(personalId);
  if (key === 'ArrowRight') return isExpanded ? undefined : { expand: personalId, isExpanded: true };
  if (key !== 'ArrowLeft') return undefined;
  if (isExpanded) return { expand: personalId, isExpanded: false };
  return head === at ? undefined : { to: head };
}

/** The first ticket from a line on; undefined where there is none. */
export function ticketFrom(lines: Lines, from: number, step: 1 | -1): { readonly to: number } | undefined {
  for (let line = from; line >= 0 && line < lines.count; line += step) {
    if (lines.keyAt(line) > 0) return { to: line };
  }
  return undefined;
}
