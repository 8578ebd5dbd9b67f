/* Dictionaries: short lists of values with labels (001 §3, Q-40, Q-84). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { nothing, tabFields, text } from '../core/schema';

export const dictionaryEntrySchema = z.object({ dictValue: z.string(), dictLabel: z.string() });

const dictionaryBody = z.object({ dictType: text(100), ...tabFields });
const entries = z.array(dictionaryEntrySchema);

export const dictionaryEndpoints = defineEndpoints({
  'POST /javaplus/admin/sysDictData/getUrgencyLevelList': {
    summary: 'The urgency levels.',
    source: '001 §7, Q-40',
    access: 'staff',
    body: nothing,
    data: entries,
    errors: [],
  },
  'POST /javaplus/admin/afterSale/damageReport/getDictListByDictType': {
    summary: 'Entries of a dictionary such as faq_warranty_type; none for an unknown one.',
    source: '001 §7, Q-84',
    access: 'staff',
    body: dictionaryBody,
    data: entries,
    errors: [],
  },
  'POST /api/user/damageReport/getDictListByDictType': {
    summary: 'The same for customers.',
    source: '000 §7, Q-84',
    access: 'customer',
    body: dictionaryBody,
    data: entries,
    errors: [],
  },
});

export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>;
