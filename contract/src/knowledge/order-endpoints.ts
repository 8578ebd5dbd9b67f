/* Calls that order types and questions (decision 20); extensions, with the rules of editing. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, tabFields } from '../core/schema';

/** From 0. */
const place = z.number().int().min(0).max(100_000);

export const knowledgeOrderEndpoints = defineEndpoints({
  'POST /api/admin/KnowledgeBase/moveQuestionType': {
    summary: 'Extension: puts a type at another place among those beside it, the last at most.',
    source: 'extension to 001 §7',
    access: 'staffWrite',
    body: z.object({ id, index: place, ...tabFields }),
    data: z.object({}),
    errors: ['knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/moveQuestion': {
    summary:
      'Extension: puts a question at another place among those of its type, which keep the places they have from then on.',
    source: 'extension to 001 §7, KB-19',
    access: 'staffWrite',
    body: z.object({ id, index: place, ...tabFields }),
    data: z.object({}),
    errors: ['knowledge.stale'],
  },
  'POST /api/admin/KnowledgeBase/sortQuestionsByTime': {
    summary: 'Extension: the questions of a type stand by the time of their change again.',
    source: 'extension to 001 §7, KB-19',
    access: 'staffWrite',
    body: z.object({ question_type_id: id, ...tabFields }),
    data: z.object({}),
    errors: ['knowledge.stale'],
  },
});
