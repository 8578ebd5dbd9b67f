// EDIT-11, EDIT-13: what a choice of products leaves.
import { expect, it } from 'vitest';
import { itemsAfter } from './items-after';

it.each([
  [[0], [0, 3], [3]],
  [[3], [3, 4], [3, 4]],
  [[3, 4], [3, 4, 0], [0]],
  [[3], [], [0]],
  [[0], [0], [0]],
])('%j, then %j chosen: %j', (before, chosen, after) => {
  expect(itemsAfter(before, chosen)).toEqual(after);
});
