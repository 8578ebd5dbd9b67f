// Brings the schema up to date: numbered .sql files, forward only. Own lines and not Kysely's Migrator,
// because that one wants modules of code, knows no checksums, and would let an edited file pass unseen.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { BaseLogger } from 'pino';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Any number, the same in all programs of one database: only one of them migrates at a time. */
const ADVISORY_LOCK = 4_711_001;

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own. Several
 * programs may call this at the same time.
 * @param folder holds files named `0001_what-it-does.sql`
 * @returns names of the files that were applied now
 * @throws Error with a sentence for people when the folder and the database do not fit together
 */
export async function migrate(pool: pg.Pool, folder: string, log: BaseLogger): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      await apply(client, migration);
      log.info({ migration: migration.name }, 'Migration applied.');
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9-]+\.sql$/.exec(name)?.[1]);
  const misnamed = names.find((_, index) => numbers[index] === undefined);
  if (misnamed) throw new Error(`The migration ${misnamed} must be named like 0001_what-it-does.sql.`);
  const twice = names.find((_, index) => numbers.indexOf(numbers[index]) !== index);
  if (twice) throw new Error(`The migration ${twice} has a number that another one has too.`);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git may have given the file other line ends on another system; it is still the same migration.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function findPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  for (const [index, applied] of rows.entries()) {
    const migration = migrations[index];
    if (migration?.name !== applied.name) throw new Error(misfit(migrations, applied.name, migration?.name));
    if (migration.checksum !== applied.checksum) {
      throw new Error(
        `The migration ${applied.name} was changed after it was applied to this database. ` +
          `Bring the file back as it was and put the change into a new migration.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

function misfit(migrations: Migration[], applied: string, late?: string): string {
  return migrations.some(({ name }) => name === applied)
    ? `The migration ${late} comes before ${applied}, which this database already has; give it a later number.`
    : `This database has the migration ${applied}, which this program does not know: the program is too old.`;
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${message}`, { cause: error });
  }
}
