/*
 * The demo shop: fills an empty database, in one transaction, so that a start that breaks off in the
 * middle leaves it empty and the next one fills it.
 */
import { sql } from 'kysely';
import type { App } from '../src/app';
import { fillCannedReplies } from './canned-replies';
import { fillKnowledge } from './knowledge';
import { fillOrders } from './orders';
import { fillCustomers, fillStaff } from './people';
import { fillPictures } from './pictures';
import { fillRatingOptions } from './rating-options';
import { fillReports } from './reports';
import { fillProducts } from './shop';
import { fillSop } from './sop';
import { fillTickets } from './tickets';

// Any number that no other advisory lock uses: two programs must not fill at once.
const demoLock = 4_242_001;

/** @returns true when the database was empty and has been filled */
export async function fillDemoShop(app: App): Promise<boolean> {
  const filled = await app.platform.transact(async (tx, emit) => {
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx);
    const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst();
    if (somebody !== undefined) return false;

    const now = app.platform.clock.now();
    const [pictures, staff, customers] = [
      await fillPictures(app, tx),
      await fillStaff(app, tx),
      await fillCustomers(app, tx),
    ];
    const products = await fillProducts(app, tx, pictures);
    await fillOrders(app, tx, { customers, products, now });
    const { types, questions } = await fillKnowledge(app, tx, { staff, products, pictures, now });
    const directories = await fillSop(app, tx, { staff, products, now });
    await fillRatingOptions(app, tx);
    await fillCannedReplies(app, tx, emit);
    const tickets = await fillTickets(app, tx, { staff, customers, products, types, questions, directories });
    await fillReports(app, tx, { products, pictures, tickets });
    return true;
  });
  if (filled) {
    app.modules.knowledge.catalogueChanged();
    app.modules.sop.treeChanged();
  }
  return filled;
}
