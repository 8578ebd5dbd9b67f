/* What the database refuses, in the words of the catalogue: a row that is still used, a value that is taken. */
import { AppError } from '../../platform/app-error';

/** Staff read Chinese. */
const users: Readonly<Record<string, string>> = {
  answer_step: '问题步骤',
  cart: '购物车',
  damage_report: '报损单',
  history_entry: '修改记录',
  message: '聊天消息',
  product: '产品',
  question: '知识库问题',
  question_type: '问题类型',
  question_type_person: '问题类型负责人',
  rating: '评价',
  rating_level_choice: '评价',
  rating_score: '评价',
  report_template: '报损模板',
  shop_order: '订单',
  shop_order_product: '订单',
  sop_directory: 'SOP 目录',
  sop_question: 'SOP 问题',
  ticket: '工单',
  ticket_repeat: '工单',
};

/** The refusal behind an error of the database; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  const { code, table = '', constraint = '', detail = '' } = (error ?? {}) as Partial<Record<string, string>>;
  if (code === '23503' && detail.includes('is not present')) {
    return new AppError('settings.unknown_reference', { field: users[table] ?? table, detail });
  }
  if (code === '23503') return new AppError('settings.in_use', { what: users[table] ?? table });
  if (constraint === 'person_owner_remains') return new AppError('settings.last_owner');
  if (code === '23505') return new AppError('settings.taken', { field: constraint });
  return error;
}
