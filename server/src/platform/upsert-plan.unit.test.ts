import { expect, it } from 'vitest';
import { planUpsert, portionsOf } from './upsert-plan';

it('tells new rows from different and equal ones, deep inside too', () => {
  const plan = planUpsert([
    { before: undefined, after: { id: 1, list: [1] } },
    { before: { id: 2, list: [1] }, after: { list: [1], id: 2 } },
    { before: { id: 3, list: [1] }, after: { id: 3, list: [2] } },
  ]);
  expect(plan).toEqual({
    added: [{ id: 1, list: [1] }],
    changed: [{ id: 3, list: [2] }],
    count: { added: 1, changed: 1, unchanged: 1 },
  });
});

it('cuts rows into portions for one statement each', () => {
  const rows = Array.from({ length: 2_001 }, (_, index) => index);
  const portions = portionsOf(rows);
  expect(portions.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
  expect(portions.flat()).toEqual(rows);
  expect(portionsOf([])).toEqual([]);
});
