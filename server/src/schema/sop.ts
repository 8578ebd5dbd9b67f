/* Tables of the directory tree. */
import type { Generated } from 'kysely';

export interface SopDirectoryTable {
  id: Generated<number>;
  pid: number | null;
  name: string;
  order_no: Generated<number>;
  create_person_id: number | null;
  deleted: Generated<boolean>;
}

export interface SopQuestionTable {
  id: Generated<number>;
  directory_id: number | null;
  order_no: Generated<number>;
  title: string;
  problem_phenomenon: string;
  deleted: Generated<boolean>;
  change_person_id: number | null;
  change_time: number;
}

export interface SopQuestionProductTable {
  question_id: number;
  product_id: number;
}

export interface SopAnswerTable {
  id: Generated<number>;
  question_id: number;
  order_no: Generated<number>;
  language: 'CN' | 'EN';
  content: string;
  deleted: Generated<boolean>;
}

export interface SopTables {
  sop_directory: SopDirectoryTable;
  sop_question: SopQuestionTable;
  sop_question_product: SopQuestionProductTable;
  sop_answer: SopAnswerTable;
}
