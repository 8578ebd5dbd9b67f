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
  /** Ends the pool and drops the database, whoever is connected. */
  drop(): Promise<void>;
}

/** Makes an empty database with today's schema. Call `drop` when the test is over. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('templateDatabase');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = urlOf(server, name);
  const target = { connectionString: url };
  const pool = openPool(target, 5, () => undefined);
  const drop = async () => {
    await pool.end();
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
