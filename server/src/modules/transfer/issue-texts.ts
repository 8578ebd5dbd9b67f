/* What the form of the file says of a value that does not fit, in both languages. */
import type { z } from 'zod';
import type { Sentence } from './problem-texts';

type Issue = z.core.$ZodIssue;

/** By the messages of file-fields.ts and of the sections' forms. */
const own: Readonly<Record<string, Sentence>> = {
  missing: { en: 'is missing.', zh: '缺少此项。' },
  empty: { en: 'must not be empty.', zh: '不能为空。' },
  nul: { en: 'contains a NUL character.', zh: '含有 NUL 字符。' },
  password: { en: 'must have at least 8 characters.', zh: '至少 8 个字符。' },
  address: {
    en: 'must be an address that begins with https:// or /static/.',
    zh: '必须是以 https:// 或 /static/ 开头的地址。',
  },
  time: {
    en: 'must be a time such as 2026-11-20T12:00:00+08:00, or milliseconds since 1970.',
    zh: '必须是时间，例如 2026-11-20T12:00:00+08:00，或 1970 年以来的毫秒数。',
  },
  ref: { en: 'must be a name or an id.', zh: '必须是名称或 id。' },
  colour: { en: 'must be a colour such as #3D4FD1.', zh: '必须是颜色，例如 #3D4FD1。' },
  fileName: {
    en: 'is not the name of a stored file (32 hexadecimal digits, a dot and an ending).',
    zh: '不是文件的存储名（32 位十六进制数、点和后缀）。',
  },
  bytes: { en: 'must be the base64 text of the file.', zh: '必须是文件内容的 base64 文字。' },
};

const types: Readonly<Record<string, Sentence>> = {
  string: { en: 'a text', zh: '文字（加双引号）' },
  number: { en: 'a number', zh: '数字（不加引号）' },
  int: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'true or false', zh: ' true 或 false' },
  array: { en: 'a list in [ ]', zh: ' [ ] 中的列表' },
  object: { en: 'an object in { }', zh: ' { } 中的对象' },
};

/** What stands for a value that is not there, where the form says nothing of its own. */
export function missingOf({ input }: { readonly input?: unknown }): string | undefined {
  return input === undefined ? 'missing' : undefined;
}

export function sentenceOfIssue(issue: Issue): Sentence {
  if (Object.hasOwn(own, issue.message)) return own[issue.message] ?? unfit;
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(types[issue.expected] ?? { en: issue.expected, zh: issue.expected });
    case 'unrecognized_keys':
      return {
        en: `has fields that are not known here: ${issue.keys.map((key) => `"${key}"`).join(', ')}.`,
        zh: `含有未知的字段：${issue.keys.map((key) => `“${key}”`).join('、')}。`,
      };
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return oneOf(issue.errors.flat().flatMap((part) => (part.code === 'invalid_value' ? part.values : [])));
    case 'too_big':
      return tooBig(issue.origin, String(issue.maximum));
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { en: `needs at least ${issue.minimum}.`, zh: `至少需要 ${issue.minimum} 个。` }
        : { en: `must be at least ${issue.minimum}.`, zh: `不能小于 ${issue.minimum}。` };
    default:
      return unfit;
  }
}

const unfit: Sentence = { en: 'is not in the right form.', zh: '格式不正确。' };

function mustBe({ en, zh }: Sentence): Sentence {
  return { en: `must be ${en}.`, zh: `必须是${zh}。` };
}

function oneOf(values: readonly unknown[]): Sentence {
  if (values.length === 0) return unfit;
  const said = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return {
    en: said.length === 1 ? `must be ${said[0] ?? ''}.` : `must be one of ${said.join(', ')}.`,
    zh: said.length === 1 ? `必须是 ${said[0] ?? ''}。` : `必须是以下之一：${said.join('、')}。`,
  };
}

function tooBig(origin: string, most: string): Sentence {
  if (origin === 'string') return { en: `has more than ${most} characters.`, zh: `超过 ${most} 个字符。` };
  if (origin === 'array') return { en: `has more than ${most} entries.`, zh: `超过 ${most} 条。` };
  return { en: `must be at most ${most}.`, zh: `不能大于 ${most}。` };
}
