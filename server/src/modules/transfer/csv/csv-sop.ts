/* A question of the SOP tree from its rows of a table: a row for each answer. Pure. */
import type { Problems } from '../problems';
import type { Line } from './csv-cells';
import { refIn, refsIn, type sopColumns } from './csv-columns';
import { addDifferences, wholeIn, type FromTable, type Group } from './csv-groups';

type SopLine = Line<(typeof sopColumns)[number]>;

/** Columns by the fields of an import file. */
const questionFields: Readonly<Record<string, keyof SopLine>> = {
  id: 'question_id',
  directory: 'directory',
  orderNo: 'order_no',
  title: 'title',
  problemPhenomenon: 'problem_phenomenon',
  products: 'products',
};
const answerFields: Readonly<Record<string, keyof SopLine>> = {
  orderNo: 'answer_order_no',
  language: 'language',
  content: 'answer',
};

export function sopQuestionIn(group: Group<SopLine>, problems: Problems): FromTable {
  const [{ number, line: first }] = group;
  addDifferences(group, questionFields, problems);
  const answers = group.filter(({ line }) => line.language.trim() !== '' || line.answer !== '');
  const { question_id, order_no } = first;
  return {
    content: {
      ...(question_id.trim() === ''
        ? {}
        : { id: wholeIn(question_id, ['row', number, 'question_id'], problems) }),
      directory: first.directory.trim() === '' ? null : refIn(first.directory),
      ...(order_no.trim() === ''
        ? {}
        : { orderNo: wholeIn(order_no, ['row', number, 'order_no'], problems) }),
      title: first.title,
      problemPhenomenon: first.problem_phenomenon,
      products: refsIn(first.products),
      answers: answers.map(({ number: row, line }) => ({
        ...(line.answer_order_no.trim() === ''
          ? {}
          : { orderNo: wholeIn(line.answer_order_no, ['row', row, 'answer_order_no'], problems) }),
        language: line.language.trim(),
        content: line.answer,
      })),
    },
    placeOf([field, at, below]) {
      const answer = field === 'answers' ? answers[Number(at)] : undefined;
      const column = answer === undefined ? questionFields[String(field)] : answerFields[String(below)];
      const row = answer?.number ?? number;
      return column === undefined ? ['row', row] : ['row', row, column];
    },
  };
}
