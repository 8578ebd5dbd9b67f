// CONFLICT-23: one wish for a rating comes by two ways and counts once.
import { expect, it } from 'vitest';
import { createWishFilter } from './rating-wish';

it('takes the second way for an echo of the first, whichever comes first', () => {
  let now = 0;
  const isNew = createWishFilter(() => now);
  expect([isNew('frame'), isNew('channel')]).toEqual([true, false]);
  now = 500;
  expect([isNew('channel'), isNew('frame')]).toEqual([true, false]);
});

it('takes the same way, and the other one much later, for a new wish', () => {
  let now = 0;
  const isNew = createWishFilter(() => now);
  expect([isNew('frame'), isNew('frame')]).toEqual([true, true]);
  now = 60_000;
  expect(isNew('channel')).toBe(true);
});
