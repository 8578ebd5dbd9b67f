// Test databases are real, migrated, and each test's own.
import { expect, it } from 'vitest';
import { createTestDatabase } from './database';

it('gives every test a migrated database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query('create table mine (id bigint)');
  await one.pool.query('insert into mine values (9007199254740991)');
  expect((await one.pool.query('select id from mine')).rows).toEqual([{ id: 9_007_199_254_740_991 }]);
  expect((await other.pool.query(`select to_regclass('mine') as found`)).rows).toEqual([{ found: null }]);
  expect((await other.pool.query('select count(*) as applied from schema_migration')).rows).toEqual([
    { applied: expect.any(Number) },
  ]);
  await Promise.all([one.drop(), other.drop()]);
});

it('refuses a whole number that would be rounded', async () => {
  const database = await createTestDatabase();
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(
    /beyond the whole numbers/,
  );
  await database.drop();
});
