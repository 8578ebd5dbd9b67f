/* Rating options as a section. One that somebody rated by can be disabled, not deleted. */
import { sql } from 'kysely';
import { deleteRows, holdName, upsertRows, withIds } from '../../platform/database/rows';
import { lineIn, translationIn, valueIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';

export interface RatingOptionDocument {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly points: number;
  readonly enable: 0 | 1;
  readonly orderNo: number;
}

const hold = (tx: Db) => holdName(tx, 'section ratings');

export const ratingOptionSection: Section<RatingOptionDocument> = {
  name: 'ratingOptions',
  hold,
  read: (db, ids) =>
    db
      .selectFrom('rating_option')
      .select(['id', 'name', 'name_zh as nameZh', 'points', 'enable', 'order_no as orderNo'])
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
      .orderBy('order_no')
      .orderBy('id')
      .execute(),
  titleOf: ({ name }) => name,
  async write({ tx }, wanted) {
    await hold(tx);
    const isStars = (points: number) => Number.isInteger(points) && points >= 1 && points <= 10;
    const rows = await withIds(
      tx,
      'rating_option',
      wanted.map(({ after }) => ({
        ...after,
        name: lineIn(after.name, 'name', 200),
        nameZh: translationIn(after.nameZh, 'nameZh', 200),
        points: valueIn(after.points, 'points', '1–10', isStars),
      })),
    );
    await upsertRows(
      tx,
      'rating_option',
      rows.map(({ id, name, nameZh, points, enable, orderNo }) => ({
        id,
        name,
        name_zh: nameZh,
        points,
        enable,
        order_no: orderNo,
      })),
    );
    return rows.map(({ id }) => id);
  },
  remove: ({ tx }, documents) =>
    deleteRows(
      tx,
      'rating_option',
      'id',
      documents.map(({ id }) => id),
    ),
};
