// What is offered beside a ticket that is being written, and what is not.
import { describe, expect, it } from 'vitest';
import { offersOf, type Match } from './offers.rules';

const inTitle = (score: number): Match => ({ score, words: 1, isInTitle: true });
const inText = (score: number, words: number): Match => ({ score, words, isInTitle: false });

describe('Q-132: offers', () => {
  it.each<[string, Match[], Match[]]>([
    ['nothing', [], []],
    ['a word of the title', [inTitle(3)], [inTitle(3)]],
    ['one word somewhere in the text', [inText(9, 1)], []],
    ['one and a half Chinese words in the text', [inText(9, 1.5)], []],
    ['two words in the text', [inText(9, 2)], [inText(9, 2)]],
    [
      'what is far behind the best',
      [inTitle(50), inText(20, 2), inText(19, 3)],
      [inTitle(50), inText(20, 2)],
    ],
    ['what is behind a best that does not count', [inText(90, 1), inTitle(10)], [inTitle(10)]],
  ])('%s', (_, found, offered) => expect(offersOf(found)).toEqual(offered));
});
