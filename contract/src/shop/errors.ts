/* Errors of products, orders and the newsletter (001 §5, Q-89, Q-91, Q-109). */
import { defineErrors } from '../core/errors';

export const shopErrors = defineErrors({
  'shop.anonymous': {
    kind: 'refusal',
    en: 'This customer is anonymous; the operation is not supported.',
    zh: '当前用户为匿名用户，不支持操作',
  },
  'shop.sales_id_empty': { kind: 'refusal', en: 'The sales id is empty.', zh: '销售ID为空' },
  'shop.email_invalid': {
    kind: 'bad_input',
    en: 'Please enter a valid e-mail address.',
    zh: '请输入有效的邮箱地址。',
  },
  'shop.too_many_subscriptions': {
    kind: 'too_many',
    en: 'Too many subscriptions from this address. Please try again in {seconds} seconds.',
    zh: '订阅过于频繁，请在 {seconds} 秒后重试。',
  },
  'shop.product_unknown': {
    kind: 'bad_input',
    en: 'One of the products does not exist.',
    zh: '所选产品不存在。',
  },
  'shop.product_list_broken': {
    kind: 'refusal',
    en: 'The product list of the shop cannot be understood: {detail}',
    zh: '无法读取商城的产品列表：{detail}',
  },
  'shop.invoices_slow': {
    kind: 'refusal',
    en: 'Drawing the invoices takes too long. Please choose fewer orders.',
    zh: '生成发票耗时过长，请减少所选订单。',
  },
});
