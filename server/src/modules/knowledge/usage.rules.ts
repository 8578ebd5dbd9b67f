/* Who uses the knowledge base, for counting each person once, and what he may change. Pure. */
import type { Actor } from '#contract/core/actor';

const dayMs = 24 * 3_600_000;

/** Number of the UTC day. */
export function dayOf(ms: number): number {
  return Math.floor(ms / dayMs);
}

/**
 * Key of whoever opens or solves a question. A visitor is his browser tab, or his address where the page did
 * not name the tab.
 * @param addressHash hash of his address: the address itself is not kept
 */
export function userKey(actor: Actor, wsid: string | undefined, addressHash: string): string {
  if (actor.kind === 'staff') return `p${actor.personId}`;
  if (actor.kind !== 'visitor') return `u${actor.customerId}`;
  return wsid ? `w${wsid}` : `i${addressHash}`;
}

/** The only change that customers may make of a question: that it is solved. */
export function isSolvedChange(change: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(change).join() === 'solved' && change.solved === 1;
}
