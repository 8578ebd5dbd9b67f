/* Calls of the rating: options, request, submission, cancellation. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idParams, nothing, rescordAliases, withAliases } from '../core/schema';
import { ticketIdBody } from '../tickets/schemas';
import { ratingBody, ratingOptionSchema, ratingRecordSchema } from './schemas';

export const ratingsEndpoints = defineEndpoints({
  'POST /javaplus/user/scoreQuestionOption/getIsEnableList': {
    summary: 'The enabled rating options.',
    source: '000 §7, Q-70',
    access: 'ticketHolder',
    body: nothing,
    data: z.array(ratingOptionSchema),
    errors: [],
  },
  'POST /javaplus/user/scoreQuestionRecord/getScoreQuestionRecord/:id': {
    summary: 'The stored rating of an own ticket, or null.',
    source: '000 §7, Q-73, Q-153',
    access: 'ticketHolder',
    params: idParams,
    body: nothing,
    data: ratingRecordSchema.nullable(),
    errors: [],
  },
  'POST /javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord': {
    summary: 'Rates an own ticket and solves it.',
    source: '000 §7, Q-73, Q-146',
    access: 'ticketHolder',
    body: ratingBody,
    data: ratingRecordSchema,
    errors: ['ratings.rated', 'ratings.score_invalid', 'ratings.suggestion_long'],
  },
  'POST /javaplus/user/scoreQuestionRecord/cancelScore/:id': {
    summary: 'Takes the rating of an own ticket back.',
    source: '000 §7, Q-72, Q-146',
    access: 'ticketHolder',
    params: idParams,
    body: nothing,
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord': {
    summary: 'Asks the customer for a rating.',
    source: '001 §7, Q-73',
    access: 'staffWrite',
    duty: true,
    body: ticketIdBody,
    data: z.object({}),
    errors: ['ratings.requested', 'ratings.rated'],
  },
  'POST /javaplus/admin/scoreQuestionOption/getIsEnableList': {
    summary: 'All rating options, the disabled ones too, so that old ratings can be named (extension).',
    source: '001 §2.3, Q-70',
    access: 'staff',
    body: nothing,
    data: z.array(ratingOptionSchema),
    errors: [],
  },
  'POST /javaplus/admin/scoreQuestionRecord/getScoreQuestionRecord/:id': {
    summary: 'The stored rating of a ticket, or null (extension).',
    source: '001 §2.3, Q-73, Q-153',
    access: 'staff',
    params: idParams,
    body: nothing,
    data: ratingRecordSchema.nullable(),
    errors: [],
  },
  'GET /java/front/getFAQAppraiseStatus': {
    summary: 'Rating state of a ticket: 1 means show the rating.',
    source: '000 §7, Q-72',
    access: 'identified',
    query: withAliases(rescordAliases, z.object({ questionRescordId: id })),
    data: z.number().int(),
    errors: [],
  },
});
