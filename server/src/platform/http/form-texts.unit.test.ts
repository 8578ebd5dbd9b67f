// What people read where a call is not in its form: a sentence of ours in both languages, never the schema library's.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '#contract/core/schema';
import { formText } from './form-texts';

const form = z.object({
  q: text(5),
  n: z.number().int().min(1).max(9),
  list: z.array(z.number()).min(1).max(2),
  kind: z.enum(['a', 'b']),
  said: z.string().refine((value) => value !== 'no', 'must have 1 to 3 characters'),
});
const right = { q: 'x', n: 1, list: [1], kind: 'a', said: 'yes' };

it.each([
  [{ q: '123456' }, 'q: must have at most 5 characters', 'q: 最多 5 个字符'],
  [{ q: '\0' }, 'q: contains a NUL character', 'q: 含有 NUL 字符'],
  [{ q: undefined }, 'q: is missing', 'q: 不能为空'],
  [{ q: null }, 'q: is missing', 'q: 不能为空'],
  [{ q: {} }, 'q: is not in the right form', 'q: 格式不正确'],
  [{ n: 10 }, 'n: must be at most 9', 'n: 不能大于 9'],
  [{ n: 0 }, 'n: must be at least 1', 'n: 不能小于 1'],
  [{ list: [] }, 'list: must have at least 1 items', 'list: 至少 1 项'],
  [{ list: [1, 2, 3] }, 'list: must have at most 2 items', 'list: 最多 2 项'],
  [{ list: [1, 'a'] }, 'list.1: is not in the right form', 'list.1: 格式不正确'],
  [{ kind: 'c' }, 'kind: is not in the right form', 'kind: 格式不正确'],
  [{ said: 'no' }, 'said: must have 1 to 3 characters', 'said: 须有 1 至 3 个字符'],
])('%j', (wrong, en, zh) => {
  const result = form.safeParse({ ...right, ...wrong });
  expect(formText(result.error?.issues[0])).toEqual({ en, zh });
});
