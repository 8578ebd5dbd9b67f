// A second program beside the one that runs the own database: it joins, and leaves without ending anything.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from './database';

vi.setConfig({ testTimeout: 60_000 });

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function open(dataDir: string, mayJoin: boolean): Promise<Database> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: 3, log, mayJoin });
  endings.push(() => database.stop());
  return database;
}

it('Q-134: joins the database of a running program; starts its own where none runs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundcrew-join-'));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await open(dataDir, true);
  expect(server.kind).toBe('embedded');
  await server.pool.query('create table kept (note text)');

  const guest = await open(dataDir, true);
  expect(guest.kind).toBe('joined');
  await guest.pool.query(`insert into kept values ('by the guest')`);
  await expect(open(dataDir, false)).rejects.toThrow('in use by another running server');
  await guest.stop();
  expect((await server.pool.query('select note from kept')).rows).toEqual([{ note: 'by the guest' }]);

  await server.stop();
  const next = await open(dataDir, true);
  expect(next.kind).toBe('embedded');
  expect((await next.pool.query('select note from kept')).rowCount).toBe(1);
});
