/* Tables of the workbench. */
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

/** Texts are cleaned HTML; one of both may be ''. */
export interface CannedReplyTable {
  id: Generated<number>;
  title: string;
  group_name: Generated<string>;
  text_en: Generated<string>;
  text_zh: Generated<string>;
  shortcut: Generated<string>;
  order_no: number;
  rev: Generated<number>;
}

export interface WorkbenchTables {
  canned_reply: CannedReplyTable;
  saved_filter: SavedFilterTable;
}
