/* Errors of the knowledge base, reading side. */
import { defineErrors } from '../core/errors';

export const knowledgeErrors = defineErrors({
  'knowledge.change_not_allowed': {
    kind: 'bad_input',
    en: 'This change is not allowed.',
    zh: '不允许进行此修改。',
  },
  // Only customers and visitors get it: to them what is unknown is forbidden.
  'knowledge.question_unknown': {
    kind: 'forbidden',
    en: 'This question does not exist or is being edited.',
    zh: '该问题不存在或正在编辑。',
  },
});
