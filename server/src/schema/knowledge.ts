/* Tables of the knowledge base. */
import type { Generated } from 'kysely';
import type { StepType } from '#contract/knowledge/schemas';

export interface QuestionTypeTable {
  id: Generated<number>;
  parent_id: number | null;
  title: string;
  title_zh: string | null;
  order_no: Generated<number>;
  deleted: Generated<boolean>;
  change_time: number;
  change_person_id: number | null;
  stamp: Generated<number>;
  stamp_wsid: Generated<string>;
}

export interface QuestionTypePersonTable {
  question_type_id: number;
  person_id: number;
}

export interface QuestionTable {
  id: Generated<number>;
  question_type_id: number;
  title: string;
  title_zh: string | null;
  description: Generated<string>;
  description_zh: string | null;
  order_no: Generated<number>;
  valid: Generated<0 | 1>;
  deleted: Generated<boolean>;
  change_person_id: number | null;
  change_time: number;
  solved_count: Generated<number>;
  opened_count: Generated<number>;
  stamp: Generated<number>;
  stamp_wsid: Generated<string>;
  stamp_person_id: number | null;
}

export interface QuestionProductTable {
  question_id: number;
  product_id: number;
}

export interface QuestionStepTable {
  id: Generated<number>;
  question_id: number;
  index: number;
  type: StepType;
  content: Generated<string>;
  content_zh: string | null;
  deleted: Generated<boolean>;
  change_person_id: number | null;
  stamp: Generated<number>;
  stamp_wsid: Generated<string>;
}

export interface AnswerStepTable {
  id: Generated<number>;
  question_step_id: number;
  index: number;
  content: Generated<string>;
  content_zh: string | null;
  next_question_step_id: Generated<number>;
  deleted: Generated<boolean>;
  change_person_id: number | null;
  stamp: Generated<number>;
  stamp_wsid: Generated<string>;
}

export interface AccessQuestionTable {
  question_id: number;
  access_user: string;
  time: number;
}

export interface AccessScreenTable {
  id: Generated<number>;
  access_user: string;
  base: string;
  component: string;
  time: number;
}

export interface QuestionSolvedTable {
  question_id: number;
  solved_by: string;
  day: number;
}

export interface KnowledgeTables {
  question_type: QuestionTypeTable;
  question_type_person: QuestionTypePersonTable;
  question: QuestionTable;
  question_product: QuestionProductTable;
  question_step: QuestionStepTable;
  answer_step: AnswerStepTable;
  access_question: AccessQuestionTable;
  access_screen: AccessScreenTable;
  question_solved: QuestionSolvedTable;
}
