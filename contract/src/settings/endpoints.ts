/* Calls that give out the shop's settings. /config.js is a script, not a call. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';

export const settingsEndpoints = defineEndpoints({
  'GET /api/service/getInfo': {
    summary: 'Addresses of the shop server and of this support centre.',
    source: '000 §7, Q-11',
    access: 'public',
    data: z.object({ STORE_SERVER: z.string(), FAQ_WEB: z.string() }),
    errors: [],
  },
});
