import { expect, it } from 'vitest';
import { pairOfText } from './description.rules';

it('a text without a language stands for both', () => {
  expect(pairOfText('t', undefined)).toEqual({ description: 't', description_zh: null });
  expect(pairOfText('t', 'en')).toEqual({ description: 't' });
  expect(pairOfText('t', 'zh')).toEqual({ description_zh: 't' });
});
