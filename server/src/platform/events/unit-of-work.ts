/*
 * A unit of work: one transaction and the events that are published once it has committed. Nothing is
 * published when it rolls back.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Bus, DomainEvent } from './bus';

export type Emit = (name: string, ids: DomainEvent['ids']) => void;

/** Runs `work` in a transaction; deadlocks and serialisation failures are tried again, at most three times. */
export type Transact<Tables> = <Result>(
  work: (tx: Transaction<Tables>, emit: Emit) => Promise<Result>,
) => Promise<Result>;

const attempts = 3;

function isTransient(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return code === '40001' || code === '40P01';
}

export function createTransact<Tables>(db: Kysely<Tables>, bus: Bus): Transact<Tables> {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      const events: DomainEvent[] = [];
      try {
        const result = await db
          .transaction()
          .execute((tx) => work(tx, (name, ids) => void events.push({ name, ids })));
        bus.publish(events);
        return result;
      } catch (error) {
        if (attempt >= attempts || !isTransient(error)) throw error;
      }
    }
  };
}
