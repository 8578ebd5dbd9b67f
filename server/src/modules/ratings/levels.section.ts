/*
 * Levels of the older rating with what can be chosen in them, as a section. A choice that is taken
 * away is flagged: ratings hold its id.
 */
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error';
import { deleteRows, holdName, upsertRows, withIds, withOwnIds } from '../../platform/database/rows';
import { lineIn, translationIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section, WantedDocument } from '../../section';

interface ChoiceDocument {
  /** Absent in a new one. */
  readonly id?: number | undefined;
  readonly content: string;
  readonly contentZh: string | null;
}

export interface RatingLevelDocument {
  readonly id: number;
  readonly level: number;
  readonly options: readonly ChoiceDocument[];
}

const choiceTable = { table: 'rating_level_option', owner: 'level_id' };

const hold = (tx: Db) => holdName(tx, 'section ratings');

export const ratingLevelSection: Section<RatingLevelDocument> = {
  name: 'ratingLevels',
  hold,
  read: readLevels,
  titleOf: ({ level }) => `${level} 星`,
  async write({ tx, source }, wanted) {
    await hold(tx);
    if (source === 'screen') requireOwnChoices(wanted);
    const levels = await withIds(
      tx,
      'rating_level',
      wanted.map(({ after }) => normalLevel(after)),
    );
    await requireOwnLevels(tx, levels);
    await upsertRows(
      tx,
      'rating_level',
      levels.map(({ id, level }) => ({ id, level })),
    );
    await tx
      .updateTable('rating_level_option')
      .set({ deleted: true })
      .where('level_id', '=', sql<number>`any(${levels.map(({ id }) => id)}::int[])`)
      .execute();
    const choices = levels.flatMap(({ id, options }) =>
      options.map((option) => ({ ...option, id: option.id ?? 0, level_id: id })),
    );
    await upsertRows(
      tx,
      'rating_level_option',
      (await withOwnIds(tx, choiceTable, choices, ({ level_id }) => level_id)).map(
        ({ id, level_id, content, contentZh }) => ({
          id,
          level_id,
          content,
          content_zh: contentZh,
          deleted: false,
        }),
      ),
    );
    return levels.map(({ id }) => id);
  },
  async remove({ tx }, documents) {
    const ids = documents.map(({ id }) => id);
    await deleteRows(tx, 'rating_level_option', 'level_id', ids);
    await deleteRows(tx, 'rating_level', 'id', ids);
  },
};

async function readLevels(db: Db, ids?: readonly number[]): Promise<RatingLevelDocument[]> {
  const levels = await db
    .selectFrom('rating_level')
    .select(['id', 'level'])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
    .orderBy('level')
    .execute();
  const options = await db
    .selectFrom('rating_level_option')
    .select(['id', 'level_id', 'content', 'content_zh as contentZh'])
    .where('deleted', '=', false)
    .orderBy('id')
    .execute();
  return levels.map((level) => ({
    ...level,
    options: options
      .filter(({ level_id }) => level_id === level.id)
      .map(({ id, content, contentZh }) => ({ id, content, contentZh })),
  }));
}

function normalLevel(row: RatingLevelDocument): RatingLevelDocument {
  return {
    ...row,
    options: row.options.map(({ id, content, contentZh }, at) => ({
      id,
      content: lineIn(content, `options[${at}].content`, 500),
      contentZh: translationIn(contentZh, `options[${at}].contentZh`, 500),
    })),
  };
}

/** @throws settings.foreign_part */
function requireOwnChoices(wanted: readonly WantedDocument<RatingLevelDocument>[]): void {
  for (const { before, after } of wanted) {
    const own = new Set(before?.options.map(({ id }) => id));
    const sent = after.options.flatMap(({ id }) => id ?? []);
    if (sent.some((id) => !own.has(id)) || new Set(sent).size < sent.length) {
      throw new AppError('settings.foreign_part', { field: 'options' });
    }
  }
}

async function requireOwnLevels(tx: Db, rows: readonly RatingLevelDocument[]): Promise<void> {
  const owners = new Map((await readLevels(tx)).map(({ id, level }) => [level, id]));
  if (rows.some(({ id, level }) => (owners.get(level) ?? id) !== id)) {
    throw new AppError('settings.taken', { field: 'level' });
  }
}
