/*
 * Shape of the error catalogue and the errors that any call can answer. Each module adds its own in
 * <module>/errors.ts; contract/src/errors.ts joins them. A code without both texts does not compile.
 */
import type { ErrorKind } from './envelope';

/** An error that the wire can carry. `{name}` in a text is replaced from the error's details. */
export interface ErrorDefinition {
  readonly kind: ErrorKind;
  readonly en: string;
  readonly zh: string;
}

/** Fixes the code names of a module's catalogue as literal types. */
export function defineErrors<Code extends string>(
  errors: Record<Code, ErrorDefinition>,
): Record<Code, ErrorDefinition> {
  return errors;
}

export const coreErrors = defineErrors({
  'core.bad_input': {
    kind: 'bad_input',
    en: 'The request is not in the expected form: {detail}',
    zh: '请求格式不正确：{detail}',
  },
  'core.unreadable': {
    kind: 'unreadable',
    en: 'The request could not be read: {detail}',
    zh: '无法读取请求：{detail}',
  },
  'core.too_large': { kind: 'too_large', en: 'The request is too large.', zh: '请求内容过大。' },
  'core.head_too_large': {
    kind: 'unreadable',
    en: 'The head of the request is too large. Clearing the cookies of this site may help.',
    zh: '请求头过大，可尝试清除本站的 Cookie。',
  },
  'core.too_slow': {
    kind: 'unreadable',
    en: 'The request did not arrive in time.',
    zh: '请求未能及时送达，请重试。',
  },
  'core.unknown_path': { kind: 'unknown_path', en: 'There is no such address.', zh: '该地址不存在。' },
  'core.foreign_origin': {
    kind: 'foreign_origin',
    en: 'Requests from this website are not allowed.',
    zh: '不允许来自该网站的请求。',
  },
  'core.no_session': { kind: 'no_session', en: 'Please Login First', zh: '请先登录' },
  'core.forbidden': { kind: 'forbidden', en: 'You may not do this.', zh: '您没有权限进行此操作。' },
  'core.not_found': { kind: 'not_found', en: 'It does not exist.', zh: '内容不存在。' },
  'core.read_only': {
    kind: 'forbidden',
    en: 'Read-only staff cannot do this',
    zh: '只读用户不能操作',
  },
  'core.off_duty': { kind: 'refusal', en: 'Please go on duty first.', zh: '请先上工后再进行操作' },
  'core.too_many': {
    kind: 'too_many',
    en: 'Too many requests. Please try again in {seconds} seconds.',
    zh: '操作过于频繁，请在 {seconds} 秒后重试。',
  },
  'core.crash': {
    kind: 'crash',
    en: 'Something went wrong on our side. Please try again. (request {requestId})',
    zh: '服务器出现问题，请稍后重试。（请求编号 {requestId}）',
  },
});
