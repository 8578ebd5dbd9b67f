/* Calls with which customers read and fill in their damage reports (000 §7, Q-79, Q-82, Q-83, Q-147). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, tabFields } from '../core/schema';
import { editReportBody, formTextsBody } from './bodies.schemas';
import { cardSchema, reportDetailSchema } from './schemas';

const byId = z.object({ id, ...tabFields });
const done = z.object({});

export const damageReportCustomerEndpoints = defineEndpoints({
  'POST /api/user/damageReport/getShowDamageReportById': {
    summary: 'An own report with its questions and answers.',
    source: '000 §7',
    access: 'customer',
    body: byId,
    data: reportDetailSchema,
    errors: [],
  },
  'POST /api/user/damageReport/editDamageReport': {
    summary: 'Submits the answers of an own report in status 1 or 3; it goes under review.',
    source: '000 §7, Q-79, Q-82',
    access: 'customer',
    body: editReportBody,
    data: done,
    errors: [
      'reports.state',
      'reports.answer_mixed',
      'reports.answer_missing',
      'reports.answer_invalid',
      'reports.answer_long',
    ],
  },
  'POST /api/user/damageReport/addUserFistEntryTime': {
    summary: 'Notes when the customer first opened a report in status 1.',
    source: '000 §7, Q-83, Q-146',
    access: 'customer',
    body: byId,
    data: done,
    errors: [],
  },
  'POST /javaplus/user/afterSale/damageReport/getDamageReportCardById': {
    summary: 'The card of an own report as it is now.',
    source: '001 §7, Q-80',
    access: 'customer',
    body: byId,
    data: cardSchema,
    errors: [],
  },
  'POST /javaplus/user/form/damage': {
    summary: 'Label texts of the damage-report form; English unless languageType is CN.',
    source: '000 §7, Q-81',
    access: 'ticketHolder',
    body: formTextsBody,
    data: z.record(z.string(), z.string()),
    errors: [],
  },
});
