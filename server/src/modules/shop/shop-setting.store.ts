/*
 * What the settings table says about orders. Read each time: these are few, and a change holds at once.
 * An unsound value is passed over.
 */
import { z } from 'zod';
import type { Db } from '../../schema';
import { knownCarriers, type TrackingPattern } from './tracking.rules';

const webAddress = z.url({ protocol: /^https?$/ });

const patternsSchema = z.array(z.object({ area: z.string(), carrier: z.string(), url: webAddress }));
const sellerSchema = z.string().trim().min(1).max(200);

/** Setting `trackingPatterns`: JSON list of {area, carrier, url}, in place of the known carriers. */
export async function listTrackingPatterns(db: Db): Promise<readonly TrackingPattern[]> {
  const stored = patternsSchema.safeParse(await findSetting(db, 'trackingPatterns'));
  return stored.success ? stored.data : knownCarriers;
}

/** Setting `invoiceSeller`: name of the seller on invoices; undefined where nobody set it. */
export async function findSeller(db: Db): Promise<string | undefined> {
  return sellerSchema.safeParse(await findSetting(db, 'invoiceSeller')).data;
}

async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}
