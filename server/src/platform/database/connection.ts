// How this program talks to PostgreSQL: one pool and, for LISTEN and the like, connections of their own,
// all with the same reading of types. Knows no table.
import pg from 'pg';

const INT8 = 20;

/** Reads an int8 as a number; counts, sizes and milliseconds fit, and what does not must not be rounded. */
function readInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`The database holds ${text}, which is beyond the whole numbers of this program.`);
}

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 && format !== 'binary') return readInt8;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * The settings of every connection: an int8 is read as a number (RangeError beyond 2^53 - 1), a transaction
 * that was forgotten is ended after a minute, dead peers are noticed.
 */
export function connectionSettings(target: pg.ClientConfig): pg.ClientConfig {
  return {
    application_name: 'groundcrew',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...target,
    types,
  };
}

/**
 * A pool that outlives its connections: one that breaks while idle is dropped and told to `onLost`.
 * @param size connections at most
 */
export function openPool(target: pg.ClientConfig, size: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(target), max: size, idleTimeoutMillis: 60_000 });
  pool.on('error', onLost);
  return pool;
}
