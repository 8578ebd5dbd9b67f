/* A question with its steps and answers as one document, and what may stand in one. */
import { stepTypes, type StepType } from '#contract/knowledge/schemas';
import { AppError } from '../../../platform/app-error';
import { lineIn, textIn, translationIn, valueIn } from '../../../platform/field-checks';
import { cleanHtml } from '../../../platform/html';
import { most } from '../editing/editing.rules';

export interface AnswerDocument {
  /** 0 in a new one. */
  readonly id: number;
  readonly content: string;
  readonly contentZh: string | null;
  /** Place of the next step, from 1; 0 ends the flow. */
  readonly next: number;
}

export interface StepDocument {
  readonly id: number;
  readonly type: StepType;
  /** HTML. */
  readonly content: string;
  readonly contentZh: string | null;
  readonly answers: readonly AnswerDocument[];
}

export interface QuestionDocument {
  readonly id: number;
  readonly typeId: number;
  readonly title: string;
  readonly titleZh: string | null;
  /** HTML. */
  readonly description: string;
  readonly descriptionZh: string | null;
  /** Place that staff gave it, from 1; 0: by time. Absent in what was kept before there were places. */
  readonly orderNo?: number;
  /** 1: published. */
  readonly valid: 0 | 1;
  /** Empty: all products. */
  readonly productIds: readonly number[];
  readonly changePersonId: number | null;
  readonly changeTime: number;
  readonly steps: readonly StepDocument[];
}

/** In the form in which it is kept. @throws settings.*, core.bad_input */
export function normalQuestion(row: QuestionDocument): QuestionDocument {
  if (row.steps.length > most.steps) throw new AppError('settings.too_many', { max: most.steps });
  return {
    ...row,
    title: lineIn(row.title, 'title', most.titleLength),
    titleZh: translationIn(row.titleZh, 'titleZh', most.titleLength),
    description: cleanHtml(row.description, 'article'),
    descriptionZh: cleanPair(row.descriptionZh),
    productIds: [...new Set(row.productIds)].filter((id) => id !== 0),
    steps: row.steps.map((step, at) => normalStep(step, `steps[${at}]`, row.steps.length)),
  };
}

function normalStep(step: StepDocument, field: string, steps: number): StepDocument {
  if (step.answers.length > most.answers) throw new AppError('settings.too_many', { max: most.answers });
  return {
    ...step,
    type: valueIn(step.type, `${field}.type`, stepTypes.join(', '), (type) => stepTypes.includes(type)),
    content: cleanHtml(step.content, 'article'),
    contentZh: cleanPair(step.contentZh),
    answers: step.answers.map((answer, at) => ({
      ...answer,
      content: textIn(answer.content, `${field}.answers[${at}].content`, most.answerLength),
      contentZh: translationIn(answer.contentZh, `${field}.answers[${at}].contentZh`, most.answerLength),
      next: valueIn(
        answer.next,
        `${field}.answers[${at}].next`,
        `0–${steps}`,
        (next) => Number.isInteger(next) && next >= 0 && next <= steps,
      ),
    })),
  };
}

function cleanPair(html: string | null): string | null {
  return html === null || html === '' ? null : cleanHtml(html, 'article');
}
