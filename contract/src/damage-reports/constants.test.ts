// What the specification fixes about damage reports as lists: categories and kinds of questions.
import { expect, it } from 'vitest';
import { damageCategories } from './damage-categories';
import { contentItemSchema } from './schemas';

it('CONST-25, Q-114: five damage categories, named in both languages', () => {
  expect(damageCategories.map(({ en }) => en)).toEqual([
    'SOP damage AAA',
    'SOP damage BBB',
    'SOP damage CCC',
    'Non-SOP damage',
    'Other',
  ]);
  for (const { zh } of damageCategories) expect(zh).toMatch(/\p{Script=Han}/u);
});

it('CONST-26: the kinds of questions are 11, 12, 21, 31 and 32, and no other', () => {
  const { questionType } = contentItemSchema.shape;
  const known = Array.from({ length: 100 }, (_, code) => code).filter(
    (code) => questionType.safeParse(code).success,
  );
  expect(known).toEqual([11, 12, 21, 31, 32]);
});
