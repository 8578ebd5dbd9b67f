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
    zh: 'The level of QuestionType must > 1!',
  },
  'tickets.title_empty': {
    kind: 'refusal',
    en: "The Question can't be empty!",
    zh: "The Question can't be empty!",
  },
  'tickets.title_long': {
    kind: 'refusal',
    en: 'Please input question simple expression, more details description could be chat after submit a ticket.Make sure no more than 100 characters',
    zh: 'Please input question simple expression, more details description could be chat after submit a ticket.Make sure no more than 100 characters',
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
});
