/* The staff list (001 §2.3, Q-50). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idParams, nothing, text } from '../core/schema';
import { staffTicketSchema } from '../tickets/schemas';

/** A filter of several values; empty, null or absent means no restriction. */
function several<Item extends z.ZodType>(item: Item) {
  return z.union([z.array(item).max(500), z.null()]).optional();
}

export const staffListBody = z.object({
  /** 0 no reply, 1 resolved, 2 replied, 3 abnormal reply; combined as a union. */
  state: several(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])),
  questionType: several(id),
  personIds: several(id),
  urgencyLevel: several(z.enum(['P1', 'P2', 'P3', 'P4'])),
  mark: several(z.enum(['global', 'cn'])),
  classes: several(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  clientName: z.union([text(200), z.null()]).optional(),
  directoryId: z.union([id, z.null()]).optional(),
  currentPage: z.number().int().min(1).max(100_000).optional(),
  pageSize: z.number().int().min(1).max(200).optional(),
});

export const workbenchEndpoints = defineEndpoints({
  'POST /javaplus/admin/recordQuestion/queryRecordQuestionList': {
    summary: 'A page of tickets: customers by their newest update, the tickets of each side by side.',
    source: '001 §7, Q-50',
    access: 'staff',
    body: staffListBody,
    data: z.object({ list: z.array(staffTicketSchema), total: z.number().int() }),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/queryRecordQuestionByPersonalId/:id': {
    summary: 'All tickets of one customer, newest first.',
    source: '001 §7',
    access: 'staff',
    params: idParams,
    body: nothing,
    data: z.array(staffTicketSchema),
    errors: [],
  },
  'POST /javaplus/admin/recordQuestion/queryRecordQuestionById/:id': {
    summary: 'One ticket, such as one that a shared address names.',
    source: 'extension to 001 §7: an address may name a ticket that no loaded page shows',
    access: 'staff',
    params: idParams,
    body: nothing,
    data: staffTicketSchema,
    errors: [],
  },
});

export type StaffListBody = z.output<typeof staffListBody>;
