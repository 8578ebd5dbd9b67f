// EDIT-04, EDIT-05, EDIT-06, Q-23: what the gear of a type offers at each depth.
import { expect, it } from 'vitest';
import { typeEntries } from './menu-entries';

it.each([
  [1, ['addChild']],
  [2, ['addChild', 'addQuestion', 'deleteType']],
  [3, ['addChild', 'addQuestion', 'addSibling', 'rename', 'deleteType']],
  [7, ['addChild', 'addQuestion', 'addSibling', 'rename', 'deleteType']],
])('depth %i', (depth, entries) => {
  expect(typeEntries(depth)).toEqual(entries);
});
