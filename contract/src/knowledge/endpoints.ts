/* Calls that read the knowledge base and count its use. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, languageOnly, text, withAliases } from '../core/schema';
import { questionTypeSchema } from './schemas';

const statisticsBody = withAliases(
  { question_id: ['questionId'] },
  z.object({
    /** Empty for a mere screen view. */
    question_id: z.union([id, z.literal(''), z.null()]).optional(),
    base: text(50).optional(),
    component: text(50).optional(),
    wsid: text(64).optional(),
  }),
);

export const knowledgeEndpoints = defineEndpoints({
  'POST /java/front/getQuestionTypeList': {
    summary: 'The whole catalogue as a tree; customers get published questions only.',
    source: '000 §7, Q-24',
    access: 'public',
    /** Extension: editors read both sides of every pair. */
    body: languageOnly,
    data: z.array(questionTypeSchema),
    errors: [],
  },
  'POST /api/user/Base/accessStatistics': {
    summary: 'Counts that somebody opened a question or a screen.',
    source: '000 §7, Q-27',
    access: 'public',
    body: statisticsBody,
    data: z.object({}),
    errors: [],
  },
  'POST /api/admin/Base/accessStatistics': {
    summary: 'The same for staff; does not raise the count of customers.',
    source: '001 §7, Q-27',
    access: 'staff',
    body: statisticsBody,
    data: z.object({}),
    errors: [],
  },
  'POST /api/user/KnowledgeBase/changeQuestion': {
    summary: 'Marks a question as solved by this person, once a day.',
    source: '000 §7, Q-26, Q-35',
    access: 'public',
    body: z.object({
      id,
      change: z.record(z.string(), z.unknown()),
      wsid: text(64).optional(),
    }),
    data: z.object({}),
    errors: ['knowledge.change_not_allowed', 'knowledge.question_unknown'],
  },
});
