/* Errors of the assistant (001 §5, Q-102). */
import { defineErrors } from '../core/errors';

export const assistantErrors = defineErrors({
  'assistant.empty': { kind: 'refusal', en: 'Please enter a question.', zh: '输入内容不能为空' },
  'assistant.too_long': {
    kind: 'refusal',
    en: 'A question has at most 500 characters.',
    zh: '输入内容最多 500 个字符',
  },
});
