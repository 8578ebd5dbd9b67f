/* SQL of editing question types and who is responsible for them. */
import { sql } from 'kysely';
import { onlineConsultation } from '#contract/core/limits';
import type { Db } from '../../../schema';
import type { Signature } from './change';
import type { Placed } from './editing.rules';
import type { Stamped } from '../../../platform/database/stale';

export interface TypeToEdit extends Stamped {
  readonly id: number;
  readonly title: string;
}

const columns = [
  'id',
  'title',
  'stamp',
  'stamp_wsid as stampWsid',
  'change_person_id as stampPersonId',
] as const;

const selectPresent = (tx: Db) =>
  tx
    .selectFrom('question_type')
    .select(columns)
    .where('deleted', '=', false)
    .where('id', '<>', onlineConsultation.typeId);

/** Holds a type that is not deleted. */
export async function lockType(tx: Db, id: number): Promise<TypeToEdit | undefined> {
  return selectPresent(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The type above one that is not deleted; null at the top level. */
export async function findPlace(tx: Db, id: number): Promise<{ parent_id: number | null } | undefined> {
  return tx
    .selectFrom('question_type')
    .select('parent_id')
    .where('deleted', '=', false)
    .where('id', '=', id)
    .where('id', '<>', onlineConsultation.typeId)
    .executeTakeFirst();
}

export type PlacedType = TypeToEdit & Placed;

/** Holds the types directly below one, or at the top level. By their places, counted from 0. */
export async function lockSiblings(tx: Db, parentId: number | null): Promise<PlacedType[]> {
  const rows = await selectPresent(tx)
    .select(sql<number>`order_no - 1`.as('index'))
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.toSorted((a, b) => a.index - b.index);
}

/** Holds these types, of which some may be deleted. */
export async function lockTypes(tx: Db, ids: readonly number[]): Promise<TypeToEdit[]> {
  return selectPresent(tx).where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute();
}

/** Holds a type against deletion while something is put below it; many may do so at once. */
export async function holdType(tx: Db, id: number): Promise<{ id: number } | undefined> {
  return selectPresent(tx).where('id', '=', id).forShare().executeTakeFirst();
}

export interface NewTypeRow extends Signature {
  readonly parent_id: number | null;
  readonly title: string;
  readonly title_zh: string | null;
  readonly change_time: number;
}

/** Puts a type behind those beside it. @returns the id */
export async function insertType(tx: Db, type: NewTypeRow): Promise<number> {
  const last = sql<number>`(
    select coalesce(max(order_no), 0) + 1 from question_type
    where parent_id is not distinct from ${type.parent_id}::int and not deleted
  )`;
  const { id } = await tx
    .insertInto('question_type')
    .values({ ...type, order_no: last })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TypeChange extends Signature {
  readonly change_time: number;
  readonly title?: string;
  readonly title_zh?: string | null;
  readonly deleted?: true;
}

export async function updateTypes(tx: Db, ids: readonly number[], change: TypeChange): Promise<void> {
  await tx.updateTable('question_type').set(change).where('id', '=', anyOf(ids)).execute();
}

export async function listPersonIds(tx: Db, typeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('question_type_person')
    .select('person_id')
    .where('question_type_id', '=', typeId)
    .orderBy('person_id')
    .execute();
  return rows.map((row) => row.person_id);
}

/** Replaces some of the responsible staff of a type. */
export async function updatePersons(
  tx: Db,
  typeId: number,
  { add, del }: { add: readonly number[]; del: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('question_type_person')
    .where('question_type_id', '=', typeId)
    .where('person_id', '=', anyOf(del))
    .execute();
  if (add.length === 0) return;
  await tx
    .insertInto('question_type_person')
    .values(add.map((person_id) => ({ question_type_id: typeId, person_id })))
    .execute();
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
