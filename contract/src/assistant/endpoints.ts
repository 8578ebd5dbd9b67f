/* Calls of the assistant (001 §7, Q-101, Q-102, Q-153, Q-154). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idOut, text, withAliases } from '../core/schema';
import { navSchema } from '../knowledge/schemas';

/** Where an answer comes from. */
export const sourceSchema = z.object({
  kind: z.enum(['question', 'sop']),
  id: idOut,
  title: z.string(),
  /** The way to it: question types, or directories. */
  nav: navSchema,
});

const ticketAliases = { questionId: ['recordQuestionId', 'questionRecordId', 'question_id'] };
const historyQuery = withAliases(ticketAliases, z.object({ questionId: id }));

export const assistantEndpoints = defineEndpoints({
  'POST /java/front/sopAi': {
    summary:
      'Answers a question of 1 to 500 characters from the knowledge base and, for staff, the SOP tree.',
    source: '001 §7, Q-101, Q-102, Q-154',
    access: 'identified',
    body: withAliases(
      ticketAliases,
      z.object({
        /** 0 staff, 1 customer; the session decides. */
        type: z.unknown().optional(),
        /** The ticket. */
        questionId: id,
        content: text(20_000),
      }),
    ),
    data: z.object({
      id: idOut,
      /** Plain text. */
      content: z.string(),
      sources: z.array(sourceSchema),
      timestamp: z.number().int(),
    }),
    errors: ['assistant.empty', 'assistant.too_long', 'tickets.solved'],
  },
  'POST /javaplus/admin/assistant/getReply': {
    summary:
      'What an own answer of the assistant says to the customer, passage by passage, in the wanted language (extension).',
    source: '001 §2.3, Q-101',
    access: 'staffWrite',
    body: withAliases(
      ticketAliases,
      z.object({
        /** The ticket. */
        questionId: id,
        /** The answer, as the history names it. */
        id,
        lang: z.enum(['en', 'zh']),
      }),
    ),
    /** In the order of the answer. Each fits one message: what an agent reads is what goes into the reply. */
    data: z.object({
      passages: z.array(
        z.object({
          /** Where it comes from; null where a model worded it, or its sources are gone. */
          source: sourceSchema.nullable(),
          /** Plain text. */
          content: z.string(),
        }),
      ),
    }),
    errors: [],
  },
  'GET /java/front/getUserHisAiList': {
    summary: "The caller's own questions and answers of a ticket, oldest first; at most the newest 200.",
    source: '001 §7, Q-102',
    access: 'identified',
    query: historyQuery,
    data: z.array(
      z.object({
        id: idOut,
        role: z.enum(['user', 'ai']),
        content: z.string(),
        sources: z.array(sourceSchema),
        timestamp: z.number().int(),
      }),
    ),
    errors: [],
  },
  'GET /java/front/delUserHistoriesAiChatList': {
    summary: "Clears the caller's own history of a ticket.",
    source: '001 §7, Q-09, Q-102',
    access: 'identified',
    query: historyQuery,
    writes: true,
    data: z.object({}),
    errors: [],
  },
});

export type Source = z.infer<typeof sourceSchema>;
/** A passage of an answer, as a message to the customer. */
export interface ReplyPassage {
  readonly source: Source | null;
  readonly content: string;
}
