/* Errors of the workbench: of canned replies. */
import { defineErrors } from '../core/errors';

export const workbenchErrors = defineErrors({
  'workbench.canned_title': {
    kind: 'bad_input',
    en: 'Please enter a title of at most 60 characters.',
    zh: '请输入标题，最多 60 个字符',
  },
  'workbench.canned_group': {
    kind: 'bad_input',
    en: 'A group has at most 30 characters.',
    zh: '分组最多 30 个字符',
  },
  'workbench.canned_empty': {
    kind: 'bad_input',
    en: 'Please enter a text in English or in Chinese.',
    zh: '请至少填写英文或中文内容',
  },
  'workbench.canned_long': {
    kind: 'bad_input',
    en: 'A text has at most 300 characters.',
    zh: '每种语言的内容最多 300 个字符',
  },
  'workbench.canned_shortcut': {
    kind: 'bad_input',
    en: 'A shortcut is one word of at most 20 characters.',
    zh: '快捷词须为一个词，最多 20 个字符',
  },
  'workbench.canned_shortcut_taken': {
    kind: 'refusal',
    en: 'Another reply has this shortcut.',
    zh: '该快捷词已被其他快捷回复使用',
  },
  'workbench.canned_placeholder': {
    kind: 'bad_input',
    en: 'There is no placeholder {{{name}}}.',
    zh: '没有占位符 {{{name}}}',
  },
  'workbench.canned_many': {
    kind: 'refusal',
    en: 'There are 500 replies already.',
    zh: '快捷回复已达 500 条上限',
  },
  'workbench.canned_stale': {
    kind: 'stale',
    en: 'Somebody else has changed this reply meanwhile.',
    zh: '该快捷回复已被他人修改，请刷新后重试',
  },
});
