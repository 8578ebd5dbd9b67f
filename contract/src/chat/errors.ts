/* Errors of the chat (000 §5, 001 §5, Q-57, Q-58). */
import { defineErrors } from '../core/errors';

export const chatErrors = defineErrors({
  'chat.empty': { kind: 'refusal', en: 'The message is empty.', zh: '消息不能为空。' },
  'chat.too_long': {
    kind: 'refusal',
    en: 'A message has at most 300 characters.',
    zh: '消息最多 300 个字符。',
  },
  'chat.type_not_allowed': {
    kind: 'refusal',
    en: 'This kind of message cannot be sent.',
    zh: '不允许发送此类消息。',
  },
  'chat.not_own': { kind: 'forbidden', en: 'Only own messages can be recalled.', zh: '只能撤回自己的消息。' },
  'chat.too_many': {
    kind: 'too_many',
    en: 'Too many messages. Please try again in {seconds} seconds.',
    zh: '发送过于频繁，请在 {seconds} 秒后重试。',
  },
  'chat.overtaken': {
    kind: 'overtaken',
    en: 'New messages came that you had not seen. Your message was not sent.',
    zh: '有您尚未看到的新消息，您的消息未发送。',
  },
  'chat.tab_unknown': {
    kind: 'refusal',
    en: 'This tab is not connected (any more).',
    zh: '该页面未连接或连接已断开。',
  },
  'chat.card_invalid': {
    kind: 'refusal',
    en: 'This damage report cannot be sent in this ticket, or was sent already.',
    zh: '该报损单不能发送到此工单，或已发送。',
  },
  'chat.card_kept': {
    kind: 'refusal',
    en: 'A damage report is withdrawn, not recalled.',
    zh: '报损单请使用撤回报损单操作。',
  },
});
