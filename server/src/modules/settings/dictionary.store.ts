/* SQL of dictionaries. */
import type { Db } from '../../schema';

export interface DictionaryRow {
  readonly value: string;
  readonly label: string;
  readonly label_zh: string | null;
}

/** The entries of one dictionary in their order; none for an unknown one. */
export async function listDictionary(db: Db, type: string): Promise<DictionaryRow[]> {
  return db
    .selectFrom('dictionary_entry')
    .select(['value', 'label', 'label_zh'])
    .where('type', '=', type)
    .orderBy('order_no')
    .orderBy('value')
    .limit(500)
    .execute();
}
