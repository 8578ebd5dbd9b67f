/*
 * Makes the tree of the contract out of rows, for one side and one language. Rows are grouped once:
 * the work grows with the number of rows, not with its square.
 */
import { buildTree, flagEditing, questionsInOrder, type TreeNode } from '#contract/knowledge/catalogue';
import type { Nav, Question, QuestionStep, QuestionType } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { nameIn } from './names.rules';
import type { AnswerRow, CatalogueRows, CountRow, QuestionRow, StepRow, TypeRow } from './catalogue.store';

/** For whom the tree is made. */
export interface View {
  readonly lang: Locale;
  /** Staff see what is in edit mode, and are told so. */
  readonly isStaff: boolean;
}

/** What the rows point to in other modules. */
export interface Names {
  readonly persons: ReadonlyMap<number, { readonly name: string }>;
  readonly products: ReadonlyMap<number, unknown>;
}

export function presentCatalogue(rows: CatalogueRows, names: Names, view: View): QuestionType[] {
  const questionsOf = grouped(rows.questions, (row) => row.question_type_id);
  const personsOf = grouped(rows.persons, (row) => row.question_type_id);
  const questionOf = questionPresenter(rows, names, view);

  const typeOf = (node: TreeNode<TypeRow>, above: Nav, depth: number): QuestionType => {
    const title = inLanguage(view.lang, node.title, node.title_zh);
    const path = [...above, { id: node.id, title }];
    const person = (personsOf.get(node.id) ?? []).map((row) => row.person_id);
    const type: QuestionType = {
      id: node.id,
      parent_id: node.parent_id,
      title,
      nav: above,
      element: (questionsOf.get(node.id) ?? [])
        .filter((question) => view.isStaff || question.valid === 1)
        .map((question) => questionOf(question, path)),
      editing: false,
      person,
      personName: person.map((id) => nameOf(id, names, view)),
      children: node.children.map((child) => typeOf(child, path, depth + 1)),
    };
    return { ...type, element: questionsInOrder(type, depth) };
  };

  const tree = buildTree(rows.types).map((root) => typeOf(root, [], 1));
  return view.isStaff ? flagEditing(tree) : tree;
}

/** The tree with the numbers that staff see beside each question (KB-21, Q-26). */
export function withCounts(types: readonly QuestionType[], counts: readonly CountRow[]): QuestionType[] {
  const countOf = new Map(counts.map((row) => [row.id, row]));
  const counted = (type: QuestionType): QuestionType => ({
    ...type,
    element: type.element.map((question) => ({
      ...question,
      accessQuestion: countOf.get(question.id)?.opened_count ?? 0,
      solvedCount: countOf.get(question.id)?.solved_count ?? 0,
    })),
    children: type.children.map(counted),
  });
  return types.map(counted);
}

/** Staff see the whole name. */
function nameOf(personId: number, { persons }: Names, { lang, isStaff }: View): string {
  const name = persons.get(personId)?.name ?? '';
  return isStaff ? name : nameIn(lang, name);
}

function questionPresenter(rows: CatalogueRows, names: Names, view: View) {
  const { lang } = view;
  const productsOf = grouped(rows.products, (row) => row.question_id);
  const stepsOf = grouped(rows.steps, (row) => row.question_id);
  const answersOf = grouped(rows.answers, (row) => row.question_step_id);
  const isKnown = (productId: number) => productId === 0 || names.products.has(productId);

  return (question: QuestionRow, nav: Nav): Question => ({
    id: question.id,
    question_type_id: question.question_type_id,
    title: inLanguage(lang, question.title, question.title_zh),
    description: inLanguage(lang, question.description, question.description_zh),
    valid: question.valid,
    ...(question.order_no > 0 && { order_no: question.order_no }),
    item: (productsOf.get(question.id) ?? []).map((row) => row.product_id).filter(isKnown),
    nav,
    questionStep: (stepsOf.get(question.id) ?? []).map((step) =>
      stepOf(step, answersOf.get(step.id) ?? [], lang),
    ),
    change_person_id: question.change_person_id,
    change_person_name: nameOf(question.change_person_id ?? 0, names, view),
    changeTime: question.change_time,
  });
}

function stepOf(step: StepRow, answers: readonly AnswerRow[], lang: Locale): QuestionStep {
  return {
    id: step.id,
    question_id: step.question_id,
    index: step.index,
    type: step.type,
    content: inLanguage(lang, step.content, step.content_zh),
    answerStep: answers.map((answer) => ({
      id: answer.id,
      question_step_id: answer.question_step_id,
      index: answer.index,
      content: inLanguage(lang, answer.content, answer.content_zh),
      next_question_step_id: answer.next_question_step_id,
    })),
  };
}

function inLanguage(lang: Locale, en: string, zh: string | null): string {
  return lang === 'zh' ? (zh ?? en) : en;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
