/* Makes of rows what the contract says: the tree with its counts, and questions with their answers. */
import type { SopAnswer, SopQuestion, SopTreeNode } from '#contract/sop/schemas';
import type { DirectoryRow } from './directory.store';
import type { AnswerRow, ProductLink, QuestionRow } from './question.store';
import { unassignedNode } from './sop.rules';

type Node<Extra> = Omit<SopTreeNode, 'children' | 'questionList'> & Extra & { children: Node<Extra>[] };

/**
 * The top level, the unassigned questions first. `rows` stand in their order; `counts` are the
 * questions directly in each directory, null for the unassigned ones; `extraOf` adds what a call needs more.
 */
export function presentTree<Extra extends object>(
  rows: readonly DirectoryRow[],
  counts: ReadonlyMap<number | null, number>,
  extraOf: (id: number | null) => Extra,
): Node<Extra>[] {
  const childrenOf = grouped(rows, (row) => row.pid);
  const nodesBelow = (pid: number): Node<Extra>[] =>
    (childrenOf.get(pid) ?? []).map((row) => {
      const children = nodesBelow(row.id);
      const own = counts.get(row.id) ?? 0;
      return {
        ...extraOf(row.id),
        id: row.id,
        name: row.name,
        pid: row.pid,
        orderNo: row.order_no,
        sumNum: children.reduce((sum, child) => sum + child.sumNum, own),
        sopSumNum: own,
        createPersonId: row.create_person_id,
        children,
      };
    });
  const loose = counts.get(null) ?? 0;
  const unassigned = {
    ...extraOf(null),
    ...unassignedNode,
    pid: 0,
    orderNo: 0,
    sumNum: loose,
    sopSumNum: loose,
    createPersonId: null,
    children: [],
  };
  return [unassigned, ...nodesBelow(0)];
}

export function presentAnswer({ id, question_id, order_no, language, content }: AnswerRow): SopAnswer {
  return { id, question_id, order_no, language, content };
}

/** `links` and `answers` of these questions, in their order; products that are gone are left out. */
export function presentQuestions(
  questions: readonly QuestionRow[],
  answers: readonly AnswerRow[],
  links: readonly ProductLink[],
  products: ReadonlyMap<number, unknown>,
): SopQuestion[] {
  const answersOf = grouped(answers, (row) => row.question_id);
  const linksOf = grouped(links, (row) => row.question_id);
  return questions.map((question) => ({
    id: question.id,
    order_no: question.order_no,
    title: question.title,
    directory_id: question.directory_id ?? unassignedNode.id,
    problem_phenomenon: question.problem_phenomenon,
    answerList: (answersOf.get(question.id) ?? []).map(presentAnswer),
    questionProductionList: (linksOf.get(question.id) ?? [])
      .map((link) => link.product_id)
      .filter((id) => products.has(id)),
  }));
}

export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
