/* Names of the events of tickets, and who emits what they carry. */

export const ticketEvents = {
  /** {ticketId} */
  created: 'tickets.created',
  /** {ticketId}: something that a list row shows */
  changed: 'tickets.changed',
  /** {ticketId, customerId, side}: that side has read it */
  read: 'tickets.read',
  /** {customerId, ticketIds: '1,2,3'}: tickets of an anonymous identity moved to an account */
  bound: 'tickets.bound',
} as const;
