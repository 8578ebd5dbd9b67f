/* Names of the socket rooms that people are in. Every module sends to these. */

/** Rooms of the main sockets. */
export const rooms = {
  /** Every socket of staff. */
  staff: 'staff',
  /** Every socket of customers and anonymous identities. */
  customers: 'customers',
  /** The tabs of one customer or anonymous identity. */
  customer: (id: number) => `customer:${id}`,
  /** The tabs of one member of staff. */
  person: (id: number) => `person:${id}`,
  /** The tabs of one browser; the hash is in hexadecimal. */
  session: (hash: string) => `session:${hash}`,
} as const;
