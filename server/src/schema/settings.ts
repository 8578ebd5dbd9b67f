/* Tables of settings. */
import type { Generated } from 'kysely';

export interface SettingTable {
  key: string;
  value: unknown;
}

export interface DictionaryEntryTable {
  id: Generated<number>;
  type: string;
  value: string;
  label: string;
  label_zh: string | null;
  order_no: Generated<number>;
}

export interface SettingsTables {
  dictionary_entry: DictionaryEntryTable;
  setting: SettingTable;
}
