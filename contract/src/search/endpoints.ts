/* The call of the search. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { counts, limits } from '../core/limits';
import { id, idOut, text } from '../core/schema';
import { navSchema } from '../knowledge/schemas';

/** Where matched words stand in a text: [start, end) in UTF-16 units, in their order, none over another. */
const marksSchema = z.array(z.tuple([z.number().int(), z.number().int()]));

/** What was found. All texts are plain; the marks say what to highlight, so that nobody has to trust HTML. */
export const searchHitSchema = z.object({
  kind: z.enum(['question', 'sop']),
  id: idOut,
  title: z.string(),
  titleMarks: marksSchema,
  /** A piece of the answer around the matched words, never the whole; '' where there is nothing to quote. */
  snippet: z.string(),
  marks: marksSchema,
  /** Question types, or directories, from the top level down. */
  nav: navSchema,
  /** Comparable within one answer only. */
  score: z.number(),
});

const isSearchText = (value: string) => {
  const length = [...value.trim()].length;
  return length >= 1 && length <= limits.searchText;
};

export const searchEndpoints = defineEndpoints({
  'GET /java/front/search': {
    summary:
      'Extension: published questions about a text of 1 to 200 characters, best first; for staff the SOP tree too. At most 60 a minute and address.',
    source: 'Q-34, Q-132, Q-145, Q-153, Q-165',
    access: 'public',
    query: z.object({
      /** 1 to 200 code points. */
      q: text().refine(isSearchText, `must have 1 to ${limits.searchText} characters`),
      /** Of the answer; that of server texts when missing. */
      lang: z.enum(['en', 'zh']).optional(),
      /** Only questions about this product or about all of them; the SOP tree belongs to none. */
      itemId: id.optional(),
      /** `offer`: for somebody who did not ask; what only comes near is left out. `list` when missing. */
      use: z.enum(['list', 'offer']).optional(),
      /** Most hits of the answer, 10 when missing. */
      limit: z
        .preprocess(
          (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
          z.number().int().min(1).max(counts.searchHitsMost),
        )
        .optional(),
    }),
    data: z.object({
      list: z.array(searchHitSchema),
      /** How many there are, also beyond the limit. */
      total: z.number().int(),
    }),
    errors: [],
  },
});

export type SearchHit = z.infer<typeof searchHitSchema>;
/** [start, end) of a matched word. */
export type TextMark = SearchHit['marks'][number];
