/* Calls of the workbench -> services. */
import { workbenchEndpoints } from '#contract/workbench/endpoints';
import type { Bind } from '../../platform/http/bind';
import type { createWorkbenchService } from './workbench.service';

export function bindWorkbench(bind: Bind, service: ReturnType<typeof createWorkbenchService>): void {
  bind(workbenchEndpoints, {
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionList': ({ body }) => service.listTickets(body),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id': ({ params }) =>
      service.listOfCustomer(params.id),
    'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id': ({ params }) =>
      service.findTicket(params.id),
  });
}
