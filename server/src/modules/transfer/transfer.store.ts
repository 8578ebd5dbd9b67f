/* SQL of export and import that belongs to no module: the lock, the name of the shop, which ids are used. */
import { sql } from 'kysely';
import type { Db } from '../../schema';

// Any number that no other advisory lock uses: two files must not be imported at once.
const importLock = 4_242_003;

/** Until the end of the transaction nobody else imports. */
export async function holdImport(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
}

/** Which of these ids a table has used, deleted rows too. */
export async function listUsedIds(tx: Db, table: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What the files of this shop are known by; undefined before the first export. */
export async function findOrigin(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'origin').executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Of two at once the first one stays. @returns the one that holds */
export async function saveOrigin(db: Db, origin: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: 'origin', value: JSON.stringify(origin) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findOrigin(db)) ?? origin;
}

/** What was exported before is another shop's. */
export async function replaceOrigin(tx: Db, origin: string): Promise<void> {
  await tx.deleteFrom('setting').where('key', '=', 'origin').execute();
  await saveOrigin(tx, origin);
}

/** Whether nothing is there yet that a file's ids could be taken for. */
export async function isEmptyShop(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from product) or exists (select from question_type) or exists (select from sop_directory)
      or exists (select from sop_question) or exists (select from report_sop) or exists (select from rating_option)
      or exists (select from canned_reply) as used
  `.execute(tx);
  return rows[0]?.used === false;
}
