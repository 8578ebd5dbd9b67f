// The demo shop as a database and a folder to copy: filled by the first test of a run that asks, for all workers.
// global-setup.ts removes both in the end.
import { access, rename } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { fillDemoShop } from '../demo';
import { connectionSettings } from '../src/platform/database/connection';
import { startTestApp, type StoredData } from './app';
import { demoFolderOf } from './database-url';

// Any number that no other advisory lock uses.
const fillLock = 4_242_002;

export async function demoShop(): Promise<StoredData> {
  const template = inject('templateDatabase');
  const shop = { database: `${template}_demo`, dataDir: demoFolderOf(template) };
  const client = new pg.Client(connectionSettings({ connectionString: inject('databaseServer') }));
  await client.connect();
  try {
    // Ends with the connection.
    await client.query('select pg_advisory_lock($1)', [fillLock]);
    if (!(await exists(shop.dataDir))) await make(shop, client);
  } finally {
    await client.end();
  }
  return shop;
}

async function make(shop: StoredData, client: pg.Client): Promise<void> {
  const test = await startTestApp();
  await fillDemoShop(test.app);
  await test.leave();
  const made = new URL(test.databaseUrl).pathname.slice(1);
  await client.query(`alter database ${made} rename to ${shop.database}`);
  // Last: whoever finds the folder finds the database.
  await rename(test.dataDir, shop.dataDir);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
