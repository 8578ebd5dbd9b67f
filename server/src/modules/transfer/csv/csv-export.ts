/* Questions and the SOP tree as CSV, from an exported file. */
import type { CsvKind } from '#contract/settings/transfer-endpoints';
import type { ImportFile } from '../import-file.schema';
import { csvText, type Line } from './csv-cells';
import { productsCell, questionColumns, sopColumns, waysOf } from './csv-columns';

type QuestionLine = Line<(typeof questionColumns)[number]>;
type SopLine = Line<(typeof sopColumns)[number]>;

export function csvOf(kind: CsvKind, file: ImportFile): string {
  return kind === 'questions'
    ? csvText(questionColumns, questionLines(file))
    : csvText(sopColumns, sopLines(file));
}

const noAnswer = { answer: '', answer_content: '', answer_content_zh: '', next_step: '' };
const noStep = { step: '', step_type: '', step_content: '', step_content_zh: '', ...noAnswer };

function questionLines(file: ImportFile): QuestionLine[] {
  const wayOf = waysOf(file.questionTypes, ({ title }) => title);
  return file.questions.flatMap((question) => {
    const own = {
      shop: file.origin ?? '',
      question_id: String(question.id ?? ''),
      type: wayOf(question.type),
      title: question.title,
      title_zh: question.titleZh ?? '',
      description: question.description ?? '',
      description_zh: question.descriptionZh ?? '',
      valid: String(question.valid ?? 0),
      products: productsCell(file.products, question.products ?? []),
    };
    const lines = (question.steps ?? []).flatMap((step, at) => {
      const ofStep = {
        ...own,
        step: String(at + 1),
        step_type: step.type,
        step_content: step.content,
        step_content_zh: step.contentZh ?? '',
      };
      if (step.answers.length === 0) return [{ ...ofStep, ...noAnswer }];
      return step.answers.map((answer, place) => ({
        ...ofStep,
        answer: String(place + 1),
        answer_content: answer.content,
        answer_content_zh: answer.contentZh ?? '',
        next_step: String(answer.next),
      }));
    });
    return lines.length > 0 ? lines : [{ ...own, ...noStep }];
  });
}

function sopLines(file: ImportFile): SopLine[] {
  const wayOf = waysOf(file.sopDirectories, ({ name }) => name);
  return file.sopQuestions.flatMap((question) => {
    const own = {
      shop: file.origin ?? '',
      question_id: String(question.id ?? ''),
      directory: wayOf(question.directory),
      order_no: String(question.orderNo ?? 1),
      title: question.title,
      problem_phenomenon: question.problemPhenomenon,
      products: productsCell(file.products, question.products ?? []),
    };
    const answers = question.answers ?? [];
    if (answers.length === 0) return [{ ...own, answer_order_no: '', language: '', answer: '' }];
    return answers.map(({ orderNo, language, content }) => ({
      ...own,
      answer_order_no: String(orderNo),
      language,
      answer: content,
    }));
  });
}
