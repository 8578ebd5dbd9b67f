/*
 * Keys of the staff list: down and up (also j and k) go from ticket to ticket, right and left show all tickets of a
 * customer or only those of the filter, left again goes to the customer. Enter is the button's own. Pure.
 */
import { isHead, placeOf, type StaffItem } from './staff-items';

export type ListMove =
  { readonly to: number } | { readonly expand: number; readonly isExpanded: boolean } | undefined;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** `at`: index of the line that has the focus. */
export function moveInList(
  items: readonly StaffItem[],
  at: number,
  key: string,
  expanded: ReadonlySet<number>,
): ListMove {
  const step = steps[key];
  if (step !== undefined) return ticketFrom(items, at + step, step);
  if (key === 'Home') return ticketFrom(items, 0, 1);
  if (key === 'End') return ticketFrom(items, items.length - 1, -1);
  const item = items[at];
  if (!item) return undefined;
  const { personalId } = item;
  const isExpanded = expanded.has(personalId);
  if (key === 'ArrowRight') return isExpanded ? undefined : { expand: personalId, isExpanded: true };
  if (key !== 'ArrowLeft') return undefined;
  if (isExpanded) return { expand: personalId, isExpanded: false };
  const head = placeOf(items, -personalId);
  return head < 0 || head === at ? undefined : { to: head };
}

/** The first ticket from a line on; undefined where there is none. */
export function ticketFrom(
  items: readonly StaffItem[],
  from: number,
  step: 1 | -1,
): { readonly to: number } | undefined {
  for (let index = from; index >= 0 && index < items.length; index += step) {
    const item = items[index];
    if (item && !isHead(item)) return { to: index };
  }
  return undefined;
}
