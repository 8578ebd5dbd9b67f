/*
 * The catalogue tables as one view sees them: users what is published, in their language; staff all of
 * it, in Chinese.
 */
import type { Locale } from '#contract/settings/config-script';
import type { TableName, TableRow } from '#contract/sync/schemas';
import type { CatalogueRows } from './catalogue.store';
import type { RowId } from './tables.rules';

/** For whom the tables are made. */
export interface View {
  readonly lang: Locale;
  readonly isStaff: boolean;
}

/** The tables of the catalogue; everybody has them. */
export const catalogueTables = [
  'person',
  'questionType',
  'questionTypePerson',
  'question',
  'questionStep',
  'answerStep',
  'item',
  'questionItem',
  'score',
  'scoreOption',
] as const satisfies readonly TableName[];

type Catalogue = { [Name in (typeof catalogueTables)[number]]: TableRow<Name>[] };

export function presentCatalogue(rows: CatalogueRows, view: View): Catalogue {
  const text = (en: string, zh: string | null) => (view.lang === 'zh' ? (zh ?? en) : en);
  const visible = visibleRows(rows, view);
  return {
    person: visible.persons.map(personRow),
    questionType: visible.types.map((type) => ({
      id: type.id,
      parent_id: type.parent_id ?? 0,
      title: text(type.title, type.title_zh),
      order_no: type.order_no,
    })),
    questionTypePerson: visible.typePersons.map((pair) => ({
      id: `${pair.question_type_id}_${pair.person_id}`,
      ...pair,
    })),
    question: visible.questions.map((question) => ({
      id: question.id,
      question_type_id: question.question_type_id,
      title: text(question.title, question.title_zh),
      description: text(question.description, question.description_zh),
      valid: question.valid,
      order_no: question.order_no,
      change_person_id: question.change_person_id,
      changeTime: question.change_time,
    })),
    questionStep: visible.steps.map((step) => ({
      id: step.id,
      question_id: step.question_id,
      index: step.index,
      type: step.type,
      content: text(step.content, step.content_zh),
    })),
    answerStep: visible.answers.map((answer) => ({
      id: answer.id,
      question_step_id: answer.question_step_id,
      index: answer.index,
      content: text(answer.content, answer.content_zh),
      next_question_step_id: answer.next_question_step_id,
    })),
    item: visible.products.map((product) => ({
      id: product.id,
      name: product.name,
      description: text(product.description, product.description_zh),
      delete: product.deleted ? (1 as const) : (0 as const),
    })),
    questionItem: visible.questionProducts.map((pair) => ({
      id: `${pair.question_id}_${pair.product_id}`,
      question_id: pair.question_id,
      item_id: pair.product_id,
    })),
    score: rows.levels.map(({ id, level }) => ({ id, level })),
    scoreOption: rows.levelOptions.map((option) => ({
      id: option.id,
      score_id: option.level_id,
      content: text(option.content, option.content_zh),
      delete: option.deleted ? (1 as const) : (0 as const),
    })),
  };
}

export function personRow(person: TableRow<'person'>): TableRow<'person'> {
  return { id: person.id, name: person.name, background_color: person.background_color };
}

/** What a view may see, each row only where the row above it is seen. */
function visibleRows(rows: CatalogueRows, { isStaff }: View) {
  const types = rows.types.filter((type) => !type.deleted);
  const typeIds = idsOf(types);
  const typePersons = rows.typePersons.filter((pair) => typeIds.has(pair.question_type_id));
  const questions = rows.questions.filter(
    (question) =>
      !question.deleted && typeIds.has(question.question_type_id) && (isStaff || question.valid === 1),
  );
  const questionIds = idsOf(questions);
  const steps = rows.steps.filter((step) => !step.deleted && questionIds.has(step.question_id));
  const stepIds = idsOf(steps);
  // Who answers for a type or changed a question; agents who handle a ticket come with the ticket.
  const named = new Set([
    ...typePersons.map((pair) => pair.person_id),
    ...questions.map((question) => question.change_person_id),
  ]);
  const offered = idsOf(rows.products.filter((product) => !product.deleted));
  return {
    types,
    typePersons,
    questions,
    steps,
    answers: rows.answers.filter((answer) => !answer.deleted && stepIds.has(answer.question_step_id)),
    persons: isStaff ? rows.persons : rows.persons.filter((person) => named.has(person.id)),
    products: isStaff
      ? rows.products
      : rows.products.filter((product) => !product.deleted && product.enable === 1),
    questionProducts: rows.questionProducts.filter(
      (pair) => questionIds.has(pair.question_id) && (pair.product_id === 0 || offered.has(pair.product_id)),
    ),
  };
}

function idsOf(rows: readonly { readonly id: number }[]): Set<number> {
  return new Set(rows.map((row) => row.id));
}

/** Who wrote a row last. */
export interface Author {
  readonly personId: number;
  /** '' where the tab was not named. */
  readonly wsid: string;
}

/** The rows that were written after a stamp, with their authors. */
export type Authors = ReadonlyMap<TableName, ReadonlyMap<RowId, Author>>;

export function authorsSince(rows: CatalogueRows, since: number): Authors {
  const written = (list: readonly Signed[]) =>
    new Map<RowId, Author>(
      list
        .filter((row) => row.stamp > since)
        .map((row) => [row.id, { personId: row.change_person_id ?? 0, wsid: row.stamp_wsid }]),
    );
  return new Map<TableName, ReadonlyMap<RowId, Author>>([
    ['questionType', written(rows.types)],
    ['question', written(rows.questions)],
    ['questionStep', written(rows.steps)],
    ['answerStep', written(rows.answers)],
    ['item', written(rows.products)],
  ]);
}

interface Signed {
  readonly id: number;
  readonly stamp: number;
  readonly stamp_wsid: string;
  readonly change_person_id: number | null;
}

// Pairs belong to the row that is changed with them.
const pairTables: Partial<Record<TableName, TableName>> = {
  questionTypePerson: 'questionType',
  questionItem: 'question',
};

/** The author of a row, or of the row that a pair belongs to; undefined where nobody wrote it lately. */
export function authorOf(authors: Authors, table: TableName, id: RowId): Author | undefined {
  const owner = pairTables[table];
  if (owner === undefined) return authors.get(table)?.get(id);
  return authors.get(owner)?.get(Number(String(id).split('_')[0]));
}
