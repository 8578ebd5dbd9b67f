/* The first administrator of an empty database without demo data. */
import { sql } from 'kysely';
import type { Config } from '../../config';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { Transact } from '../../platform/events/unit-of-work';
import type { Tables } from '../../schema';
import { hashPassword } from './password';
import { hasPersons, insertPerson } from './people.store';

// Any number: programs that start together make one administrator.
const advisoryLock = 4_711_002;

export async function createFirstAdmin(platform: {
  transact: Transact<Tables>;
  clock: Clock;
  log: Logger;
  config: Config;
}): Promise<void> {
  const { transact, clock, log, config } = platform;
  const { admin, demoData } = config;
  if (admin === null || demoData) return;
  const made = await transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
    if (await hasPersons(tx)) return false;
    const passwordHash = await hashPassword(admin.password);
    await insertPerson(tx, { account: admin.account, name: admin.account, passwordHash }, clock.now());
    return true;
  });
  if (made) log.info({ account: admin.account }, 'first administrator made');
}
