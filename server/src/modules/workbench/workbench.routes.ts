/* Calls of the workbench -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { cannedReplyEndpoints } from '#contract/workbench/canned-endpoints';
import { workbenchEndpoints } from '#contract/workbench/endpoints';
import { AppError } from '../../platform/app-error';
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
    'POST /javaplus/admin/cannedReply/add': ({ actor, body }) => replies.add(staffOf(actor), body),
    'POST /javaplus/admin/cannedReply/edit': ({ actor, body }) => replies.edit(staffOf(actor), body),
    'POST /javaplus/admin/cannedReply/delete': async ({ actor, body }) => {
      await replies.delete(staffOf(actor), body.id);
      return {};
    },
  });
  bind(workbenchEndpoints, {
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionList': ({ actor, body }) =>
      service.listTickets(body, staffOf(actor).personId),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id': ({ actor, params }) =>
      service.listOfCustomer(params.id, staffOf(actor).personId),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id': ({ actor, params }) =>
      service.findTicket(params.id, staffOf(actor).personId),
  });
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
