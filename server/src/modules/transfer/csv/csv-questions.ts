/* A question of the knowledge base from its rows of a table: a row for each answer of each step. Pure. */
import { says } from '../problem-texts';
import type { Problems } from '../problems';
import type { Line, Numbered } from './csv-cells';
import { refIn, refsIn, type questionColumns } from './csv-columns';
import { addDifferences, grouped, wholeIn, type FromTable, type Group } from './csv-groups';

type QuestionLine = Line<(typeof questionColumns)[number]>;
type QuestionGroup = Group<QuestionLine>;

/** Columns by the fields of an import file. */
const questionFields: Readonly<Record<string, keyof QuestionLine>> = {
  id: 'question_id',
  type: 'type',
  title: 'title',
  titleZh: 'title_zh',
  description: 'description',
  descriptionZh: 'description_zh',
  valid: 'valid',
  products: 'products',
};
const stepFields: Readonly<Record<string, keyof QuestionLine>> = {
  type: 'step_type',
  content: 'step_content',
  contentZh: 'step_content_zh',
};
const answerFields: Readonly<Record<string, keyof QuestionLine>> = {
  content: 'answer_content',
  contentZh: 'answer_content_zh',
  next: 'next_step',
};

interface Step {
  readonly label: number;
  readonly rows: QuestionGroup;
  readonly answers: readonly Numbered<QuestionLine>[];
}

export function questionIn(group: QuestionGroup, problems: Problems): FromTable {
  const [{ number, line: first }] = group;
  addDifferences(group, questionFields, problems);
  const steps = stepsIn(group, problems);
  const places = new Map(steps.map(({ label }, at) => [label, at + 1]));
  const nextIn = (row: Numbered<QuestionLine>): number => {
    const cell = row.line.next_step.trim();
    const path = ['row', row.number, 'next_step'];
    const label = cell === '' ? 0 : wholeIn(cell, path, problems);
    if (label === undefined || label === 0) return 0;
    if (!places.has(label)) problems.add(path, says.noStep(cell));
    return places.get(label) ?? 0;
  };
  const { question_id, valid } = first;
  return {
    content: {
      ...(question_id.trim() === ''
        ? {}
        : { id: wholeIn(question_id, ['row', number, 'question_id'], problems) }),
      type: refIn(first.type),
      title: first.title,
      titleZh: orNull(first.title_zh),
      description: first.description,
      descriptionZh: orNull(first.description_zh),
      ...(valid.trim() === '' ? {} : { valid: wholeIn(valid, ['row', number, 'valid'], problems) }),
      products: refsIn(first.products),
      steps: steps.map(({ rows: [{ line }], answers }) => ({
        ...(line.step_type.trim() === '' ? {} : { type: line.step_type.trim() }),
        content: line.step_content,
        contentZh: orNull(line.step_content_zh),
        answers: answers.map((row) => ({
          content: row.line.answer_content,
          contentZh: orNull(row.line.answer_content_zh),
          next: nextIn(row),
        })),
      })),
    },
    placeOf: placesOf(number, steps),
  };
}

/** By their numbers, in whatever order the rows stand. */
function stepsIn(group: QuestionGroup, problems: Problems): Step[] {
  const rows = group.filter(({ line }) => line.step.trim() !== '');
  return grouped(rows, ({ step }) => step.trim())
    .map((own) => {
      addDifferences(own, stepFields, problems);
      const [{ number, line }] = own;
      return {
        label: wholeIn(line.step, ['row', number, 'step'], problems) ?? 0,
        rows: own,
        answers: own.filter(isAnswer).toSorted((one, other) => placeOf(one) - placeOf(other)),
      };
    })
    .toSorted((one, other) => one.label - other.label);
}

function isAnswer({ line }: Numbered<QuestionLine>): boolean {
  return [line.answer, line.answer_content, line.answer_content_zh].some((cell) => cell.trim() !== '');
}

/** Answers without a number come last, as they stand. */
function placeOf({ line }: Numbered<QuestionLine>): number {
  const cell = line.answer.trim();
  return /^\d{1,9}$/.test(cell) ? Number(cell) : Number.MAX_SAFE_INTEGER;
}

function orNull(cell: string): string | null {
  return cell === '' ? null : cell;
}

function placesOf(number: number, steps: readonly Step[]): FromTable['placeOf'] {
  return ([field, at, below, place, deep]) => {
    const step = field === 'steps' ? steps[Number(at)] : undefined;
    if (step === undefined) return placed(number, questionFields[String(field)]);
    const answer = below === 'answers' ? step.answers[Number(place)] : undefined;
    if (answer === undefined) return placed(step.rows[0].number, stepFields[String(below)]);
    return placed(answer.number, answerFields[String(deep)]);
  };
}

function placed(number: number, column: string | undefined): readonly PropertyKey[] {
  return column === undefined ? ['row', number] : ['row', number, column];
}
