/* Calls that go with the table sync of /ws_js. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { tabFields, text } from '../core/schema';
import { filterRowSchema } from './schemas';

// What a row may hold is said by `filterChangeSchema`: whose row it is, is looked at before.
const rows = z.union([z.array(z.record(z.string(), z.unknown())).max(20), z.null()]).optional();

const partBody = z.object({
  table: z.union([text(100), z.null()]).optional(),
  addArray: rows,
  changeArray: rows,
  ...tabFields,
});

export const syncEndpoints = defineEndpoints({
  'POST /api/user/Base/updateRemoteTablePart': {
    summary: 'Customers have no table that they may write; an empty change succeeds.',
    source: '000 §7, Q-64, Q-151',
    access: 'ticketHolder',
    body: partBody,
    data: z.object({}),
    errors: [],
  },
  'POST /api/admin/Base/updateRemoteTablePart': {
    summary: "Saves the caller's filter of the ticket list; answers the row.",
    source: '001 §7, Q-151, Q-161, Q-172',
    access: 'staff',
    body: partBody,
    data: z.object({ addArray: z.array(filterRowSchema), changeArray: z.array(filterRowSchema) }),
    errors: ['sync.column_unknown'],
  },
  'POST /api/admin/Base/updateAllRecord': {
    summary: "Sends the newest ticket rows to the caller's tab over /ws_js; without a wsid to all his tabs.",
    source: '001 §7, Q-93, Q-167',
    access: 'staff',
    body: z.preprocess((value) => value ?? {}, z.object(tabFields)),
    data: z.object({}),
    errors: [],
  },
});

export type TablePartBody = z.output<typeof partBody>;
