/*
 * Creating types and questions whole, for the demo shop, an import and tests. HTML is cleaned here, so that
 * nothing unclean is ever stored.
 */
import { cleanHtml } from '../../platform/html';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../schema';
import * as store from './creation.store';
import type { NewQuestion, NewQuestionType } from './knowledge.types';

export function createCreation({ clock }: { clock: Clock }) {
  return {
    createQuestionType: (tx: Db, type: NewQuestionType) => store.insertQuestionType(tx, type, clock.now()),

    async createQuestions(tx: Db, questions: readonly NewQuestion[]): Promise<number[]> {
      if (questions.length === 0) return [];
      const clean = questions.map(cleanQuestion);
      const ids = await store.insertQuestions(tx, clean);
      const entries = clean.map((question, index) => ({ question, id: ids[index] ?? 0 }));
      await store.insertQuestionProducts(tx, entries.flatMap(productRows));
      await insertSteps(tx, entries);
      return ids;
    },
  };
}

interface Entry {
  readonly id: number;
  readonly question: NewQuestion;
}

function productRows({ id, question }: Entry) {
  const products = question.productIds.length === 0 ? [0] : [...new Set(question.productIds)];
  return products.map((product_id) => ({ question_id: id, product_id }));
}

/** Steps first: answers name the next step by its position until the steps have ids. */
async function insertSteps(tx: Db, entries: readonly Entry[]): Promise<void> {
  const steps = entries.flatMap(({ id, question }) =>
    question.steps.map((step, index) => ({ step, questionId: id, index })),
  );
  const ids = await store.insertSteps(
    tx,
    steps.map(({ step, questionId, index }) => ({
      question_id: questionId,
      index,
      type: step.type,
      content: step.content,
      content_zh: step.contentZh,
    })),
  );
  const idAt = new Map(
    steps.map(({ questionId, index }, at) => [`${questionId} ${index + 1}`, ids[at] ?? 0]),
  );
  await store.insertAnswers(
    tx,
    steps.flatMap(({ step, questionId, index }) =>
      step.answers.map((answer, position) => ({
        question_step_id: idAt.get(`${questionId} ${index + 1}`) ?? 0,
        index: position,
        content: answer.content,
        content_zh: answer.contentZh,
        next_question_step_id: idAt.get(`${questionId} ${answer.next}`) ?? 0,
      })),
    ),
  );
}

function cleanQuestion(question: NewQuestion): NewQuestion {
  const clean = (html: string) => cleanHtml(html, 'article');
  const cleanPair = (html: string | null) => (html === null ? null : clean(html));
  return {
    ...question,
    description: clean(question.description),
    descriptionZh: cleanPair(question.descriptionZh),
    steps: question.steps.map((step) => ({
      ...step,
      content: clean(step.content),
      contentZh: cleanPair(step.contentZh),
    })),
  };
}
