/*
 * Entries of dictionaries as a section. Some belong to the program: tickets and reports hold their
 * values, so only their texts and their place may change.
 */
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error';
import { deleteRows, holdName, upsertRows, withIds } from '../../platform/database/rows';
import { lineIn, translationIn } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import { isFixedEntry, takesNoEntries } from './dictionary.rules';

/** An entry of a dictionary. */
export interface DictionaryDocument {
  readonly id: number;
  readonly type: string;
  readonly value: string;
  readonly label: string;
  readonly labelZh: string | null;
  readonly orderNo: number;
  readonly fixed: boolean;
}

const hold = (tx: Db) => holdName(tx, 'section dictionaries');

export const dictionarySection: Section<DictionaryDocument> = {
  name: 'dictionaries',
  hold,
  read: readEntries,
  titleOf: ({ type, label }) => `${type}: ${label}`,
  async write({ tx }, wanted) {
    await hold(tx);
    const normal = wanted.map(({ after }) => normalEntry(after));
    for (const [at, { before }] of wanted.entries()) {
      const after = normal[at];
      const isMoved = before?.type !== after?.type || before?.value !== after?.value;
      const isFixed =
        (before !== undefined && isFixedEntry(before)) || (after !== undefined && takesNoEntries(after));
      if (isMoved && isFixed) throw new AppError('settings.fixed');
    }
    await requireOwn(tx, normal);
    const rows = await withIds(tx, 'dictionary_entry', normal);
    await upsertRows(
      tx,
      'dictionary_entry',
      rows.map(({ id, type, value, label, labelZh, orderNo }) => ({
        id,
        type,
        value,
        label,
        label_zh: labelZh,
        order_no: orderNo,
      })),
    );
    return rows.map(({ id }) => id);
  },
  async remove({ tx }, documents) {
    if (documents.some(isFixedEntry)) throw new AppError('settings.fixed');
    await deleteRows(
      tx,
      'dictionary_entry',
      'id',
      documents.map(({ id }) => id),
    );
  },
};

async function readEntries(db: Db, ids?: readonly number[]): Promise<DictionaryDocument[]> {
  const rows = await db
    .selectFrom('dictionary_entry')
    .select(['id', 'type', 'value', 'label', 'label_zh as labelZh', 'order_no as orderNo'])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
    .orderBy('type')
    .orderBy('order_no')
    .orderBy('value')
    .execute();
  return rows.map((row) => ({ ...row, fixed: isFixedEntry(row) }));
}

function normalEntry(row: DictionaryDocument): DictionaryDocument {
  return {
    ...row,
    type: lineIn(row.type, 'type', 100),
    value: lineIn(row.value, 'value', 100),
    label: lineIn(row.label, 'label', 500),
    labelZh: translationIn(row.labelZh, 'labelZh', 500),
  };
}

async function requireOwn(tx: Db, rows: readonly DictionaryDocument[]): Promise<void> {
  const known = new Map(
    (await readEntries(tx)).map((row) => [JSON.stringify([row.type, row.value]), row.id]),
  );
  const isTaken = ({ id, type, value }: DictionaryDocument) => {
    const owner = known.get(JSON.stringify([type, value]));
    return owner !== undefined && owner !== id;
  };
  if (rows.some(isTaken)) throw new AppError('settings.taken', { field: 'value' });
}
