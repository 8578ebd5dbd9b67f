// 中文文案：提交工单。Keys are those of the English file.
import type { tickets as en } from '../en/tickets';
import type { Translation } from '../../translation';

export const tickets: Translation<typeof en> = {
  'tickets.create': '提交工单',
  'tickets.create.intro': '请用一句话说明问题，详细情况可在随后打开的对话中补充。',
  'tickets.type': '问题类型',
  'tickets.type.placeholder': '请选择类型',
  'tickets.type.change': '更换',
  'tickets.type.done': '完成',
  'tickets.type.gone': '该问题类型已不存在，请重新选择。',
  'tickets.question': '问题',
  'tickets.question.placeholder': '例如：油门推到一半时数值跳动',
  'tickets.question.count': '{count} / {max} 字',
  'tickets.products': '产品',
  'tickets.products.optional': '选填，便于我们查找对应资料。',
  'tickets.products.placeholder': '涉及哪些产品？',
  'tickets.products.none': '没有这个名称的产品',
  'tickets.products.clear': '清除已选产品',
  'tickets.submit': '提交工单',
  'tickets.cancel': '取消',
  'tickets.draftKept': '已为您保留上次填写的内容。',
  'tickets.created': '工单已创建，正在打开对话。',
  'tickets.failed': '工单未能创建',
  'tickets.repeated.title': '请稍候',
  'tickets.repeated': '工单创建失败，请勿在短时间内重复创建工单，可通过“售后工单”按钮查看已有工单',
  'tickets.error.typeLevel': '问题类型必须选择到第二级或更下级！',
  'tickets.error.questionEmpty': '问题不能为空！',
  'tickets.error.questionLong': '请简要描述问题，更多细节可在提交工单后的对话中说明，请勿超过 100 个字符',
};
