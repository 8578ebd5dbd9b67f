// The schema goes forward only, once, whoever starts, and never on top of something it does not know.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { migrate } from './migrate';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop table schema_migration');
  folder = await mkdtemp(join(tmpdir(), 'groundcrew-migrations-'));
  await write('0001_first.sql', 'create table first_table (id int); insert into first_table values (1);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database.pool, folder, log);

it('applies what is new, in order, once', async () => {
  await write('0002_second.sql', 'alter table first_table add column note text;');
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await run()).toEqual([]);
  await write('0003_third.sql', 'create table third_table (id int);');
  expect(await run()).toEqual(['0003_third.sql']);
});

it('lets several programs start at once', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_first.sql']);
  expect((await database.pool.query('select count(*) as rows from first_table')).rows).toEqual([{ rows: 1 }]);
});

it('leaves nothing of a migration that fails, and keeps the ones before', async () => {
  await write('0002_broken.sql', 'create table half (id int); select 1 / 0;');
  await expect(run()).rejects.toThrow('The migration 0002_broken.sql failed: division by zero');
  const { rows } = await database.pool.query(
    `select to_regclass('half') as half, to_regclass('first_table') as first`,
  );
  expect(rows).toEqual([{ half: null, first: 'first_table' }]);
  await write('0002_broken.sql', 'create table whole (id int);');
  expect(await run()).toEqual(['0002_broken.sql']);
});

it('refuses a file that was changed after it was applied, but not other line ends', async () => {
  await write('0001_first.sql', 'create table first_table (\n  id int\n);\n');
  await run();
  await write('0001_first.sql', 'create table first_table (\r\n  id int\r\n);\r\n');
  expect(await run()).toEqual([]);
  await write('0001_first.sql', 'create table first_table (id bigint);');
  await expect(run()).rejects.toThrow('The migration 0001_first.sql was changed after it was applied');
});

it('refuses a database that is newer than the program', async () => {
  await write('0002_second.sql', 'select 1;');
  await run();
  await rm(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow(
    '0002_second.sql, which this program does not know: the program is too old',
  );
});

it('refuses a migration that comes too late, a number used twice and a wrong name', async () => {
  await write('0003_third.sql', 'select 1;');
  await run();
  await write('0002_late.sql', 'select 1;');
  await expect(run()).rejects.toThrow('The migration 0002_late.sql comes before 0003_third.sql');
  await write('0003_again.sql', 'select 1;');
  await expect(run()).rejects.toThrow('has a number that another one has too');
  await write('four.sql', 'select 1;');
  await expect(run()).rejects.toThrow('The migration four.sql must be named like 0001_what-it-does.sql');
});
