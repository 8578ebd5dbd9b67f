// SHELL-05, SHELL-06: the sixteen tables, filled from frames of /ws_js.
import { expect, it } from 'vitest';
import { tableSchemas } from '#contract/sync/schemas';
import { emptyTables, withFrame } from './tables';
import type { TableFrame, Tables } from './tables';

const names = Object.keys(tableSchemas) as (keyof Tables)[];

function whole(table: keyof Tables, rows: { id: number | string }[]): TableFrame {
  return { event: 'updateTable', data: { table, rows, timestamp: 1 } } as TableFrame;
}

it('SHELL-05 holds all sixteen tables, filled by updateTable', () => {
  expect(Object.keys(emptyTables()).toSorted()).toEqual(names.toSorted());
  expect(names).toHaveLength(16);
  const filled = names.reduce((tables, name) => withFrame(tables, whole(name, [{ id: 1 }])), emptyTables());
  for (const name of names) expect([...filled[name].keys()]).toEqual([1]);
});

it('takes a whole table in the place of what was there', () => {
  const before = withFrame(emptyTables(), whole('item', [{ id: 1 }, { id: 2 }]));
  const after = withFrame(before, whole('item', [{ id: 3 }]));
  expect([...after.item.keys()]).toEqual([3]);
  expect(after.score).toBe(before.score);
});

it('adds, changes and deletes rows', () => {
  const type = (id: number, title: string) => ({ id, parent_id: 0, title, order_no: id });
  const before = withFrame(emptyTables(), whole('questionType', [type(1, 'one'), type(2, 'two')]));
  const after = withFrame(before, {
    event: 'updateTablePart',
    data: {
      table: 'questionType',
      addArray: [type(3, 'three')],
      changeArray: [type(2, 'second')],
      deleteArray: [1],
      timestamp: 2,
    },
  });
  expect([...after.questionType.values()]).toEqual([type(2, 'second'), type(3, 'three')]);
  expect([...before.questionType.keys()]).toEqual([1, 2]);
});
