/* Calls of the chat: history, resume, sending, recall. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idParams, nothing, withAliases } from '../core/schema';
import { messageSchema, messagesBody, sendMessageBody, staffMessageSchema } from './schemas';

const page = { hasMore: z.boolean(), rev: z.number().int() };
const ticketQuery = withAliases(
  { questionRecordId: ['recordQuestionId', 'question_record_id', 'questionRescordId'] },
  z.object({ questionRecordId: id }),
);
const sendErrors = [
  'tickets.solved',
  'chat.empty',
  'chat.too_long',
  'chat.type_not_allowed',
  'chat.too_many',
  'chat.overtaken',
] as const;

export const chatEndpoints = defineEndpoints({
  'POST /javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp': {
    summary: 'Newest 20 messages, or those before a time, or those changed after a revision.',
    source: '000 §7, Q-56, Q-160',
    access: 'ticketHolder',
    body: messagesBody,
    data: z.object({ recordChatList: z.array(messageSchema), ...page }),
    errors: [],
  },
  'POST /javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp': {
    summary: 'The same for staff.',
    source: '001 §7, Q-56, Q-160',
    access: 'staff',
    body: messagesBody,
    data: z.object({ recordChatList: z.array(staffMessageSchema), ...page }),
    errors: [],
  },
  'POST /javaplus/user/webSocket/sendMessage': {
    summary: 'Sends a message of type 4; a repeat answers the message first stored.',
    source: '000 §7, Q-57, Q-58, Q-135',
    access: 'ticketHolder',
    body: sendMessageBody,
    data: messageSchema,
    errors: sendErrors,
  },
  'POST /javaplus/admin/webSocket/sendMessage': {
    summary:
      'Sends a message of type 4, or 10 with the card of a damage report; a repeat answers the message first stored.',
    source: '001 §7, Q-21, Q-57, Q-58, Q-135, Q-168',
    access: 'staffWrite',
    duty: true,
    body: sendMessageBody,
    data: staffMessageSchema,
    errors: [...sendErrors, 'chat.card_invalid'],
  },
  'POST /javaplus/admin/recordChat/deleteRecordChatById/:id': {
    summary: 'Recalls an own message.',
    source: '001 §7, Q-59, Q-146',
    access: 'staffWrite',
    params: idParams,
    body: nothing,
    data: z.object({}),
    errors: ['chat.not_own', 'chat.card_kept'],
  },
  'GET /java/front/getUserChatRecordListByQuestionRecordId': {
    summary: 'All messages of a ticket, oldest first.',
    source: '000 §7, Q-56, Q-160',
    access: 'identified',
    query: ticketQuery,
    data: z.object({ recordChatList: z.array(z.union([staffMessageSchema, messageSchema])) }),
    errors: [],
  },
  'GET /java/front/getUserHistoriesChatRecordListByQuestionRecordId': {
    summary: "Messages of the customer's earlier tickets, each ticket behind a separator.",
    source: '000 §7, Q-56, Q-61',
    access: 'identified',
    query: ticketQuery,
    data: z.object({ recordChatList: z.array(z.union([staffMessageSchema, messageSchema])) }),
    errors: [],
  },
});
