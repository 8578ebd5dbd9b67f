import { describe, expect, it } from 'vitest';
import type { TableName } from '#contract/sync/schemas';
import {
  deltasBetween,
  fullFrame,
  partFrame,
  snapshotOf,
  textsOf,
  type Delta,
  type TableRows,
} from './tables.rules';

const item = (id: number, name: string) => ({ id, name, description: '', delete: 0 as const });
const snapshot = (tables: TableRows) => snapshotOf(textsOf(tables), undefined);
const before = snapshot({ item: [item(1, 'a'), item(2, 'b')], score: [{ id: 9 }] });

describe('Q-64: what has become of a table', () => {
  it.each<[string, TableRows, Delta[]]>([
    ['nothing', { item: [item(1, 'a'), item(2, 'b')] }, []],
    ['another order is no change', { item: [item(2, 'b'), item(1, 'a')] }, []],
    ['a new row', { item: [item(1, 'a'), item(2, 'b'), item(3, 'c')] }, [delta({ added: [3] })]],
    ['a changed row', { item: [item(1, 'a'), item(2, 'B')] }, [delta({ changed: [2] })]],
    ['a row that is gone', { item: [item(2, 'b')] }, [delta({ deleted: [1] })]],
    [
      'all at once',
      { item: [item(2, 'B'), item(3, 'c')] },
      [delta({ added: [3], changed: [2], deleted: [1] })],
    ],
    ['an empty table', { item: [] }, [delta({ deleted: [1, 2] })]],
  ])('%s', (_, tables, deltas) => {
    expect(deltasBetween(before, snapshotOf(textsOf(tables), before))).toEqual(deltas);
  });

  it('a table that was not read stays as it was', () => {
    const after = snapshotOf(textsOf({ item: [] }), before);
    expect(after.get('score')).toBe(before.get('score'));
  });

  it('a touched row counts as changed, a new one stays new', () => {
    const after = snapshotOf(textsOf({ item: [item(1, 'a'), item(2, 'b'), item(3, 'c')] }), before);
    const isTouched = (table: TableName, id: number | string) => table === 'item' && Number(id) >= 2;
    expect(deltasBetween(before, after, isTouched)).toEqual([delta({ added: [3], changed: [2] })]);
  });

  it('texts that differ in one sign differ in their digest', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => item(at, `<p>step ${at % 7} ${at}</p>`));
    const digests = new Set(snapshot({ item: texts }).get('item')?.values());
    expect(digests.size).toBe(texts.length);
  });
});

it('frames are JSON as the contract has it; a timestamp is never 0 (Q-04)', () => {
  const texts = textsOf({ item: [item(1, '"a"\u2028'), item(2, 'b')] });
  const rows = texts.get('item');
  expect(JSON.parse(fullFrame('item', rows?.values() ?? [])(7))).toEqual({
    event: 'updateTable',
    data: { table: 'item', rows: [item(1, '"a"\u2028'), item(2, 'b')], timestamp: 7 },
  });
  expect(JSON.parse(partFrame(delta({ added: [2], changed: [1], deleted: [5, 'x"y'] }), rows)(0))).toEqual({
    event: 'updateTablePart',
    data: {
      table: 'item',
      addArray: [item(2, 'b')],
      changeArray: [item(1, '"a"\u2028')],
      deleteArray: [5, 'x"y'],
      timestamp: 1,
    },
  });
});

function delta(change: Partial<Delta>): Delta {
  return { table: 'item', added: [], changed: [], deleted: [], ...change };
}
