/* What the form of a call says of a value that does not fit, in both languages; the place stands before it. Pure. */
import type { z } from 'zod';
import type { Locale } from '#contract/settings/config-script';

type Issue = z.core.$ZodIssue;
type Texts = Readonly<Record<Locale, string>>;

const unfit: Texts = { en: 'is not in the right form', zh: '格式不正确' };
const nul: Texts = { en: 'contains a NUL character', zh: '含有 NUL 字符' };

/** @returns such as `q: must have at most 1000 characters` */
export function formText(issue: Issue | undefined): Texts {
  const place = issue === undefined || issue.path.length === 0 ? 'body' : issue.path.join('.');
  const { en, zh } = issue === undefined ? unfit : reasonOf(issue);
  return { en: `${place}: ${en}`, zh: `${place}: ${zh}` };
}

function reasonOf(issue: Issue): Texts {
  switch (issue.code) {
    case 'invalid_type':
      // A value of no type at all is one that was not sent.
      return /received (?:undefined|null)$/.test(issue.message)
        ? { en: 'is missing', zh: '不能为空' }
        : unfit;
    case 'too_big':
      return most(issue.origin, String(issue.maximum));
    case 'too_small':
      return least(issue.origin, String(issue.minimum));
    case 'custom':
      return customOf(issue.message);
    default:
      return unfit;
  }
}

function most(origin: string, max: string): Texts {
  if (origin === 'string') return { en: `must have at most ${max} characters`, zh: `最多 ${max} 个字符` };
  if (origin === 'array') return { en: `must have at most ${max} items`, zh: `最多 ${max} 项` };
  return { en: `must be at most ${max}`, zh: `不能大于 ${max}` };
}

function least(origin: string, min: string): Texts {
  if (origin === 'string') return { en: `must have at least ${min} characters`, zh: `至少 ${min} 个字符` };
  if (origin === 'array') return { en: `must have at least ${min} items`, zh: `至少 ${min} 项` };
  return { en: `must be at least ${min}`, zh: `不能小于 ${min}` };
}

/** The rules of the contract that say themselves what they want. */
function customOf(message: string): Texts {
  if (message === nul.en) return nul;
  const [, from, to] = /^must have (\d+) to (\d+) characters$/.exec(message) ?? [];
  return to === undefined ? unfit : { en: message, zh: `须有 ${from} 至 ${to} 个字符` };
}
