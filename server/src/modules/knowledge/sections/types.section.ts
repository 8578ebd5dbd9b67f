/*
 * Question types as a section: what the history keeps of them, export and import. Their editor has
 * calls of its own.
 */
import { sql } from 'kysely';
import { onlineConsultation } from '#contract/core/limits';
import { AppError } from '../../../platform/app-error';
import { deleteRows, insertRows, upsertRows, withIds } from '../../../platform/database/rows';
import { takeStamp } from '../../../platform/database/stamp';
import { lineIn, requireKnown, translationIn } from '../../../platform/field-checks';
import type { Db } from '../../../schema';
import type { Change, Section } from '../../../section';
import type { Identity } from '../../identity';
import { catalogueChanged } from '../catalogue.service';
import { most } from '../editing/editing.rules';

export interface TypeDocument {
  readonly id: number;
  /** 0 at the top level. */
  readonly parentId: number;
  readonly title: string;
  readonly titleZh: string | null;
  readonly orderNo: number;
  readonly personIds: readonly number[];
}

export function createTypeSection({
  identity,
}: {
  identity: Pick<Identity, 'listPersons'>;
}): Section<TypeDocument> {
  return {
    name: 'questionTypes',
    hold: holdTypes,
    read: readTypes,
    titleOf: ({ title }) => title,
    async write(change, wanted) {
      const { tx } = change;
      await holdTypes(
        tx,
        wanted.map(({ after }) => after.id),
      );
      const rows = await withIds(
        tx,
        'question_type',
        wanted.map(({ after }) => ({
          ...after,
          title: lineIn(after.title, 'title', most.titleLength),
          titleZh: translationIn(after.titleZh, 'titleZh', most.titleLength),
        })),
      );
      await upsertRows(tx, 'question_type', rows.map(await columnsFor(change)));
      await requirePlaces(tx, rows);
      await writePersons(
        tx,
        rows,
        await identity.listPersons(
          tx,
          rows.flatMap(({ personIds }) => personIds),
        ),
      );
      return rows.map(({ id }) => id);
    },
    async remove(change, documents) {
      const { tx } = change;
      const ids = documents.map(({ id }) => id);
      const signature = await signatureOf(change);
      await tx
        .updateTable('question_type')
        .set({ deleted: true, ...signature })
        .where('id', 'in', ids)
        .execute();
      const below = await tx
        .selectFrom('question_type as type')
        .select('type.id')
        .where('type.deleted', '=', false)
        .where('type.parent_id', 'in', ids)
        .union(
          tx
            .selectFrom('question')
            .select('question.id')
            .where('question.deleted', '=', false)
            .where('question_type_id', 'in', ids),
        )
        .limit(1)
        .executeTakeFirst();
      if (below !== undefined) throw new AppError('settings.in_use', { what: '问题类型或问题' });
    },
  };
}

/** What a change writes on each row of the catalogue, and tells everybody. */
export async function signatureOf({ tx, emit, now, personId, wsid }: Change) {
  emit(catalogueChanged, {});
  const stamp = await takeStamp(tx, now);
  return { stamp, stamp_wsid: wsid, change_person_id: personId, change_time: now };
}

async function columnsFor(change: Change) {
  const signature = await signatureOf(change);
  return ({ id, parentId, title, titleZh, orderNo }: TypeDocument) => ({
    id,
    parent_id: parentId === 0 ? null : parentId,
    title,
    title_zh: titleZh,
    order_no: orderNo,
    deleted: false,
    ...signature,
  });
}

async function holdTypes(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('question_type')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function readTypes(db: Db, ids?: readonly number[]): Promise<TypeDocument[]> {
  return db
    .selectFrom('question_type')
    .select(['id', sql<number>`coalesce(parent_id, 0)`.as('parentId'), 'title', 'title_zh as titleZh'])
    .select('order_no as orderNo')
    .select(
      sql<number[]>`array(
        select person_id from question_type_person where question_type_id = question_type.id order by person_id
      )`.as('personIds'),
    )
    .where('deleted', '=', false)
    .where('id', '<>', onlineConsultation.typeId)
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .orderBy('order_no')
    .orderBy('id')
    .execute();
}

/** Each stands at the top level or below one that is there, and never below itself. */
async function requirePlaces(tx: Db, rows: readonly TypeDocument[]): Promise<void> {
  const parentOf = new Map((await readTypes(tx)).map(({ id, parentId }) => [id, parentId]));
  requireKnown(
    rows.flatMap(({ parentId }) => (parentId === 0 ? [] : parentId)),
    parentOf,
    'parentId',
  );
  for (const { id } of rows) {
    let levels = 0;
    for (let at = id; at !== 0; at = parentOf.get(at) ?? 0) {
      levels += 1;
      if (levels > most.levels) throw new AppError('knowledge.too_deep', { levels: most.levels });
    }
  }
}

async function writePersons(
  tx: Db,
  rows: readonly TypeDocument[],
  known: { has(id: number): boolean },
): Promise<void> {
  await deleteRows(
    tx,
    'question_type_person',
    'question_type_id',
    rows.map(({ id }) => id),
  );
  await insertRows(
    tx,
    'question_type_person',
    rows.flatMap(({ id, personIds }) =>
      personIds
        .filter((person) => known.has(person))
        .map((person_id) => ({ question_type_id: id, person_id })),
    ),
  );
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
