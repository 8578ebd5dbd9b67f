/*
 * What an agent changes of a ticket from its head: the call, and the loaded rows at once; the others see it by
 * the frame of the changed row (001 §4).
 */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { patchRows } from './workbench.queries';

/** All active staff (001 §7). */
export const staffPeopleQuery = queryOptions({
  queryKey: ['ticketContext', 'people'],
  queryFn: ({ signal }) => call('POST /javaplus/admin/personal/getCustomerList', {}, { signal }),
});

/** The directory tree of the classification. */
export const directoriesQuery = queryOptions({
  queryKey: ['ticketContext', 'directories'],
  queryFn: ({ signal }) => call('GET /java/admin/getAllDirectoryList', undefined, { signal }),
});

/** The questions directly in a directory. */
export const directoryQuestionsQuery = (sopDirectoryId: number) =>
  queryOptions({
    queryKey: ['ticketContext', 'directoryQuestions', sopDirectoryId],
    queryFn: ({ signal }) =>
      call('GET /java/admin/getAllQuestionListByDirectoryId', undefined, {
        query: { sopDirectoryId },
        signal,
      }),
  });

/** Sets the comment of staff (BENCH-18). */
export async function saveComment(recordQuestionId: number, comment: string): Promise<void> {
  await call('POST /javaplus/admin/recordQuestion/updateRecordQuestionComment', {
    recordQuestionId,
    comment,
  });
  patchRows(recordQuestionId, (row) => ({ ...row, comment }));
}

/** Makes an agent the handler (BENCH-30). */
export async function assignTicket(
  recordQuestionId: number,
  agent: { readonly id: number; readonly name: string },
): Promise<void> {
  await call('POST /javaplus/admin/recordQuestion/updateRecordQuestionCustomerId', {
    recordQuestionId,
    customerId: agent.id,
  });
  patchRows(recordQuestionId, (row) => ({ ...row, customerId: agent.id, customerName: agent.name }));
}

/** Puts a ticket into a directory, and under a question of it where one is chosen (BENCH-29, Q-52). */
export async function classifyTicket(
  recordQuestionId: number,
  directory: { readonly id: number; readonly name: string },
  sopQuestionId: number | null,
): Promise<void> {
  await call('POST /javaplus/admin/recordQuestion/updateRecordQuestionSopDirectoryId', {
    recordQuestionId,
    sopDirectoryId: directory.id,
    sopQuestionId,
  });
  patchRows(recordQuestionId, (row) => ({
    ...row,
    sopDirectoryId: directory.id,
    sopDirectoryName: directory.name,
    sopQuestionId,
  }));
}
