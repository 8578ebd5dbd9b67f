/*
 * The bus carries the events of a committed change to whoever listens, in this program and in the others
 * that share the database. Events name ids only; listeners read what they need. Losing one loses no data:
 * clients resume by revision, and what a program keeps in memory is read anew once it hears again.
 */
import type { Logger } from 'pino';

/** Something that happened: a name and the ids it concerns. JSON-safe and small. */
export interface DomainEvent {
  readonly name: string;
  readonly ids: Readonly<Record<string, number | string | null>>;
}

export interface Bus {
  /** Hands events to the listeners of this program at once and to other programs soon. Never throws. */
  publish(events: readonly DomainEvent[]): void;
  /** Listens to one event name, whichever program it comes from. */
  subscribe(name: string, listener: (event: DomainEvent) => Promise<void> | void): void;
  /**
   * For what this program keeps in memory: `forget` runs at these events, and without one where events of other
   * programs may have been missed, because the connection that hears them was lost. Every cache registers here.
   */
  follow(names: readonly string[], forget: (event?: DomainEvent) => Promise<void> | void): void;
  /** Runs after the caches have forgotten, where events of other programs may have been missed. */
  onMissed(listener: () => void): void;
  stop(): Promise<void>;
}

/** How events travel to the other programs; absent when there is only one. */
export interface BusTransport {
  send(events: readonly DomainEvent[]): void;
  stop(): Promise<void>;
}

/** A bus in the memory of this program, with a transport to the others when one is given. */
export function createBus(
  log: Logger,
  connect?: (receive: (events: readonly DomainEvent[]) => void, missed: () => void) => BusTransport,
): Bus {
  const listeners = new Map<string, ((event: DomainEvent) => Promise<void> | void)[]>();

  const caches: (() => Promise<void> | void)[] = [];
  const missedListeners: (() => void)[] = [];

  const missed = async () => {
    for (const forget of caches) {
      try {
        await forget();
      } catch (error) {
        log.error({ err: error }, 'cache not read anew');
      }
    }
    for (const listener of missedListeners) listener();
  };

  const deliver = (events: readonly DomainEvent[]) => {
    for (const event of events) {
      for (const listener of listeners.get(event.name) ?? []) {
        Promise.resolve()
          .then(() => listener(event))
          .catch((error: unknown) => log.error({ err: error, event: event.name }, 'event listener failed'));
      }
    }
  };

  const transport = connect?.(deliver, () => void missed());
  const subscribe: Bus['subscribe'] = (name, listener) => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  };
  return {
    publish(events) {
      if (events.length === 0) return;
      deliver(events);
      transport?.send(events);
    },
    subscribe,
    follow(names, forget) {
      for (const name of names) subscribe(name, forget);
      caches.push(() => forget());
    },
    onMissed: (listener) => void missedListeners.push(listener),
    stop: async () => {
      await transport?.stop();
    },
  };
}
