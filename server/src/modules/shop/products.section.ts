/*
 * Products with their parts and trade names as a section. A deleted one is flagged: tickets,
 * orders and reports keep naming it.
 */
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { deleteRows, insertRows, upsertRows, withIds } from '../../platform/database/rows';
import { takeStamp } from '../../platform/database/stamp';
import { lineIn, pictureIn, requireKnown, textIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Change, Section } from '../../section';
import { updateStamps } from './description.store';
import {
  holdProductRows,
  listKnownIds,
  listOwnersOfKeys,
  readProducts,
  type ProductDocument,
} from './products-section.store';
import { holdSync } from './product-sync.store';
import { productsChanged } from './shop.events';

export type { ProductDocument } from './products-section.store';

export function createProductSection({ clock }: { clock: Clock }): Section<ProductDocument> {
  const sign = async ({ tx, emit, personId, wsid }: Change, ids: readonly number[]) => {
    const stamp = await takeStamp(tx, clock.now());
    await updateStamps(tx, ids, { stamp, wsid, personId });
    emit(productsChanged, {});
  };
  const hold = async (tx: Db, ids: readonly number[]) => {
    await holdSync(tx);
    await holdProductRows(tx, ids);
  };
  return {
    name: 'products',
    hold,
    read: readProducts,
    titleOf: ({ name }) => name,
    isPublic: () => true,
    async write(change, wanted) {
      const { tx } = change;
      await hold(
        tx,
        wanted.map(({ after }) => after.id),
      );
      const rows = await withIds(
        tx,
        'product',
        wanted.map(({ after }) => normalProduct(after)),
      );
      await requireReferences(tx, change, rows);
      await writeRows(tx, rows);
      await sign(
        change,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => id);
    },
    async remove(change, documents) {
      const ids = documents.map(({ id }) => id);
      await change.tx.updateTable('product').set({ deleted: true }).where('id', 'in', ids).execute();
      await sign(change, ids);
    },
  };
}

function normalProduct(row: ProductDocument): ProductDocument {
  return {
    ...row,
    key: row.key === null || row.key.trim() === '' ? null : lineIn(row.key, 'key', 200),
    name: lineIn(row.name, 'name', 200),
    description: row.description,
    descriptionZh: row.descriptionZh === '' ? null : row.descriptionZh,
    pictureUrl: pictureIn(row.pictureUrl, 'pictureUrl'),
    childIds: [...new Set(row.childIds)].filter((child) => child !== row.id),
    shopNames: [...new Set(row.shopNames.map((name, at) => textIn(name, `shopNames[${at}]`, 500)))].filter(
      (name) => name !== '',
    ),
  };
}

/** What a restored row names and is gone, it names no longer; of others nothing is dropped. */
async function requireReferences(
  tx: Db,
  { source }: Change,
  rows: readonly ProductDocument[],
): Promise<void> {
  const types = await listKnownIds(
    tx,
    'product_type',
    rows.map(({ typeId }) => typeId),
  );
  requireKnown(
    rows.map(({ typeId }) => typeId),
    types,
    'typeId',
  );
  const products = new Set([
    ...(await listKnownIds(
      tx,
      'product',
      rows.flatMap(({ childIds }) => childIds),
    )),
    ...rows.map(({ id }) => id),
  ]);
  for (const { childIds } of rows) {
    if (source !== 'restore') requireKnown(childIds, products, 'childIds');
  }
  const owners = await listOwnersOfKeys(
    tx,
    rows.flatMap(({ key }) => key ?? []),
  );
  const isTaken = ({ id, key }: ProductDocument) => key !== null && owners.has(key) && owners.get(key) !== id;
  if (rows.some(isTaken)) throw new AppError('settings.taken', { field: 'key' });
}

async function writeRows(tx: Db, rows: readonly ProductDocument[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await upsertRows(
    tx,
    'product',
    rows.map((row) => ({
      id: row.id,
      shop_key: row.key,
      name: row.name,
      type_id: row.typeId,
      description: row.description,
      description_zh: row.descriptionZh,
      enable: row.enable,
      picture_url: row.pictureUrl,
      deleted: false,
      // Written again below, with the time of the change.
      stamp: 0,
      stamp_wsid: '',
    })),
  );
  await deleteRows(tx, 'product_child', 'product_id', ids);
  const known = await listKnownIds(
    tx,
    'product',
    rows.flatMap(({ childIds }) => childIds),
  );
  await insertRows(
    tx,
    'product_child',
    rows.flatMap(({ id, childIds }) =>
      childIds.filter((child) => known.has(child)).map((child_id) => ({ product_id: id, child_id })),
    ),
  );
  await deleteRows(tx, 'product_shop_name', 'product_id', ids);
  await insertRows(
    tx,
    'product_shop_name',
    rows.flatMap(({ id, shopNames }) =>
      shopNames.map((name, at) => ({ product_id: id, name, order_no: at + 1 })),
    ),
  );
}
