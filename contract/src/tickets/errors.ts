/* Errors of tickets. Texts quoted in the specification are exact (000 §5, 000 §8, Q-39). */
import { defineErrors } from '../core/errors';

export const ticketsErrors = defineErrors({
  'tickets.repeated': {
    kind: 'refusal',
    en: 'Create Ticket in 5 minute again',
    zh: 'Create Ticket in 5 minute again',
  },
  'tickets.type_level': {
    kind: 'refusal',
    en: 'The level of QuestionType must > 1!',
    zh: '问题类型必须选择到第二级或更下级！',
  },
  'tickets.title_empty': {
    kind: 'refusal',
    en: "The Question can't be empty!",
    zh: '问题不能为空！',
  },
  'tickets.title_long': {
    kind: 'refusal',
    en: 'Please input question simple expression, more details description could be chat after submit a ticket.Make sure no more than 100 characters',
    zh: '请简要描述问题，更多细节可在提交工单后的对话中说明，请勿超过 100 个字符',
  },
  'tickets.type_unknown': {
    kind: 'refusal',
    en: 'This question type does not exist.',
    zh: '该问题类型不存在。',
  },
  'tickets.product_unknown': {
    kind: 'refusal',
    en: 'One of the products does not exist.',
    zh: '所选产品不存在。',
  },
  'tickets.question_unknown': {
    kind: 'refusal',
    en: 'This question does not exist or is being edited.',
    zh: '该问题不存在或正在编辑。',
  },
  'tickets.step_record_large': {
    kind: 'refusal',
    en: 'The record of the steps is larger than 200 kB.',
    zh: '步骤记录超过 200 kB。',
  },
  'tickets.solved': { kind: 'refusal', en: 'This ticket is already solved', zh: '工单已解决' },
  'tickets.too_many_anonymous': {
    kind: 'too_many',
    en: 'Too many tickets from this address. Please try again in {seconds} seconds.',
    zh: '该地址提交的工单过多，请在 {seconds} 秒后重试。',
  },
  // The specification's words for what staff may no longer do to a solved ticket (001 §4).
  'tickets.closed': { kind: 'refusal', en: 'This ticket is already solved', zh: '该问题已解决' },
  'tickets.comment_long': {
    kind: 'refusal',
    en: 'A comment has at most 200 characters.',
    zh: '备注最多 200 个字符。',
  },
  'tickets.agent_unknown': {
    kind: 'refusal',
    en: 'This agent does not exist.',
    zh: '该客服人员不存在。',
  },
  'tickets.directory_unknown': {
    kind: 'refusal',
    en: 'This directory does not exist.',
    zh: '该目录不存在。',
  },
  'tickets.sop_question_unknown': {
    kind: 'refusal',
    en: 'This question is not in the directory.',
    zh: '该问题不在所选目录中。',
  },
  'tickets.nothing_to_carry': {
    kind: 'refusal',
    en: 'There are no unreplied tickets to carry over.',
    zh: '无未结转的工单，无法结转！',
  },
  'tickets.change_not_allowed': {
    kind: 'bad_input',
    en: 'This change is not allowed.',
    zh: '不允许进行此修改。',
  },
});
