/* Errors of login, sessions and duty. */
import { defineErrors } from '../core/errors';

export const identityErrors = defineErrors({
  'identity.login_failed': { kind: 'refusal', en: 'Account or password is wrong', zh: '账号或密码错误' },
  'identity.not_identified': { kind: 'refusal', en: 'Please Login First', zh: '请先登录' },
  'identity.credentials_missing': {
    kind: 'bad_input',
    en: 'Please enter account and password.',
    zh: '请输入账号和密码。',
  },
  'identity.present_password': {
    kind: 'refusal',
    en: 'The present password is wrong.',
    zh: '当前密码不正确。',
  },
  'identity.too_many_failures': {
    kind: 'too_many',
    en: 'Too many failed logins. Please try again in {seconds} seconds.',
    zh: '登录失败次数过多，请在 {seconds} 秒后重试。',
  },
});
