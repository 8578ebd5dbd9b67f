/* Table of the workbench. */
import type { Generated } from 'kysely';

export interface SavedFilterTable {
  id: Generated<number>;
  person_id: number;
  is_solved: 0 | 1 | null;
  no_reply: 0 | 1 | null;
  question_type_id_array: Generated<string>;
  state: Generated<string>;
  person_id_array: Generated<string>;
  urgency: Generated<string>;
  mark: Generated<string>;
  classes: Generated<string>;
  client_name: Generated<string>;
  directory_id: number | null;
}

export interface WorkbenchTables {
  saved_filter: SavedFilterTable;
}
