/* The calls that edit the knowledge base -> services. */
import type { Actor } from '#contract/core/actor';
import { knowledgeEditingEndpoints } from '#contract/knowledge/editing-endpoints';
import { knowledgeOrderEndpoints } from '#contract/knowledge/order-endpoints';
import { AppError } from '../../../platform/app-error';
import type { Bind } from '../../../platform/http/bind';
import type { AnswerEditing } from './answers.service';
import type { Author } from './change';
import type { OrderEditing } from './order.service';
import type { QuestionEditing } from './questions.service';
import type { StepEditing } from './steps.service';
import type { TypeEditing } from './types.service';

export interface EditingRoutes {
  readonly types: TypeEditing;
  readonly questions: QuestionEditing;
  readonly steps: StepEditing;
  readonly answers: AnswerEditing;
  readonly order: OrderEditing;
}

export function bindEditing(bind: Bind, { types, questions, steps, answers, order }: EditingRoutes): void {
  bindOrder(bind, order);
  bind(knowledgeEditingEndpoints, {
    'POST /api/admin/KnowledgeBase/addQuestionType': async ({ actor, body }) => {
      const { parent_id: parentId, title, language } = body;
      return { id: await types.add(authorOf(actor, body), { parentId, title, language }) };
    },
    'POST /api/admin/KnowledgeBase/changeQuestionType': async ({ actor, body }) => {
      const { id, title, language } = body;
      await types.rename(authorOf(actor, body), { id, title, language });
      return {};
    },
    'POST /api/admin/KnowledgeBase/deleteQuestionType': async ({ actor, body }) => {
      await types.delete(authorOf(actor, body), body.id);
      return {};
    },
    'POST /api/admin/KnowledgeBase/changeQuestionTypePerson': async ({ actor, body }) => {
      const { question_type_id: typeId, add = [], del = [] } = body;
      await types.changePersons(authorOf(actor, body), { typeId, add, del });
      return {};
    },
    'POST /api/admin/KnowledgeBase/addQuestion': async ({ actor, body }) => {
      const { question_type_id: typeId, title, language } = body;
      return { id: await questions.add(authorOf(actor, body), { typeId, title, language }) };
    },
    'POST /api/admin/KnowledgeBase/deleteQuestion': async ({ actor, body }) => {
      await questions.delete(authorOf(actor, body), body.id);
      return {};
    },
    'POST /api/admin/KnowledgeBase/changeQuestion': async ({ actor, body }) => {
      const { id, change, language } = body;
      await questions.change(authorOf(actor, body), { id, change, language });
      return {};
    },
    'POST /api/admin/KnowledgeBase/changeQuestionItem': async ({ actor, body }) => {
      const { question_id: id, add = [], del = [] } = body;
      await questions.changeProducts(authorOf(actor, body), { id, add, del });
      return {};
    },
    'POST /api/admin/KnowledgeBase/addQuestionStep': async ({ actor, body }) => {
      const { question_id: questionId, type = 'questionAnswer', index } = body;
      return { id: await steps.add(authorOf(actor, body), { questionId, type, index }) };
    },
    'POST /api/admin/KnowledgeBase/changeQuestionStep': async ({ actor, body }) => {
      const { id, change, language } = body;
      await steps.change(authorOf(actor, body), { id, change, language });
      return {};
    },
    'POST /api/admin/KnowledgeBase/moveQuestionStep': async ({ actor, body }) => {
      const { id, index } = body;
      await steps.move(authorOf(actor, body), { id, index });
      return {};
    },
    'POST /api/admin/KnowledgeBase/deleteQuestionStep': async ({ actor, body }) => {
      await steps.delete(authorOf(actor, body), body.id);
      return {};
    },
    'POST /api/admin/KnowledgeBase/addAnswerStep': async ({ actor, body }) => {
      const { question_step_id: stepId, next_question_step_id: nextStepId = 0 } = body;
      const { index, content = '', language } = body;
      const answer = { stepId, index, content, nextStepId, language };
      return { id: await answers.add(authorOf(actor, body), answer) };
    },
    'POST /api/admin/KnowledgeBase/changeAnswerStep': async ({ actor, body }) => {
      const { id, change, language } = body;
      await answers.change(authorOf(actor, body), { id, change, language });
      return {};
    },
    'POST /api/admin/KnowledgeBase/deleteAnswerStep': async ({ actor, body }) => {
      await answers.delete(authorOf(actor, body), body.id);
      return {};
    },
  });
}

function bindOrder(bind: Bind, order: OrderEditing): void {
  bind(knowledgeOrderEndpoints, {
    'POST /api/admin/KnowledgeBase/moveQuestionType': async ({ actor, body }) => {
      await order.moveType(authorOf(actor, body), { id: body.id, index: body.index });
      return {};
    },
    'POST /api/admin/KnowledgeBase/moveQuestion': async ({ actor, body }) => {
      await order.moveQuestion(authorOf(actor, body), { id: body.id, index: body.index });
      return {};
    },
    'POST /api/admin/KnowledgeBase/sortQuestionsByTime': async ({ actor, body }) => {
      await order.orderByTime(authorOf(actor, body), body.question_type_id);
      return {};
    },
  });
}

function authorOf(actor: Actor, tab: { timestamp?: number | null; wsid?: string | null }): Author {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return { actor, personId: actor.personId, wsid: tab.wsid ?? '', timestamp: tab.timestamp ?? 0 };
}
