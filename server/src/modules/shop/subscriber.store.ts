/* SQL of newsletter subscribers. */
import type { Db } from '../../schema';

/** Once per address, however many ask at the same time. */
export async function insertSubscriber(db: Db, email: string, now: number): Promise<void> {
  await db
    .insertInto('subscriber')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
