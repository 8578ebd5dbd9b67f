// Once per run of the integration tests: one PostgreSQL (a new one in a temporary folder, or that of
// DATABASE_URL) and in it one template database with the schema, of which every test gets its own copy.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectionSettings } from '../src/platform/database/connection';
import { SupervisedPostgres } from '../src/platform/database/embedded/supervised-postgres';
import { migrate } from '../src/platform/database/migrate';
import { demoFolderOf, urlOf } from './database-url';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database in which databases can be made and dropped. */
    databaseServer: string;
    /** Name of the database that has the schema and nothing else. */
    templateDatabase: string;
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** What a test may lose when the machine fails is worth nothing: quick, and still the same database. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `groundcrew_test_${process.pid}_${Date.now().toString(36)}`;
  await withClient(server.url, (client) => client.query(`create database ${template}`));
  const pool = new pg.Pool({ connectionString: urlOf(server.url, template), max: 1 });
  await migrate(pool, migrations, pino({ level: 'silent' }));
  await pool.end();
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await withClient(server.url, (client) => dropAll(client, template));
    await rm(demoFolderOf(template), { recursive: true, force: true });
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'groundcrew-test-'));
  const postgres = await SupervisedPostgres.start({
    dataDir,
    maxConnections: 200,
    settings: quick,
    log: pino({ level: 'warn' }),
    onFatal: (error) => {
      throw error;
    },
  });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: urlOf(postgres.connection), stop };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(connectionSettings({ connectionString: url }));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The template and the copies that tests did not drop. */
async function dropAll(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
}
