/* Questions and the SOP tree from CSV: the lines of one question stand together. What comes out is an import file. */
import type { CsvKind } from '#contract/settings/transfer-endpoints';
import { checkImportFile } from '../import-file';
import type { ImportFile } from '../import-file.schema';
import { ImportError, type Problem } from '../problems';
import { csvLines, type Line } from './csv-cells';
import { questionColumns, refIn, refsIn, sopColumns } from './csv-columns';

type QuestionLine = Line<(typeof questionColumns)[number]>;
type SopLine = Line<(typeof sopColumns)[number]>;
interface Numbered<Row> {
  readonly number: number;
  readonly line: Row;
}

/** An import file, and where its rows stand in the CSV. */
export interface CsvFile {
  readonly file: ImportFile;
  /** An error of the import, with lines of the CSV in place of rows. */
  placed(error: unknown): unknown;
}

/** @throws ImportError */
export function fileOfCsv(kind: CsvKind, text: string): CsvFile {
  const isQuestions = kind === 'questions';
  const groups = isQuestions
    ? grouped(
        csvLines(questionColumns, text),
        ({ question_id, type, title }) => `${question_id} ${type} ${title}`,
      )
    : grouped(
        csvLines(sopColumns, text),
        ({ question_id, directory, title }) => `${question_id} ${directory} ${title}`,
      );
  const numbers = groups.map(([first]) => first?.number ?? 0);
  const origin = groups[0]?.[0]?.line.shop;
  const placed = (error: unknown) =>
    error instanceof ImportError ? new ImportError(error.list.map(inCsv)) : error;
  const inCsv = ({ path, sentence }: Problem): Problem => {
    const [section, row, ...rest] = path;
    if (section !== 'questions' && section !== 'sopQuestions') return { path, sentence };
    return { path: typeof row === 'number' ? ['line', numbers[row] ?? 0, ...rest] : path, sentence };
  };
  const content = {
    ...(origin ? { origin } : {}),
    ...(isQuestions
      ? { questions: (groups as Numbered<QuestionLine>[][]).map(questionOf) }
      : { sopQuestions: (groups as Numbered<SopLine>[][]).map(sopQuestionOf) }),
  };
  try {
    return { file: checkImportFile(content), placed };
  } catch (error) {
    throw placed(error);
  }
}

/** Lines that follow each other and are of one question. */
function grouped<Row>(lines: readonly Numbered<Row>[], keyOf: (line: Row) => string): Numbered<Row>[][] {
  const groups: Numbered<Row>[][] = [];
  for (const numbered of lines) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && keyOf(first.line) === keyOf(numbered.line))
      group.push(numbered);
    else groups.push([numbered]);
  }
  return groups;
}

function questionOf(lines: readonly Numbered<QuestionLine>[]) {
  const first = lines[0]?.line;
  if (first === undefined) return {};
  const steps = grouped(
    lines.filter(({ line }) => line.step.trim() !== ''),
    ({ step }) => step.trim(),
  );
  return {
    ...(first.question_id.trim() === '' ? {} : { id: numberIn(first.question_id) }),
    type: refIn(first.type),
    title: first.title,
    titleZh: first.title_zh === '' ? null : first.title_zh,
    description: first.description,
    descriptionZh: first.description_zh === '' ? null : first.description_zh,
    ...(first.valid.trim() === '' ? {} : { valid: numberIn(first.valid) }),
    products: refsIn(first.products),
    steps: steps.map(stepOf),
  };
}

function stepOf(lines: readonly Numbered<QuestionLine>[]) {
  const first = lines[0]?.line;
  return {
    ...(first?.step_type ? { type: first.step_type.trim() } : {}),
    content: first?.step_content ?? '',
    contentZh: first?.step_content_zh === '' ? null : first?.step_content_zh,
    answers: lines
      .filter(({ line }) => line.answer.trim() !== '' || line.answer_content !== '')
      .map(({ line }) => ({
        content: line.answer_content,
        contentZh: line.answer_content_zh === '' ? null : line.answer_content_zh,
        next: numberIn(line.next_step.trim() || '0'),
      })),
  };
}

function sopQuestionOf(lines: readonly Numbered<SopLine>[]) {
  const first = lines[0]?.line;
  if (first === undefined) return {};
  return {
    ...(first.question_id.trim() === '' ? {} : { id: numberIn(first.question_id) }),
    directory: first.directory.trim() === '' ? null : refIn(first.directory),
    ...(first.order_no.trim() === '' ? {} : { orderNo: numberIn(first.order_no) }),
    title: first.title,
    problemPhenomenon: first.problem_phenomenon,
    products: refsIn(first.products),
    answers: lines
      .filter(({ line }) => line.language.trim() !== '' || line.answer !== '')
      .map(({ line }) => ({
        ...(line.answer_order_no.trim() === '' ? {} : { orderNo: numberIn(line.answer_order_no) }),
        language: line.language.trim(),
        content: line.answer,
      })),
  };
}

/** What is no number stays a text, which the form of the file refuses with its place. */
function numberIn(cell: string): number | string {
  return /^\s*-?\d{1,10}\s*$/.test(cell) ? Number(cell) : cell;
}
