/*
 * The conversations in the query cache and the calls of the chat. The first load, a return after a break and
 * a gap between frames all go through the same query.
 */
import { queryOptions } from '@tanstack/react-query';
import type { Side } from '#contract/core/actor';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import type { OutboxEntry } from '../../lib/outbox';
import { type ChatSync, createChatSync } from './chat-sync';
import type { ChatMessage, Conversation, MessagePage } from './conversation';

const conversationKey = (side: Side, ticket: number) => ['chat', side, ticket] as const;

function fetchMessages(
  side: Side,
  body: { recordQuestionId: number; timestamp?: number; afterRev?: number },
) {
  return side === 'user'
    ? call('POST /javaplus/user/recordChat/queryByRecordQuestionIdAndTimestamp', body)
    : call('POST /javaplus/admin/recordChat/queryByRecordQuestionIdAndTimestamp', body);
}

function syncOf(side: Side): ChatSync {
  const fetchPage = (body: Parameters<typeof fetchMessages>[1]): Promise<MessagePage> =>
    fetchMessages(side, body);
  return createChatSync({
    read: (ticket) => queryClient.getQueryData<Conversation>(conversationKey(side, ticket)),
    write: (ticket, next) => queryClient.setQueryData<Conversation>(conversationKey(side, ticket), next),
    fetchNewest: (recordQuestionId) => fetchPage({ recordQuestionId }),
    fetchOlder: (recordQuestionId, timestamp) => fetchPage({ recordQuestionId, timestamp }),
    fetchAfter: (recordQuestionId, afterRev) => fetchPage({ recordQuestionId, afterRev }),
    requestResume: (ticket) =>
      void queryClient.invalidateQueries({ queryKey: conversationKey(side, ticket), exact: true }),
  });
}

/** Keeps the conversations of a side equal to the server's. */
export const chatSync: Readonly<Record<Side, ChatSync>> = { user: syncOf('user'), admin: syncOf('admin') };

/** One conversation; stays fresh by frames, and is resumed when it was marked stale by a break. */
export const conversationQuery = (side: Side, ticket: number) =>
  queryOptions({
    queryKey: conversationKey(side, ticket),
    queryFn: () => chatSync[side].load(ticket),
    staleTime: Infinity,
  });

/** After a break: the open conversations are resumed now, the others when they are opened next. */
export function resumeConversations(side: Side): void {
  void queryClient.invalidateQueries({ queryKey: ['chat', side] });
}

/** Something of this conversation is missing: it is asked for now. */
export function resumeConversation(side: Side, ticket: number): void {
  void queryClient.invalidateQueries({ queryKey: conversationKey(side, ticket), exact: true });
}

/** Sends an entry of the outbox; resolves when the stored message is in the conversation. */
export async function sendEntry(side: Side, entry: OutboxEntry): Promise<void> {
  const body = {
    msgType: 4,
    recordQuestionId: entry.recordQuestionId,
    msgContent: entry.content,
    timestamp: entry.createdAt,
    clientMessageId: entry.clientMessageId,
    ...(entry.seenSeq !== undefined && { seenSeq: entry.seenSeq }),
  };
  const stored: ChatMessage =
    side === 'user'
      ? await call('POST /javaplus/user/webSocket/sendMessage', body)
      : await call('POST /javaplus/admin/webSocket/sendMessage', body);
  chatSync[side].receive(entry.recordQuestionId, stored);
}

/** Recalls an own message of an agent; its frame, or this resume, draws the grey line. */
export async function recallMessage(message: ChatMessage): Promise<void> {
  await call('POST /javaplus/admin/recordChat/deleteRecordChatById/:id', {}, { params: { id: message.id } });
  await queryClient.invalidateQueries({
    queryKey: conversationKey('admin', message.recordQuestionId),
    exact: true,
  });
}

/** Ids of the staff on duty; asked 6 s after the socket opens and on frame 1, not before (RT-05, RT-07). */
export const staffOnlineQuery = queryOptions({
  queryKey: ['chat', 'staffOnline'],
  queryFn: () => call('POST /javaplus/user/loginCookie/getOnLineIdList', {}),
  enabled: false,
});
