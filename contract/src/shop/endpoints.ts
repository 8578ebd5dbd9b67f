/* Calls about products. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { languageOnly } from '../core/schema';
import { itemSchema } from './schemas';

export const shopEndpoints = defineEndpoints({
  'POST /java/front/getItemList': {
    summary: 'Extension: all enabled products, ordered by category and name, for filters and dialogs.',
    source: 'Q-128',
    access: 'public',
    body: languageOnly,
    data: z.array(itemSchema),
    errors: [],
  },
});
