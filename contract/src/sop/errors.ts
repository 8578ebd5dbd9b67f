/* Errors of the directory editor (001 §5, Q-95, Q-100). */
import { defineErrors } from '../core/errors';

export const sopErrors = defineErrors({
  'sop.unassigned_protected': {
    kind: 'refusal',
    en: 'The unassigned questions cannot be changed.',
    zh: '未分配问题不可操作',
  },
  'sop.name_empty': { kind: 'bad_input', en: 'Please enter a name.', zh: '请输入目录名称' },
  'sop.name_long': {
    kind: 'bad_input',
    en: 'A name has at most 100 characters.',
    zh: '目录名称最多 100 个字符',
  },
  'sop.parent_unknown': { kind: 'refusal', en: 'Please choose a directory.', zh: '请选择目录' },
  'sop.circle': {
    kind: 'refusal',
    en: 'A directory cannot be moved below itself.',
    zh: '目录不能移动到自身之下',
  },
  'sop.too_deep': {
    kind: 'refusal',
    en: 'Directories are at most 50 levels deep.',
    zh: '目录最多 50 级',
  },
  'sop.person_unknown': { kind: 'bad_input', en: 'This person does not exist.', zh: '该人员不存在' },
  'sop.directory_unknown': { kind: 'refusal', en: 'Please choose a directory.', zh: '请选择目录' },
  'sop.phenomenon_empty': {
    kind: 'bad_input',
    en: 'Please enter the problem phenomenon.',
    zh: '请输入问题现象',
  },
  'sop.phenomenon_long': {
    kind: 'bad_input',
    en: 'The problem phenomenon has at most 100 characters.',
    zh: '问题现象最多 100 个字符',
  },
  'sop.title_long': {
    kind: 'bad_input',
    en: 'A title has at most 200 characters.',
    zh: '标题最多 200 个字符',
  },
  'sop.answer_unknown': {
    kind: 'refusal',
    en: 'One of the answers does not belong to this question.',
    zh: '答案不属于该问题',
  },
  'sop.answer_long': {
    kind: 'bad_input',
    en: 'An answer has at most 5,000 characters.',
    zh: '答案最多 5000 个字符',
  },
  'sop.product_unknown': {
    kind: 'bad_input',
    en: 'One of the products does not exist.',
    zh: '所选产品不存在',
  },
  'sop.ids_invalid': {
    kind: 'bad_input',
    en: 'Please send ids separated by commas.',
    zh: '请发送以逗号分隔的编号',
  },
});
