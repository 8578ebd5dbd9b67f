// The mark "solved" outlives a reload, for a day and for the person who made it.
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSolved, wasSolved } from './saved-solved';

const noon = Date.UTC(2026, 10, 20, 12);
const tomorrow = noon + 24 * 3_600_000;

beforeEach(() => localStorage.clear());

describe('FLOW-11: the mark "solved"', () => {
  it('is kept for its question until the next day, and can be taken back', () => {
    keepSolved(7, 3, true, noon);
    keepSolved(7, 3, true, noon);
    expect(wasSolved(7, 3, noon)).toBe(true);
    expect(wasSolved(8, 3, noon)).toBe(false);
    expect(wasSolved(7, 3, tomorrow)).toBe(false);
    keepSolved(7, 3, false, noon);
    expect(wasSolved(7, 3, noon)).toBe(false);
  });

  it('belongs to whoever made it; a visitor is who logs in afterwards', () => {
    keepSolved(7, 3, true, noon);
    expect(wasSolved(7, 4, noon)).toBe(false);
    expect(wasSolved(7, null, noon)).toBe(false);
    keepSolved(8, null, true, noon);
    expect(wasSolved(8, 4, noon)).toBe(true);
  });

  it.each([
    '{',
    '[]',
    '"x"',
    '{"day":5}',
    JSON.stringify({ day: new Date(noon).toDateString(), marks: [null, 5] }),
  ])('reads %j as nothing', (text) => {
    localStorage.setItem('faq_solved', text);
    expect(wasSolved(7, null, noon)).toBe(false);
    keepSolved(7, null, true, noon);
    expect(wasSolved(7, null, noon)).toBe(true);
  });
});
