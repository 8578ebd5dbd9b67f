// The door to PostgreSQL: the program's own supervised one under DATA_DIR, or the one behind DATABASE_URL
// . Both give the same thing: a pool, settings for further connections, readiness, a clean end.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { connectionSettings, openPool } from './connection';
import { findRunningPostgres, SupervisedPostgres } from './embedded/supervised-postgres';

export interface DatabaseOptions {
  /** Address of the PostgreSQL to use; null: run our own. */
  databaseUrl: string | null;
  /** Absolute path; the own database lives in it. */
  dataDir: string;
  /** Connections of the pool, at most. */
  poolSize: number;
  log: BaseLogger;
  /** Use the own database of another program that runs on `dataDir`, if there is one, in place of refusing. */
  mayJoin?: boolean;
  /** The own database cannot be kept running. Left out: the error is thrown where nobody catches it. */
  onFatal?: (error: Error) => void;
}

export interface Database {
  /** joined: the own database of another program, which runs it. */
  readonly kind: 'embedded' | 'given' | 'joined';
  readonly pool: pg.Pool;
  /** For connections outside the pool, such as the one that listens. */
  readonly connection: pg.ClientConfig;
  /** Whether a query is answered right now; false also after two seconds of silence. */
  isReady(): Promise<boolean>;
  /** Ends the pool, then the own database. Queries that run are awaited for five seconds. */
  stop(): Promise<void>;
}

const OLDEST_SERVER = 150_000;
const REACH_MILLISECONDS = 15_000;

/**
 * Opens the database and waits until it answers.
 * @throws Error with a sentence for people: folder in use, unreachable, too old
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === null ? openEmbedded(options) : openGiven(options.databaseUrl, options);
}

async function openEmbedded({
  dataDir,
  poolSize,
  log,
  mayJoin = false,
  onFatal = throwUncaught,
}: DatabaseOptions): Promise<Database> {
  const running = mayJoin ? await findRunningPostgres(dataDir, log) : undefined;
  if (running) return assemble('joined', running, poolSize, log, () => Promise.resolve());
  const postgres = await SupervisedPostgres.start({ dataDir, maxConnections: poolSize + 20, log, onFatal });
  return assemble('embedded', postgres.connection, poolSize, log, () => postgres.stop());
}

async function openGiven(databaseUrl: string, { poolSize, log }: DatabaseOptions): Promise<Database> {
  const target = { connectionString: databaseUrl };
  await reach(target, log);
  return assemble('given', target, poolSize, log, () => Promise.resolve());
}

function assemble(
  kind: Database['kind'],
  target: pg.ClientConfig,
  poolSize: number,
  log: BaseLogger,
  stopServer: () => Promise<void>,
): Database {
  const pool = openPool(target, poolSize, (error) =>
    log.warn({ err: error }, 'A database connection was lost.'),
  );
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    // Whoever took the pool over, such as a query builder, may have ended it already.
    const ended = pool.ending ? undefined : pool.end();
    await Promise.race([ended, delay(5_000, undefined, { ref: false })]);
    await stopServer();
  };
  return {
    kind,
    pool,
    connection: connectionSettings(target),
    isReady: () => answers(pool),
    stop: () => (stopped ??= stop()),
  };
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(2_000, false, { ref: false })]);
}

/** A database that starts together with us may need a moment. */
async function reach(target: pg.ClientConfig, log: BaseLogger): Promise<void> {
  const deadline = Date.now() + REACH_MILLISECONDS;
  for (let told = false; ; await delay(250)) {
    try {
      return await checkVersion(target);
    } catch (error) {
      if (!mayComeUp(error)) throw error;
      if (Date.now() > deadline)
        throw new Error(`The database of DATABASE_URL does not answer: ${said(error)}`);
      if (!told) log.warn({ err: error }, 'The database of DATABASE_URL does not answer yet; trying again.');
      told = true;
    }
  }
}

async function checkVersion(target: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connectionSettings(target));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const server = rows[0];
    if (!server || server.version < OLDEST_SERVER) {
      throw new Error(
        `The database of DATABASE_URL is PostgreSQL ${server?.version}; 15 or newer is needed.`,
      );
    }
    if (server.encoding !== 'UTF8') {
      throw new Error(`The database of DATABASE_URL has the encoding ${server.encoding}; UTF8 is needed.`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

const CANNOT_CONNECT_NOW = '57P03';

function mayComeUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return [CANNOT_CONNECT_NOW, 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'].includes(
    code,
  );
}

function said(error: unknown): string {
  return error instanceof Error
    ? error.message || String((error as NodeJS.ErrnoException).code)
    : String(error);
}

function throwUncaught(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}
