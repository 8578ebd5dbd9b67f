/* Calls of the workbench -> services. */
import { cannedReplyEndpoints } from '#contract/workbench/canned-endpoints';
import { workbenchEndpoints } from '#contract/workbench/endpoints';
import type { Bind } from '../../platform/http/bind';
import type { CannedReplies } from './canned-replies.types';
import type { createWorkbenchService } from './workbench.service';

export function bindWorkbench(
  bind: Bind,
  service: ReturnType<typeof createWorkbenchService>,
  replies: CannedReplies,
): void {
  bind(cannedReplyEndpoints, {
    'POST /javaplus/admin/cannedReply/getList': () => replies.list(),
    'POST /javaplus/admin/cannedReply/add': ({ body }) => replies.add(body),
    'POST /javaplus/admin/cannedReply/edit': ({ body }) => replies.edit(body),
    'POST /javaplus/admin/cannedReply/delete': async ({ body }) => {
      await replies.delete(body.id);
      return {};
    },
  });
  bind(workbenchEndpoints, {
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionList': ({ body }) => service.listTickets(body),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id': ({ params }) =>
      service.listOfCustomer(params.id),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id': ({ params }) =>
      service.findTicket(params.id),
  });
}
