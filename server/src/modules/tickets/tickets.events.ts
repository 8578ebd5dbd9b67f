/* Names of the events of tickets, and who emits what they carry. */
import type { Emit } from '../../platform/events/unit-of-work';

export const ticketEvents = {
  /** {ticketId} */
  created: 'tickets.created',
  /** {ticketId}: something that a list row shows */
  changed: 'tickets.changed',
  /** {ticketId, customerId, side}: it was read, or became unread, for that side or for one of staff */
  read: 'tickets.read',
  /** {customerId, ticketIds: '1,2,3'}: tickets of an anonymous identity moved to an account */
  bound: 'tickets.bound',
  /** {ticketIds: '1,2,3'}: many changed at once, by carry-over or with the directory tree */
  refreshed: 'tickets.refreshed',
} as const;

// An event must stay small: ids have ten digits at most.
const idsPerEvent = 500;

/** Emits `refreshed` for these tickets, in as many events as it takes; none for none. */
export function emitRefreshed(emit: Emit, ticketIds: readonly number[]): void {
  for (let at = 0; at < ticketIds.length; at += idsPerEvent) {
    emit(ticketEvents.refreshed, { ticketIds: ticketIds.slice(at, at + idsPerEvent).join(',') });
  }
}
