/* Errors of the settings screens, of the history and of importing. */
import { defineErrors } from '../core/errors';

export const settingsErrors = defineErrors({
  'settings.empty': { kind: 'bad_input', en: '{field} must not be empty.', zh: '{field} 不能为空' },
  'settings.long': {
    kind: 'bad_input',
    en: '{field} has at most {max} characters.',
    zh: '{field} 最多 {max} 个字符',
  },
  'settings.invalid': {
    kind: 'bad_input',
    en: '{field} is not in the right form: {detail}.',
    zh: '{field} 格式不正确：{detail}',
  },
  'settings.taken': { kind: 'refusal', en: 'Another row has this {field}.', zh: '{field} 已被其他记录使用' },
  'settings.unknown_reference': {
    kind: 'refusal',
    en: '{field} names something that is not there: {detail}.',
    zh: '{field} 引用的内容不存在：{detail}',
  },
  'settings.foreign_part': {
    kind: 'forbidden',
    en: '{field} belongs to another row.',
    zh: '{field} 属于其他记录',
  },
  'settings.too_many': { kind: 'refusal', en: 'There are {max} already.', zh: '已达 {max} 条上限' },
  'settings.import_too_large': {
    kind: 'refusal',
    en: 'The file is larger than 2 GB. On the server, "npm run import" takes it.',
    zh: '文件超过 2 GB。请在服务器上用 npm run import 导入。',
  },
  'settings.in_use': {
    kind: 'refusal',
    en: 'It cannot be deleted: it is used by {what}.',
    zh: '无法删除：正在被使用（{what}）',
  },
  'settings.stale': {
    kind: 'stale',
    en: 'Somebody else has changed this meanwhile.',
    zh: '该内容已被他人修改，请刷新后重试',
  },
  'settings.password': {
    kind: 'bad_input',
    en: 'Please enter a password of 8 to 200 characters.',
    zh: '请输入 8 至 200 个字符的密码',
  },
  'settings.last_owner': {
    kind: 'refusal',
    en: 'One active owner must remain.',
    zh: '必须至少保留一个启用的所有者账号',
  },
  'settings.owner_only': {
    kind: 'forbidden',
    en: 'Only an owner can change accounts. Your own name and password are in your profile.',
    zh: '只有所有者可以修改账号。您本人的姓名和密码可在“个人资料”中修改。',
  },
  'settings.own_password': {
    kind: 'refusal',
    en: 'Change your own password in your profile, with the present one.',
    zh: '请在“个人资料”中凭当前密码修改您本人的密码。',
  },
  'settings.fixed': {
    kind: 'refusal',
    en: 'This entry belongs to the program; only its texts and its place can change.',
    zh: '该条目为系统内置，仅可修改文字和排序',
  },
  'settings.nothing_to_restore': {
    kind: 'refusal',
    en: 'There is nothing to bring back: the row is as it was.',
    zh: '没有可恢复的内容',
  },
});
