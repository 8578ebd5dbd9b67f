/*
 * How many sockets somebody may have open at once: by identity, and by address for those without one.
 */
import type { Admission } from './channel';

/** Sockets per identity, and per address for those without one; 0 = no limit. */
export interface SocketLimits {
  readonly sockets: number;
  readonly socketsAddress: number;
}

/** Counts one socket more; gives the function that counts it out again, undefined when there are too many. */
export type TakeSocket = (admission: Admission, address: string) => (() => void) | undefined;

export function createSocketLimit(limits: SocketLimits): TakeSocket {
  const counts = new Map<string, number>();
  return ({ identity }, address) => {
    const key = identity ?? `address:${address}`;
    const limit = identity === undefined ? limits.socketsAddress : limits.sockets;
    const open = counts.get(key) ?? 0;
    if (limit > 0 && open >= limit) return undefined;
    counts.set(key, open + 1);
    return () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
}
