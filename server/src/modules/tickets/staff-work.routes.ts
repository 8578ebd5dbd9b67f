/* Calls of staff work, carry-over and the table-style changes -> services. */
import { ticketsStaffEndpoints } from '#contract/tickets/staff-endpoints';
import type { Bind } from '../../platform/http/bind';
import { customerOf, staffOf } from './actor';
import type { CarryOver } from './carry-over.service';
import type { RecordChanges } from './change-record.service';
import type { StaffWork } from './staff-work.service';

export interface StaffWorkRoutes {
  readonly staffWork: StaffWork;
  readonly carryOver: CarryOver;
  readonly changes: RecordChanges;
}

export function bindStaffWork(bind: Bind, { staffWork, carryOver, changes }: StaffWorkRoutes): void {
  bind(ticketsStaffEndpoints, {
    'POST /javaplus/admin/recordQuestion/updateRecordQuestionComment': async ({ actor, body }) => {
      await staffWork.comment(staffOf(actor), body.recordQuestionId, body.comment);
      return {};
    },
    'POST /javaplus/admin/recordQuestion/updateRecordQuestionCustomerId': async ({ actor, body }) => {
      await staffWork.assign(staffOf(actor), body.recordQuestionId, body.customerId);
      return {};
    },
    'POST /javaplus/admin/recordQuestion/updateRecordQuestionSopDirectoryId': async ({ actor, body }) => {
      await staffWork.classify(staffOf(actor), {
        ticketId: body.recordQuestionId,
        directoryId: body.sopDirectoryId,
        questionId: body.sopQuestionId || null,
      });
      return {};
    },
    'POST /javaplus/admin/recordQuestion/getCarryOverList': ({ actor }) => carryOver.list(staffOf(actor)),
    'POST /javaplus/admin/recordQuestion/carryOver': async ({ actor, body }) => ({
      recordQuestionIdList: await carryOver.carry(staffOf(actor), body.recordQuestionIdList ?? undefined),
    }),
    'POST /api/user/KnowledgeBase/changeQuestionRecord': async ({ actor, body }) => {
      await changes.byCustomer(customerOf(actor), {
        id: body.id,
        keys: body.change ?? {},
        questionId: body.question_id || null,
      });
      return {};
    },
    'POST /api/admin/KnowledgeBase/changeQuestionRecord': async ({ actor, body }) => {
      await changes.byStaff(staffOf(actor), { id: body.id, keys: body.change });
      return {};
    },
  });
}
