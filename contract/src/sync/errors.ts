/* Errors of the table sync. */
import { defineErrors } from '../core/errors';

export const syncErrors = defineErrors({
  'sync.column_unknown': {
    kind: 'bad_input',
    en: 'The table has no column {column}.',
    zh: '该表没有字段 {column}。',
  },
});
