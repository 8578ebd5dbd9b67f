// One run of the program `postgres` on a data folder: how it is started, watched while it starts, asked to
// end. Nothing here decides whether it should run; that is supervised-postgres.ts.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { connectionSettings } from '../connection';
import { type ClusterFolder, DATABASE_NAME, serverEnvironment } from './folder';

/** Settings of PostgreSQL by name, such as `{ fsync: 'off' }`. */
export type ServerSettings = Readonly<Record<string, string | number>>;

export interface PostgresProcess {
  pid: number;
  /** Settles when the process has ended, with words such as "signal SIGKILL" or "exit code 1". */
  exited: Promise<string>;
  /** What it said last, for an error message. */
  lastWords(): string;
  /** Asks for a fast shutdown: running transactions are rolled back, everything is written. */
  end(): Promise<void>;
}

const PATIENCE_WITH_END = 30_000;
const WORDS_KEPT = 12;

/** Starts `postgres`; it is not ready yet. */
export function spawnPostgres(
  folder: ClusterFolder,
  settings: ServerSettings,
  log: BaseLogger,
): PostgresProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(folder.binaries.postgres, ['-D', folder.pgData, ...options], {
    ...folder.owner,
    cwd: '/',
    env: serverEnvironment(),
    // A session of its own: Ctrl+C in a terminal must reach us only, so that requests can end first.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.push(line);
    if (words.length > WORDS_KEPT) words.shift();
    log.debug({ postgres: line });
  });
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  void exited.then(() => process.off('exit', endWithUs));
  return {
    pid: child.pid ?? -1,
    exited,
    lastWords: () => words.join('\n'),
    end: () => endChild(child, exited),
  };
}

async function endChild(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal);
    const gone = await Promise.race([
      exited.then(() => true),
      delay(PATIENCE_WITH_END, false, { ref: false }),
    ]);
    if (gone) return;
  }
}

/**
 * The settings under which our own database runs, and how it is reached: by a Unix socket in a folder that
 * only its user may enter, or by loopback where there are none; by password in both cases.
 */
export async function serverSettings(
  folder: ClusterFolder,
  maxConnections: number,
  further: ServerSettings,
): Promise<{ settings: ServerSettings; connection: pg.ClientConfig }> {
  const port = folder.socketDir === null ? await findFreePort() : 5432;
  const settings = {
    listen_addresses: folder.socketDir === null ? '127.0.0.1' : '',
    unix_socket_directories: folder.socketDir ?? '',
    unix_socket_permissions: '0700',
    port,
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Refused statements are the program's business and stand in its own log.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    // Short statements only: no planner time for them, and no shared memory of workers in small containers.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    ...further,
  };
  const { password, socketDir } = folder;
  const host = socketDir ?? '127.0.0.1';
  return { settings, connection: { host, port, user: DATABASE_NAME, password, database: DATABASE_NAME } };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

const POLL_MILLISECONDS = 15;

/**
 * Connects as soon as the server lets us, however long its recovery takes, as long as it lives.
 * @returns undefined when `isAlive` said no before
 */
export async function connectWhenReady(
  target: pg.ClientConfig,
  isAlive: () => boolean,
  patience: number,
): Promise<pg.Client | undefined> {
  const deadline = Date.now() + patience;
  while (isAlive()) {
    const client = new pg.Client(connectionSettings({ ...target, database: 'postgres' }));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isNotYet(error) || Date.now() > deadline) throw error;
    }
    await delay(POLL_MILLISECONDS);
  }
  return undefined;
}

const SERVER_STARTS_OR_ENDS = ['57P03', '57P01'];

function isNotYet(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    [...SERVER_STARTS_OR_ENDS, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /terminated/.test(error.message)
  );
}
