/* Calls on single tickets and the customer's own list. The staff list is in workbench. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { flagOut, id, idOut, nothing, rescordAliases, withAliases } from '../core/schema';
import { createTicketBody, solvedBody, ticketIdBody, ticketSchema } from './schemas';

const creationErrors = [
  'tickets.repeated',
  'tickets.type_level',
  'tickets.title_empty',
  'tickets.title_long',
  'tickets.type_unknown',
  'tickets.product_unknown',
  'tickets.question_unknown',
  'tickets.step_record_large',
] as const;

export const ticketsEndpoints = defineEndpoints({
  'POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal': {
    summary: "The caller's tickets, newest update first; all of them, as the call has no page fields.",
    source: '000 §7, Q-48, CONFLICT-15',
    access: 'ticketHolder',
    body: z.object({ isSolved: z.union([z.literal(0), z.literal(1), z.literal(''), z.null()]).optional() }),
    data: z.array(ticketSchema),
    errors: [],
  },
  'POST /javaplus/user/recordQuestion/createRecordQuestion': {
    summary: 'Creates a ticket; answers it.',
    source: '000 §7, Q-37, Q-158',
    access: 'customer',
    body: createTicketBody,
    data: ticketSchema,
    errors: creationErrors,
  },
  'POST /javaplus/anonymous/user/recordQuestion/createRecordQuestion': {
    summary: 'Creates a ticket for somebody without an account; the first one sets faq_anon_sid.',
    source: '000 §7, Q-17, Q-38',
    access: 'public',
    body: createTicketBody,
    data: ticketSchema,
    errors: [...creationErrors, 'tickets.too_many_anonymous'],
  },
  'POST /api/user/KnowledgeBase/addQuestionRecord': {
    summary: 'Creates a ticket from a guided answer, with the steps taken.',
    source: '000 §7, Q-37, Q-55',
    access: 'customer',
    body: createTicketBody,
    data: z.object({ id: idOut }),
    errors: creationErrors,
  },
  'POST /javaplus/user/recordQuestion/getTotalUnreadNum': {
    summary: 'Number of own tickets with an unread answer.',
    source: '000 §7, Q-47',
    access: 'ticketHolder',
    body: nothing,
    data: z.number().int(),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/getTotalUnreadNum': {
    summary: 'Number of tickets that no agent has read since the customer wrote.',
    source: '001 §7, Q-47',
    access: 'staff',
    body: nothing,
    data: z.number().int(),
    errors: [],
  },
  'POST /javaplus/user/recordQuestion/updateRecordQuestionUnread': {
    summary: 'Marks an own ticket read.',
    source: '000 §7, Q-47',
    access: 'ticketHolder',
    body: ticketIdBody,
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/updateRecordQuestionUnread': {
    summary: 'Marks a ticket read for all agents; read-only staff change nothing.',
    source: '001 §7, Q-20, Q-129',
    access: 'staff',
    body: ticketIdBody,
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/user/recordQuestion/updateIsSolvedById': {
    summary: 'Solves or reopens an own ticket.',
    source: '000 §7, Q-49, Q-146',
    access: 'ticketHolder',
    body: solvedBody,
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/updateIsSolvedById': {
    summary: 'Solves or reopens a ticket.',
    source: '001 §7, Q-49, Q-146',
    access: 'staffWrite',
    body: solvedBody,
    data: z.object({}),
    errors: [],
  },
  'GET /java/front/changingProblemsState': {
    summary: 'Flips isSolved of an own ticket; reopening cancels the rating.',
    source: '000 §7, Q-49, Q-153',
    access: 'ticketHolder',
    query: withAliases(rescordAliases, z.object({ questionRescordId: id })),
    writes: true,
    data: z.object({ id: idOut, isSolved: flagOut }),
    errors: [],
  },
});
