// The look before cleaning (survive.md 29): what people write passes, what only costs time does not.
import { describe, expect, it } from 'vitest';
import { isTooComplex } from './markup';

const limits = { tags: 3_000, depth: 100 };

describe('isTooComplex', () => {
  it.each([
    ['plain text', 'a < b and c > d'.repeat(100)],
    ['paragraphs', '<p>one <strong>two</strong><br>three</p>'.repeat(400)],
    ['many breaks', '<br>'.repeat(2_000)],
    ['self-closing shapes', '<rect x="1" y="2"/>'.repeat(2_500)],
    ['stray closings', '</p>'.repeat(2_900)],
    ['a list in a list', `${'<ul><li>'.repeat(40)}x${'</li></ul>'.repeat(40)}`],
  ])('lets %s through', (_, text) => expect(isTooComplex(text, limits)).toBe(false));

  it.each([
    ['too many tags', '<br>'.repeat(3_001)],
    ['deep nesting', `${'<g>'.repeat(101)}${'</g>'.repeat(101)}`],
    ['tags that are never closed', '<b><p>'.repeat(1_000)],
    ['beginnings without an end', '<a'.repeat(100_000)],
  ])('stops %s', (_, text) => expect(isTooComplex(text, limits)).toBe(true));
});
