/* The older rating by levels (Q-71, CONFLICT-06); its levels come over /ws_js. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, tabFields, text, withAliases } from '../core/schema';

export const addScoreBody = withAliases(
  { question_record_id: ['recordQuestionId', 'questionRecordId'] },
  z.object({
    question_record_id: id,
    /** Id of the level. */
    score_id: id,
    /** Ids of options of that level; older pages send the list as JSON text. */
    score_option_id_array: z.preprocess(listOfText, z.union([z.array(id).max(100), z.null()])).optional(),
    suggest: z.union([text(10_000), z.null()]).optional(),
    ...tabFields,
  }),
);

function listOfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const ratingLevelEndpoints = defineEndpoints({
  'POST /api/user/ChatBase/addScore': {
    summary: 'Rates an own ticket by a level and options of it, and solves the ticket.',
    source: '000 §7, Q-71, Q-73',
    access: 'ticketHolder',
    body: addScoreBody,
    data: z.object({}),
    errors: ['ratings.rated', 'ratings.level_unknown', 'ratings.suggestion_long'],
  },
});

export type AddScoreBody = z.output<typeof addScoreBody>;
