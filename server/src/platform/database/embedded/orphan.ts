// A program that was killed leaves its database running. Before a new one is started on the same folder,
// the old one is found and ended; when its program still lives, the start is refused.
// Whose a database is, is told by a lock inside it that ends with its holder, not by process numbers.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import type { ClusterFolder } from './folder';
import { connectWhenReady } from './process';

/** Held by the program that runs the database, on a connection in the database `postgres`. */
const OWNER_LOCK = 4_711_000;

/** An owner whose connection broke takes the lock again well within this time. */
const PATIENCE_WITH_OWNER = 300;
const PATIENCE_WITH_START = 60_000;
const PATIENCE_WITH_END = 30_000;

/** @returns whether this connection now stands for the one program that runs this database */
export async function becomeOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    OWNER_LOCK,
  ]);
  return rows[0]?.free === true;
}

/** @throws Error when another program uses this folder now */
export async function endOrphan(
  folder: ClusterFolder,
  target: pg.ClientConfig,
  log: BaseLogger,
): Promise<void> {
  const old = await readProcessFile(folder);
  if (!old) return;
  const isOurs = await isPostgresOf(folder, old.pid);
  // Asked in any case: it may run in another container, where process numbers mean nothing to us.
  const address = addressOf(folder, target, old);
  const client = await connectToOld(address, isOurs ? old.pid : undefined, folder);
  if (client) {
    const orphaned = isOurs && (await hasNoOwner(client));
    await client.end().catch(() => undefined);
    if (!orphaned) throw inUse(folder);
    log.warn(
      `The database of a program that was killed still runs (process ${old.pid}); it is ended and started anew.`,
    );
    await endProcess(old.pid, folder);
  } else if (!isOurs) {
    // Its number may belong to another program by now, and PostgreSQL would then refuse to start.
    await rm(join(folder.pgData, 'postmaster.pid'), { force: true });
  }
}

async function hasNoOwner(client: pg.Client): Promise<boolean> {
  if (!(await becomeOwner(client))) return false;
  await client.query('select pg_advisory_unlock($1)', [OWNER_LOCK]);
  await delay(PATIENCE_WITH_OWNER);
  return becomeOwner(client);
}

/**
 * How the database of this folder is reached, when a program runs it now; undefined when none does, and the
 * folder is free to be started on.
 */
export async function findOwned(
  folder: ClusterFolder,
  target: pg.ClientConfig,
): Promise<pg.ClientConfig | undefined> {
  const running = await readProcessFile(folder);
  if (!running) return undefined;
  const address = addressOf(folder, target, running);
  const isOurs = await isPostgresOf(folder, running.pid);
  const client = await connectToOld(address, isOurs ? running.pid : undefined, folder);
  if (!client) return undefined;
  const isOwned = !(await hasNoOwner(client));
  await client.end().catch(() => undefined);
  return isOwned ? address : undefined;
}

function addressOf(
  folder: ClusterFolder,
  target: pg.ClientConfig,
  running: { port: number; socketDir: string },
): pg.ClientConfig {
  return folder.socketDir === null
    ? { ...target, port: running.port }
    : { ...target, host: running.socketDir };
}

/** The process that PostgreSQL itself names as the one on this folder. */
export async function readProcessFile(
  folder: ClusterFolder,
): Promise<{ pid: number; port: number; socketDir: string } | undefined> {
  const text = await readFile(join(folder.pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDir] = text.split('\n');
  if (!pid || !(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), port: Number(port), socketDir: socketDir || (folder.socketDir ?? '') };
}

async function connectToOld(
  target: pg.ClientConfig,
  pid: number | undefined,
  folder: ClusterFolder,
): Promise<pg.Client | undefined> {
  let tries = 0;
  const mayAnswer = () => (pid === undefined ? tries++ === 0 : isAlive(pid));
  return connectWhenReady(target, mayAnswer, PATIENCE_WITH_START).catch((error: Error) => {
    throw new Error(
      `A database already runs on the data folder ${folder.dataDir} but does not let us in (${error.message}). ` +
        `End its process${pid === undefined ? '' : ` ${pid}`} and start again.`,
      { cause: error },
    );
  });
}

function inUse(folder: ClusterFolder): Error {
  return new Error(
    `The data folder ${folder.dataDir} is in use by another running server. ` +
      `Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  );
}

async function endProcess(pid: number, folder: ClusterFolder): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_WITH_END;
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      throw new Error(
        `The old database on ${folder.dataDir} does not end; end its process ${pid} and start again.`,
      );
    }
    await delay(15);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process numbers come round again: the command line tells whether this one is still our PostgreSQL. */
async function isPostgresOf(folder: ClusterFolder, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  );
  return command.includes(folder.pgData);
}
