/* Tables of the history. */
import type { ColumnType, Generated } from 'kysely';

/** A state is written as JSON text. */
type State = ColumnType<unknown, string | null, never>;

export interface HistoryEntryTable {
  id: Generated<number>;
  step: number;
  created_at: number;
  person_id: number | null;
  source: 'screen' | 'import' | 'restore';
  section: string;
  row_id: number;
  title: string;
  action: 'added' | 'changed' | 'deleted';
  before: State;
  after: State;
}

export interface HistoryTables {
  history_entry: HistoryEntryTable;
}
