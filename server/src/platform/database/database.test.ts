// The faults that the database must survive: killed itself, its program killed, two programs on one folder.
// Every test runs a real server in a folder of its own.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database';
import { patience } from '../../../test/patience';
import { type Database, openDatabase } from './database';

vi.setConfig({ testTimeout: 60_000 });

const endings: (() => Promise<unknown>)[] = [];
let prototype: string;

beforeAll(async () => {
  prototype = await mkdtemp(join(tmpdir(), 'groundcrew-prototype-'));
  const database = await open(prototype);
  await database.stop();
});

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

afterAll(() => rm(prototype, { recursive: true, force: true }));

async function emptyFolder(name = 'groundcrew-database-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a database that was made before and ended cleanly. */
async function usedFolder(name?: string): Promise<string> {
  const folder = await emptyFolder(name);
  await promisify(execFile)('cp', ['-a', join(prototype, 'postgres'), folder]);
  return folder;
}

async function open(dataDir: string, onFatal?: (error: Error) => void): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: null,
    dataDir,
    poolSize: 3,
    log: pino({ level: 'silent' }),
    ...(onFatal && { onFatal }),
  });
  endings.push(() => database.stop());
  return database;
}

const processFile = (dataDir: string) => join(dataDir, 'postgres/cluster/data/postmaster.pid');

async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(processFile(dataDir), 'utf8')).split('\n')[0]);
}

/** The note that a killed program or server had committed. */
async function keptNotes(database: Database): Promise<unknown[]> {
  return (await database.pool.query<{ note: string }>('select note from kept')).rows.map(({ note }) => note);
}

it('opens, is ready, and leaves nothing running when it is stopped', async () => {
  const dataDir = await emptyFolder();
  const database = await open(dataDir);
  expect(database.kind).toBe('embedded');
  expect(await database.isReady()).toBe(true);
  const { rows } = await database.pool.query('show fsync');
  expect(rows).toEqual([{ fsync: 'on' }]);
  const pid = await serverPid(dataDir);
  await database.stop();
  expect(() => process.kill(pid, 0)).toThrow();
  await expect(readFile(processFile(dataDir))).rejects.toThrow('ENOENT');
  expect(await database.isReady()).toBe(false);
});

it('is brought back when it is killed, with everything that was committed', async () => {
  const dataDir = await usedFolder();
  const database = await open(dataDir);
  await database.pool.query('create table kept (note text)');
  await database.pool.query(`insert into kept values ('committed')`);
  const before = await serverPid(dataDir);
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await serverPid(dataDir)).not.toBe(before), patience);
  await vi.waitFor(async () => expect(await keptNotes(database)).toEqual(['committed']), patience);
});

it('keeps others out also after one of its connections crashed', async () => {
  const dataDir = await usedFolder();
  const database = await open(dataDir);
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = 'postgres'`,
  );
  expect(rows).toHaveLength(1);
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
  await vi.waitFor(async () => {
    const held = await database.pool.query(`select 1 from pg_locks where locktype = 'advisory' and granted`);
    expect(held.rowCount).toBe(1);
  }, patience);
  await expect(open(dataDir)).rejects.toThrow(/in use/);
});

it('is given up with a clear line when it dies again and again', async () => {
  const dataDir = await usedFolder();
  const onFatal = vi.fn<(error: Error) => void>();
  await open(dataDir, onFatal);
  const killed = new Set<number>();
  await vi.waitFor(
    async () => {
      const pid = await serverPid(dataDir);
      if (!killed.has(pid)) process.kill(pid, 'SIGKILL');
      killed.add(pid);
      expect(onFatal).toHaveBeenCalledOnce();
    },
    { timeout: 50_000, interval: 50 },
  );
  // A start that fails by itself, as on a busy machine, counts as well.
  expect(killed.size).toBeLessThanOrEqual(5);
  expect(onFatal.mock.calls[0]?.[0].message).toMatch(/ended 5 times within a minute/);
});

it('refuses a second program on the same folder and names the folder', async () => {
  const dataDir = await usedFolder();
  const first = await open(dataDir);
  await expect(open(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by another running server.`,
  );
  expect(await first.isReady()).toBe(true);
});

it('lets one of several programs that start at the same moment win', async () => {
  const dataDir = await emptyFolder();
  const results = await Promise.allSettled([open(dataDir), open(dataDir), open(dataDir)]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining(`${dataDir} is in use`),
    expect.stringContaining(`${dataDir} is in use`),
  ]);
});

it('takes over from a program that was killed and left its database running', async () => {
  const dataDir = await usedFolder();
  const script = fileURLToPath(new URL('../../../test/holds-database.ts', import.meta.url));
  const program = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(program.stdout, 'data');
  const left = await serverPid(dataDir);
  program.kill('SIGKILL');
  await once(program, 'exit');
  expect(() => process.kill(left, 0)).not.toThrow();
  const database = await open(dataDir);
  expect(await keptNotes(database)).toEqual(['before the kill']);
  expect(() => process.kill(left, 0)).toThrow();
});

it('finds a short way to its socket from a folder with a long name', async () => {
  const dataDir = await usedFolder('a-folder-with-a-long-name-'.repeat(4));
  const database = await open(dataDir);
  expect(await database.isReady()).toBe(true);
});

it('uses the PostgreSQL it is given', async () => {
  const given = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl: given.url, dataDir: '/nowhere', poolSize: 2, log });
  expect(database.kind).toBe('given');
  expect(await database.isReady()).toBe(true);
  await database.stop();
  await given.drop();
});

it('says what is wrong with the address it is given', async () => {
  const given = await createTestDatabase();
  const wrong = new URL(given.url);
  wrong.pathname = '/no_such_database';
  const log = pino({ level: 'silent' });
  const opening = openDatabase({ databaseUrl: wrong.href, dataDir: '/nowhere', poolSize: 2, log });
  await expect(opening).rejects.toThrow('database "no_such_database" does not exist');
  await given.drop();
});
