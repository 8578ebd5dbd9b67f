/* Whom a line of the system is news for; both sides ask, so that a list and its server agree. */
import { counts } from '../core/limits';
import type { SystemContent } from './schemas';

/**
 * Side that a line of the system makes the ticket unread for: an invitation comes from staff; of the customer's
 * ratings only low ones concern staff.
 */
export function newsOf(content: SystemContent): 'user' | 'admin' | undefined {
  switch (content.kind) {
    case 'invite':
      return 'user';
    case 'record':
      return isLow(content) ? 'admin' : undefined;
    case 'separator':
    case 'system':
      return undefined;
  }
}

/** By the level of the older rating, else by the mean of the scores as it is stored, with one decimal. */
function isLow({ score, level }: Extract<SystemContent, { kind: 'record' }>): boolean {
  const scores = Object.values(score);
  const sum = scores.reduce((total, stars) => total + stars, 0);
  const mean = level ?? Math.round((sum / scores.length) * 10) / 10;
  return mean <= counts.lowRating;
}
