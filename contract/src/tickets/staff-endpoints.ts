/* Calls with which staff work on a ticket, and the table-style changes of both sides. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idOut, nothing, tabFields, text, withAliases } from '../core/schema';
import { staffTicketSchema } from './schemas';

const ticketAliases = { recordQuestionId: ['question_record_id', 'questionRecordId'] };
const done = z.object({});
/** Keys are checked by the rules of each side; others are refused. */
const change = z.record(z.string(), z.unknown());
const recordAliases = { question_id: ['questionId'] };

export const ticketsStaffEndpoints = defineEndpoints({
  'POST /javaplus/admin/recordQuestion/updateRecordQuestionComment': {
    summary: 'Sets the comment of staff on a ticket.',
    source: '001 §7, Q-51',
    access: 'staffWrite',
    body: withAliases(ticketAliases, z.object({ recordQuestionId: id, comment: text(20_000) })),
    data: done,
    errors: ['tickets.comment_long'],
  },
  'POST /javaplus/admin/recordQuestion/updateRecordQuestionCustomerId': {
    summary: 'Assigns a ticket to an agent, who becomes its handler.',
    source: '001 §7, Q-21, Q-52',
    access: 'staffWrite',
    duty: true,
    body: withAliases(ticketAliases, z.object({ recordQuestionId: id, customerId: id })),
    data: done,
    errors: ['tickets.closed', 'tickets.agent_unknown'],
  },
  'POST /javaplus/admin/recordQuestion/updateRecordQuestionSopDirectoryId': {
    summary: 'Classifies a ticket into a directory, and a question of it where one is chosen.',
    source: '001 §7, Q-21, Q-52',
    access: 'staffWrite',
    duty: true,
    body: withAliases(
      { ...ticketAliases, sopDirectoryId: ['directoryId'] },
      z.object({
        recordQuestionId: id,
        sopDirectoryId: id,
        sopQuestionId: z.union([id, z.null()]).optional(),
      }),
    ),
    data: done,
    errors: ['tickets.closed', 'tickets.directory_unknown', 'tickets.sop_question_unknown'],
  },
  'POST /javaplus/admin/recordQuestion/getCarryOverList': {
    summary: 'Unreplied tickets of the current shift that the caller can carry over, newest update first.',
    source: '001 §7, Q-45',
    access: 'staff',
    body: nothing,
    data: z.array(staffTicketSchema),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/carryOver': {
    summary: 'Carries tickets of that list over to the next shift; without ids all of them.',
    source: '001 §7, Q-45, Q-146',
    access: 'staffWrite',
    body: z.object({ recordQuestionIdList: z.union([z.array(id).max(10_000), z.null()]).optional() }),
    data: z.object({ recordQuestionIdList: z.array(idOut) }),
    errors: ['tickets.nothing_to_carry'],
  },
  'POST /api/user/KnowledgeBase/changeQuestionRecord': {
    summary: 'Changes is_solved, user_unread or item_id_array of an own ticket; links a question when given.',
    source: '000 §7, Q-35',
    access: 'ticketHolder',
    body: withAliases(
      recordAliases,
      z.object({
        id,
        question_id: z.union([id, z.null()]).optional(),
        change: change.optional(),
        ...tabFields,
      }),
    ),
    data: done,
    errors: ['tickets.change_not_allowed', 'tickets.question_unknown', 'tickets.product_unknown'],
  },
  'POST /api/admin/KnowledgeBase/changeQuestionRecord': {
    summary: 'Changes is_solved, admin_unread, person_id or comment of a ticket.',
    source: '001 §7, Q-35',
    access: 'staffWrite',
    body: z.object({ id, change, ...tabFields }),
    data: done,
    errors: ['tickets.change_not_allowed', 'tickets.comment_long', 'tickets.agent_unknown', 'tickets.closed'],
  },
});
