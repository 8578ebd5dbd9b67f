/*
 * Who of staff looks at which ticket, as the programs of one database tell each other. Pure: the time is
 * handed in. What a program said is forgotten when it has not said it again for a while, so that a program that
 * died leaves nobody behind.
 */
import { serverTimers, timers } from '#contract/core/limits';

/** One who looks at a ticket. */
export interface ViewerState {
  readonly personId: number;
  readonly isAnswering: boolean;
}

interface Told {
  readonly personIds: ReadonlySet<number>;
  readonly at: number;
}

export interface Viewers {
  /**
   * A program says who of its staff looks at a ticket; nobody, when the list is empty.
   * @returns true when this program had said nothing of the ticket that still counts
   */
  tell(ticketId: number, programId: string, personIds: readonly number[], now: number): boolean;
  /** Somebody of staff typed in a ticket; counts for those who look at it. @returns whether he does */
  typed(ticketId: number, personId: number, now: number): boolean;
  /** He has written, or typed in vain. */
  stopped(ticketId: number, personId: number): void;
  /** Each once, in order of id. */
  list(ticketId: number, now: number): ViewerState[];
  /** Forgets what no program has said again. @returns the tickets that lost somebody */
  forget(now: number): number[];
}

export function createViewers(): Viewers {
  const tickets = new Map<number, { told: Map<string, Told>; typedAt: Map<number, number> }>();

  const isCurrent = ({ at }: Told, now: number) => now - at < serverTimers.viewersForgotten;
  const isViewer = (ticketId: number, personId: number) =>
    [...(tickets.get(ticketId)?.told.values() ?? [])].some(({ personIds }) => personIds.has(personId));

  /** Nobody is kept who looks no more: the memory holds as much as there are open tabs. */
  const prune = (ticketId: number) => {
    const ticket = tickets.get(ticketId);
    if (ticket === undefined) return;
    for (const personId of ticket.typedAt.keys())
      if (!isViewer(ticketId, personId)) ticket.typedAt.delete(personId);
    if (ticket.told.size === 0) tickets.delete(ticketId);
  };

  return {
    tell(ticketId, programId, personIds, now) {
      const ticket = tickets.get(ticketId) ?? { told: new Map<string, Told>(), typedAt: new Map() };
      tickets.set(ticketId, ticket);
      const before = ticket.told.get(programId);
      if (personIds.length === 0) ticket.told.delete(programId);
      else ticket.told.set(programId, { personIds: new Set(personIds), at: now });
      prune(ticketId);
      return personIds.length > 0 && (before === undefined || !isCurrent(before, now));
    },
    typed(ticketId, personId, now) {
      if (!isViewer(ticketId, personId)) return false;
      tickets.get(ticketId)?.typedAt.set(personId, now);
      return true;
    },
    stopped: (ticketId, personId) => void tickets.get(ticketId)?.typedAt.delete(personId),
    list(ticketId, now) {
      const ticket = tickets.get(ticketId);
      const current = [...(ticket?.told.values() ?? [])].filter((told) => isCurrent(told, now));
      const ids = new Set(current.flatMap(({ personIds }) => [...personIds]));
      return [...ids]
        .sort((one, other) => one - other)
        .map((personId) => {
          const typedAt = ticket?.typedAt.get(personId);
          return { personId, isAnswering: typedAt !== undefined && now - typedAt < timers.typingShown };
        });
    },
    forget(now) {
      const changed: number[] = [];
      for (const [ticketId, { told }] of [...tickets]) {
        const old = [...told].filter(([, one]) => !isCurrent(one, now));
        for (const [programId] of old) told.delete(programId);
        if (old.length > 0) changed.push(ticketId);
        prune(ticketId);
      }
      return changed;
    },
  };
}
