/* SQL of the levels of the older rating. */
import type { Db } from '../../schema';
import type { RatingLevel } from './ratings.rules';
import type { NewRatingLevel } from './ratings.types';

/** With the options that can be chosen. */
export async function findLevel(db: Db, id: number): Promise<RatingLevel | undefined> {
  const rows = await db
    .selectFrom('rating_level')
    .leftJoin('rating_level_option', (join) =>
      join
        .onRef('rating_level_option.level_id', '=', 'rating_level.id')
        .on('rating_level_option.deleted', '=', false),
    )
    .select(['rating_level.level', 'rating_level_option.id as optionId'])
    .where('rating_level.id', '=', id)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  return { level: first.level, optionIds: new Set(rows.flatMap(({ optionId }) => optionId ?? [])) };
}

/** With their options. @returns the ids, in the order given */
export async function insertLevels(tx: Db, levels: readonly NewRatingLevel[]): Promise<number[]> {
  if (levels.length === 0) return [];
  const inserted = await tx
    .insertInto('rating_level')
    .values(levels.map(({ level }) => ({ level })))
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  const options = levels.flatMap((level, at) =>
    level.options.map(({ content, contentZh }) => ({
      level_id: ids[at] ?? 0,
      content,
      content_zh: contentZh,
    })),
  );
  if (options.length > 0) await tx.insertInto('rating_level_option').values(options).execute();
  return ids;
}
