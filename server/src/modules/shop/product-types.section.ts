/* Categories of products as a section. */
import { sql } from 'kysely';
import { deleteRows, holdName, upsertRows, withIds } from '../../platform/database/rows';
import { lineIn, translationIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import { productsChanged } from './shop.events';

export interface ProductTypeDocument {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly orderNo: number;
}

const hold = (tx: Db) => holdName(tx, 'section products');

export const productTypeSection: Section<ProductTypeDocument> = {
  name: 'productTypes',
  hold,
  read: (db, ids) =>
    db
      .selectFrom('product_type')
      .select(['id', 'name', 'name_zh as nameZh', 'order_no as orderNo'])
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
      .orderBy('order_no')
      .orderBy('id')
      .execute(),
  titleOf: ({ name }) => name,
  async write({ tx, emit }, wanted) {
    await hold(tx);
    const rows = await withIds(
      tx,
      'product_type',
      wanted.map(({ after }) => ({
        ...after,
        name: lineIn(after.name, 'name', 200),
        nameZh: translationIn(after.nameZh, 'nameZh', 200),
      })),
    );
    await upsertRows(
      tx,
      'product_type',
      rows.map(({ id, name, nameZh, orderNo }) => ({ id, name, name_zh: nameZh, order_no: orderNo })),
    );
    emit(productsChanged, {});
    return rows.map(({ id }) => id);
  },
  async remove({ tx, emit }, documents) {
    await deleteRows(
      tx,
      'product_type',
      'id',
      documents.map(({ id }) => id),
    );
    emit(productsChanged, {});
  },
};
