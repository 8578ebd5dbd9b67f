/*
 * The agent's conversation with the assistant about one ticket: own questions and answers, oldest first.
 */
import { queryOptions } from '@tanstack/react-query';
import type { ReplyPassage } from '#contract/assistant/endpoints';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import type { Locale } from '#contract/settings/config-script';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';

export type AssistantEntry = DataOf<Endpoints['GET /java/front/getUserHisAiList']>[number];

export const assistantQuery = (questionId: number) =>
  queryOptions({
    queryKey: ['ticketContext', 'assistant', questionId],
    queryFn: ({ signal }) =>
      call('GET /java/front/getUserHisAiList', undefined, { query: { questionId }, signal }),
  });

/** Type of a question that staff ask. */
const staffType = 0;

/** Asks; the question and its answer then stand in the history. */
export async function askAssistant(questionId: number, content: string): Promise<void> {
  await call('POST /java/front/sopAi', { type: staffType, questionId, content });
  await queryClient.invalidateQueries({ queryKey: assistantQuery(questionId).queryKey });
}

/** What an answer says to the customer, in their language: what is shown, and what a press puts into the reply. */
export async function replyOfAssistant(
  questionId: number,
  id: number,
  lang: Locale,
): Promise<readonly ReplyPassage[]> {
  const { passages } = await call('POST /javaplus/admin/assistant/getReply', { questionId, id, lang });
  return passages;
}

/** Clears the agent's own history of a ticket. */
export async function clearAssistant(questionId: number): Promise<void> {
  await call('GET /java/front/delUserHistoriesAiChatList', undefined, { query: { questionId } });
  queryClient.setQueryData(assistantQuery(questionId).queryKey, []);
}
