/* Errors of damage reports (001 §5, Q-75 to Q-89). */
import { defineErrors } from '../core/errors';

export const damageReportErrors = defineErrors({
  'reports.anonymous': {
    kind: 'refusal',
    en: 'This customer is anonymous; the operation is not supported.',
    zh: '当前用户为匿名用户，不支持操作',
  },
  'reports.differs': {
    kind: 'bad_input',
    en: 'The field {field} does not fit the ticket.',
    zh: '字段 {field} 与工单不符。',
  },
  'reports.channel_missing': { kind: 'bad_input', en: 'Please choose a purchase channel.', zh: '请选择' },
  'reports.order_missing': {
    kind: 'refusal',
    en: 'No such order was found; it cannot go on.',
    zh: '未查询到相关订单，无法进行下一步操作',
  },
  'reports.order_foreign': {
    kind: 'refusal',
    en: 'This order does not belong to the customer, or the product is not in it.',
    zh: '该订单不属于此客户，或订单中没有该产品',
  },
  'reports.warranty_missing': {
    kind: 'bad_input',
    en: 'Please choose the warranty status.',
    zh: '请选择质保情况',
  },
  'reports.product_missing': { kind: 'bad_input', en: 'Please choose a product.', zh: '请选择产品' },
  'reports.sop_missing': {
    kind: 'bad_input',
    en: 'Please choose a SOP.',
    zh: '请选择/输入SOP名称',
  },
  'reports.template_missing': {
    kind: 'bad_input',
    en: 'Please choose a damage report.',
    zh: '请选择报损单',
  },
  'reports.phenomenon_long': {
    kind: 'bad_input',
    en: 'The problem phenomenon has at most 100 characters.',
    zh: '问题现象最多 100 个字符',
  },
  'reports.message_foreign': {
    kind: 'refusal',
    en: 'This message does not carry the card of this report.',
    zh: '该消息不是此报损单的卡片',
  },
  'reports.state': {
    kind: 'refusal',
    en: 'The status of the report does not allow this (any more).',
    zh: '报损单当前状态不支持此操作',
  },
  'reports.resubmitted': {
    kind: 'refusal',
    en: 'The customer has submitted other answers meanwhile.',
    zh: '客户已重新提交，请先查看新的答案',
  },
  'reports.answer_foreign': {
    kind: 'bad_input',
    en: 'One of the answers does not belong to this report.',
    zh: '答案不属于该报损单',
  },
  'reports.answer_mixed': {
    kind: 'bad_input',
    en: 'The answers must be those of one report.',
    zh: '答案必须属于同一份报损单',
  },
  'reports.answer_missing': {
    kind: 'bad_input',
    en: 'Please answer: {title}',
    zh: '请填写：{title}',
  },
  'reports.answer_invalid': {
    kind: 'bad_input',
    en: 'The answer does not fit the question: {title}',
    zh: '答案格式不正确：{title}',
  },
  'reports.answer_long': {
    kind: 'bad_input',
    en: 'The answer has at most 1,000 characters: {title}',
    zh: '答案最多 1000 个字符：{title}',
  },
  'reports.check_missing': {
    kind: 'bad_input',
    en: 'Please approve or reject every answer.',
    zh: '请审核每一个答案',
  },
  'reports.remark_missing': {
    kind: 'bad_input',
    en: 'A rejected answer needs a remark.',
    zh: '驳回的答案需要填写备注',
  },
  'reports.remark_long': {
    kind: 'bad_input',
    en: 'A remark has at most 500 characters.',
    zh: '备注最多 500 个字符',
  },
  'reports.conclusion_unknown': {
    kind: 'bad_input',
    en: 'Please choose a conclusion; "other" needs a remark.',
    zh: '请选择审核结论；选择“其他”时请填写备注',
  },
  'reports.cause_missing': {
    kind: 'bad_input',
    en: 'Please give the reason.',
    zh: '请填写作废原因',
  },
  'reports.cause_long': {
    kind: 'bad_input',
    en: 'The reason has at most 200 characters.',
    zh: '作废原因最多 200 个字符',
  },
});
