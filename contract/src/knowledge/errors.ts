/* Errors of the knowledge base. */
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
  'knowledge.stale': {
    kind: 'stale',
    en: 'Somebody else changed this meanwhile. Please refresh and try again.',
    zh: '该内容已被他人修改，请刷新后重试。',
  },
  'knowledge.title_empty': { kind: 'bad_input', en: 'Please enter a title.', zh: '请输入标题。' },
  'knowledge.title_long': {
    kind: 'bad_input',
    en: 'The title has at most 200 characters.',
    zh: '标题最多 200 个字符。',
  },
  'knowledge.too_deep': {
    kind: 'refusal',
    en: 'Types can be nested {levels} levels deep.',
    zh: '分类最多 {levels} 级。',
  },
  'knowledge.person_unknown': {
    kind: 'bad_input',
    en: 'One of the persons does not exist.',
    zh: '所选人员不存在。',
  },
  'knowledge.product_unknown': {
    kind: 'bad_input',
    en: 'One of the products does not exist.',
    zh: '所选产品不存在。',
  },
  'knowledge.published': {
    kind: 'refusal',
    en: 'The question is published. Begin editing first.',
    zh: '该问题已发布，请先开始编辑。',
  },
  'knowledge.next_step_foreign': {
    kind: 'bad_input',
    en: 'The next step must be a step of the same question.',
    zh: '下一步必须是同一问题的步骤。',
  },
  'knowledge.answer_long': {
    kind: 'bad_input',
    en: 'An answer has at most 1,000 characters.',
    zh: '答案最多 1000 个字符。',
  },
  'knowledge.too_many_steps': {
    kind: 'refusal',
    en: 'A question has at most 200 steps, a step at most 100 answers.',
    zh: '每个问题最多 200 个步骤，每个步骤最多 100 个答案。',
  },
});
