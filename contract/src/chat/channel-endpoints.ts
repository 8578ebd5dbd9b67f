/*
 * The chat channel /java/faqwebsocket.ws and the calls that belong to it. Each socket gets
 * an id, `uid`; the page then says which ticket it shows.
 */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, text, withAliases } from '../core/schema';

const lookingBody = withAliases(
  { questionRecordId: ['recordQuestionId', 'question_record_id'] },
  z.object({
    /** The `uid` of the init frame. */
    userId: text(100),
    type: z.union([z.number(), z.string(), z.null()]).optional(),
    /** The ticket that the page shows; null or absent for none. */
    questionRecordId: z.union([id, z.null()]).optional(),
  }),
);

export const chatChannelEndpoints = defineEndpoints({
  'POST /java/front/sendQuestion': {
    summary: "Registers a customer's tab as looking at an own ticket.",
    source: '000 §7, Q-63',
    access: 'ticketHolder',
    side: 'user',
    body: lookingBody,
    data: z.object({}),
    errors: ['chat.tab_unknown'],
  },
  'POST /java/front/sendAdminQuestion': {
    summary: "Registers an agent's tab as looking at a ticket.",
    source: '001 §7, Q-63',
    access: 'staff',
    side: 'admin',
    body: lookingBody,
    data: z.object({}),
    errors: ['chat.tab_unknown'],
  },
  'GET /java/front/sendUserPageCloseingEvent': {
    summary: 'The page is closing: its tab counts as gone at once.',
    source: '000 §7, Q-65, Q-162',
    access: 'public',
    query: z.object({ uid: text(100).optional() }),
    writes: true,
    data: z.object({}),
    errors: [],
  },
});
