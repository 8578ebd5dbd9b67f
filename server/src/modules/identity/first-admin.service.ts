/* The first administrator of an empty database without demo data, and the owner of a shop that has none. */
import { sql } from 'kysely';
import type { Config } from '../../config';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { Transact } from '../../platform/events/unit-of-work';
import type { Tables } from '../../schema';
import { hasOwner, makeOwner } from './account-section.store';
import { hashPassword } from './password';
import { hasPersons, insertPerson } from './people.store';

// Any number: programs that start together make one administrator.
const advisoryLock = 4_711_002;

interface Start {
  readonly transact: Transact<Tables>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
}

export async function createFirstAdmin(platform: Start): Promise<void> {
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

/**
 * A shop from before there were roles has no owner: whoever ADMIN_ACCOUNT names becomes it, else the first account
 * that may write.
 */
export async function nameOwner({ transact, log, config }: Start): Promise<void> {
  const account = await transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
    return (await hasOwner(tx)) ? undefined : makeOwner(tx, config.admin?.account);
  });
  if (account !== undefined) log.info({ account }, 'owner named');
}
