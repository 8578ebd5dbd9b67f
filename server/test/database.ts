// A database of its own for a test: a copy of the migrated template, made in a few hundredths of a second.
// global-setup.ts made the template.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectionSettings, openPool } from '../src/platform/database/connection';
import { urlOf } from './database-url';

export interface TestDatabase {
  pool: pg.Pool;
  /** For a program that gets its DATABASE_URL. */
  url: string;
  /** For connections outside the pool. */
  connection: pg.ClientConfig;
  /** Drops the database, whoever is connected; its pool has been ended, or is now. */
  drop(): Promise<void>;
}

/**
 * Makes a database of its own. Call `drop` when the test is over.
 * @param template what it is a copy of; empty with today's schema when not said
 */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${inject('templateDatabase')}_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = urlOf(server, name);
  const target = { connectionString: url };
  const pool = openPool(target, 5, () => undefined);
  const drop = async () => {
    if (!pool.ended) await pool.end();
    await runOn(server, `drop database if exists ${name} with (force)`);
  };
  return { pool, url, connection: connectionSettings(target), drop };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client(connectionSettings({ connectionString: server }));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
