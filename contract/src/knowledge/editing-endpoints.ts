/*
 * Calls that edit the knowledge base. Every change and deletion answers errno 1001 where the row was changed by
 * somebody else after the `timestamp` that was sent.
 */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { flagIn, id, idOut, tabFields, text, textLanguage, withAliases } from '../core/schema';
import { stepTypes } from './schemas';

const title = text(5_000);
const html = text(900_000);
const ids = z.array(id).max(500);
const done = z.object({});
const added = z.object({ id: idOut });
const byId = z.object({ id, ...tabFields });
// Other spellings that old tools send.
const typeAliases = { question_type_id: ['questionTypeId', 'questionTypeAreaId'] };
const questionAliases = { question_id: ['questionId'] };
const stepAliases = {
  question_step_id: ['questionStepId'],
  next_question_step_id: ['nextQuestionStepId'],
};

export const knowledgeEditingEndpoints = defineEndpoints({
  'POST /api/admin/KnowledgeBase/addQuestionType': {
    summary: 'Adds a question type below another, or with parent_id 0 at the top level.',
    source: '001 §7, Q-23',
    access: 'staffWrite',
    body: z.object({ parent_id: id, title, language: textLanguage, ...tabFields }),
    data: added,
    errors: ['knowledge.title_empty', 'knowledge.title_long', 'knowledge.too_deep'],
  },
  'POST /api/admin/KnowledgeBase/changeQuestionType': {
    summary: 'Renames a question type.',
    source: '001 §7',
    access: 'staffWrite',
    body: z.object({ id, title, language: textLanguage, ...tabFields }),
    data: done,
    errors: ['knowledge.title_empty', 'knowledge.title_long', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/deleteQuestionType': {
    summary: 'Deletes a type with all types and questions below it; tickets keep their texts.',
    source: '001 §7, Q-28',
    access: 'staffWrite',
    body: byId,
    data: done,
    errors: ['knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/changeQuestionTypePerson': {
    summary: 'Adds and removes responsible staff of a type.',
    source: '001 §7, Q-30',
    access: 'staffWrite',
    body: withAliases(
      typeAliases,
      z.object({ question_type_id: id, add: ids.optional(), del: ids.optional(), ...tabFields }),
    ),
    data: done,
    errors: ['knowledge.person_unknown', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/addQuestion': {
    summary: 'Adds an unpublished question for all products.',
    source: '001 §7, Q-31',
    access: 'staffWrite',
    body: withAliases(
      typeAliases,
      z.object({ question_type_id: id, title, language: textLanguage, ...tabFields }),
    ),
    data: added,
    errors: ['knowledge.title_empty', 'knowledge.title_long'],
  },
  'POST /api/admin/KnowledgeBase/deleteQuestion': {
    summary: 'Deletes a question.',
    source: '001 §7, Q-28',
    access: 'staffWrite',
    body: byId,
    data: done,
    errors: ['knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/changeQuestion': {
    summary: 'Changes title, description or validity of a question.',
    source: '001 §7, Q-36, CONFLICT-18',
    access: 'staffWrite',
    body: z.object({
      id,
      change: z
        .object({ title: title.optional(), description: html.optional(), valid: flagIn.optional() })
        .catchall(z.unknown()),
      language: textLanguage,
      ...tabFields,
    }),
    data: done,
    errors: [
      'knowledge.change_not_allowed',
      'knowledge.title_empty',
      'knowledge.title_long',
      'knowledge.stale',
    ],
  },
  'POST /api/admin/KnowledgeBase/changeQuestionItem': {
    summary: 'Adds and removes products of a question; 0 means all products and stands alone.',
    source: '001 §7',
    access: 'staffWrite',
    body: withAliases(
      questionAliases,
      z.object({ question_id: id, add: ids.optional(), del: ids.optional(), ...tabFields }),
    ),
    data: done,
    errors: ['knowledge.product_unknown', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/addQuestionStep': {
    summary: 'Adds a step; without type questionAnswer, without index last.',
    source: '001 §7, Q-31',
    access: 'staffWrite',
    body: withAliases(
      questionAliases,
      z.object({
        question_id: id,
        type: z.enum(stepTypes).optional(),
        index: z.number().int().min(0).max(1_000).optional(),
        ...tabFields,
      }),
    ),
    data: added,
    errors: ['knowledge.published', 'knowledge.too_many_steps'],
  },
  'POST /api/admin/KnowledgeBase/changeQuestionStep': {
    summary: 'Changes the content of a step.',
    source: '001 §7',
    access: 'staffWrite',
    body: z.object({
      id,
      change: z.object({ content: html.optional() }).catchall(z.unknown()),
      language: textLanguage,
      ...tabFields,
    }),
    data: done,
    errors: ['knowledge.change_not_allowed', 'knowledge.published', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/moveQuestionStep': {
    summary:
      'Extension: puts a step at another place among those of its question, the last at most; answers still lead to it.',
    source: 'extension to 001 §7',
    access: 'staffWrite',
    body: z.object({ id, index: z.number().int().min(0).max(1_000), ...tabFields }),
    data: done,
    errors: ['knowledge.published', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/deleteQuestionStep': {
    summary: 'Deletes a step with its answers; answers that led to it end the flow.',
    source: '001 §7, Q-28',
    access: 'staffWrite',
    body: byId,
    data: done,
    errors: ['knowledge.published', 'knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/addAnswerStep': {
    summary: 'Adds an answer to a step.',
    source: '001 §7',
    access: 'staffWrite',
    body: withAliases(
      stepAliases,
      z.object({
        question_step_id: id,
        index: z.number().int().min(0).max(1_000).optional(),
        content: text(20_000).optional(),
        next_question_step_id: id.optional(),
        language: textLanguage,
        ...tabFields,
      }),
    ),
    data: added,
    errors: [
      'knowledge.published',
      'knowledge.next_step_foreign',
      'knowledge.answer_long',
      'knowledge.too_many_steps',
    ],
  },
  'POST /api/admin/KnowledgeBase/changeAnswerStep': {
    summary: 'Changes content or next step of an answer.',
    source: '001 §7',
    access: 'staffWrite',
    body: z.object({
      id,
      change: z
        .object({ content: text(20_000).optional(), next_question_step_id: id.optional() })
        .catchall(z.unknown()),
      language: textLanguage,
      ...tabFields,
    }),
    data: done,
    errors: [
      'knowledge.change_not_allowed',
      'knowledge.published',
      'knowledge.next_step_foreign',
      'knowledge.answer_long',
      'knowledge.stale',
    ],
  },
  'POST /api/admin/KnowledgeBase/deleteAnswerStep': {
    summary: 'Deletes an answer.',
    source: '001 §7',
    access: 'staffWrite',
    body: byId,
    data: done,
    errors: ['knowledge.published', 'knowledge.stale'],
  },
});
