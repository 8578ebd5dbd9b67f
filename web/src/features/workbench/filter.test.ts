/*
 * BENCH-10, BENCH-11, Q-50, Q-151, Q-172: the filter in the address, in the body of the call and in the saved row;
 * what boxes and "select all" show and do.
 */
import { describe, expect, test } from 'vitest';
import {
  bodyOfFilter,
  emptyFilter,
  filterOfAddress,
  isFiltered,
  type StaffFilter,
  withFilter,
} from './filter';
import {
  afterAll,
  afterAllTypes,
  tickOfAll,
  tickOfType,
  tickOfTypes,
  toggled,
  toggledType,
} from './filter-choice';
import { chipsOf } from './filter-names';
import { filterOfRow, rowOfFilter } from './filter-row';

const full: StaffFilter = {
  states: [0, 2],
  typeIds: [3, 5],
  personIds: [7],
  urgencies: ['P1'],
  marks: ['cn'],
  shifts: [2],
  clientName: 'Li',
  directoryId: 0,
};

describe('the address', () => {
  test('holds the whole filter and leaves the rest of it', () => {
    const query = withFilter(new URLSearchParams('questionRecordId=5'), full);
    expect(query.get('questionRecordId')).toBe('5');
    expect(filterOfAddress(new URLSearchParams(query.toString()))).toEqual(full);
    expect(withFilter(query, emptyFilter).toString()).toBe('questionRecordId=5');
  });
  test('what is no value is left out', () => {
    const hostile = 'state=9,1,x&questionType=-1,3,3,1e9&urgencyLevel=P9&mark=eu&classes=4&directoryId=a';
    expect(filterOfAddress(new URLSearchParams(hostile))).toEqual({
      ...emptyFilter,
      states: [1],
      typeIds: [3],
    });
    const long = new URLSearchParams({ clientName: 'x'.repeat(500) });
    expect(filterOfAddress(long).clientName).toHaveLength(200);
  });
  test('says whether there is a filter', () => {
    expect(isFiltered(emptyFilter)).toBe(false);
    expect(isFiltered({ ...emptyFilter, clientName: ' ' })).toBe(false);
    expect(isFiltered({ ...emptyFilter, directoryId: 0 })).toBe(true);
    expect(isFiltered({ ...emptyFilter, shifts: [1] })).toBe(true);
  });
});

test('the body of the call: empty parts restrict nothing', () => {
  expect(bodyOfFilter(full)).toEqual({
    state: [0, 2],
    questionType: [3, 5],
    personIds: [7],
    urgencyLevel: ['P1'],
    mark: ['cn'],
    classes: [2],
    clientName: 'Li',
    directoryId: 0,
  });
  expect(bodyOfFilter({ ...emptyFilter, clientName: ' ' })).toMatchObject({ state: [], clientName: null });
});

describe('the saved row', () => {
  test('holds lists as JSON texts and comes back as it was', () => {
    const row = rowOfFilter(4, full);
    expect(row).toMatchObject({
      person_id: 4,
      is_solved: 0,
      no_reply: 1,
      question_type_id_array: '[3,5]',
      urgency: '["P1"]',
      client_name: 'Li',
      directory_id: 0,
    });
    expect(filterOfRow({ ...row, id: 1 })).toEqual(full);
    expect(filterOfRow({ ...rowOfFilter(4, emptyFilter), id: 1 })).toEqual(emptyFilter);
  });
  test('is_solved and no_reply say the states in short, and are enough', () => {
    const flags = (states: StaffFilter['states']) => {
      const { is_solved, no_reply } = rowOfFilter(4, { ...emptyFilter, states });
      return [is_solved, no_reply];
    };
    expect([flags([]), flags([1]), flags([2]), flags([0, 1])]).toEqual([
      [null, null],
      [1, 0],
      [0, 0],
      [null, 1],
    ]);
    const row = { ...rowOfFilter(4, emptyFilter), id: 1 };
    expect(filterOfRow({ ...row, is_solved: 1 }).states).toEqual([1]);
    expect(filterOfRow({ ...row, no_reply: 1 }).states).toEqual([0]);
    expect(filterOfRow({ ...row, is_solved: 0, no_reply: 0 }).states).toEqual([0, 2]);
  });
  test('a broken text is an empty list', () => {
    const row = { ...rowOfFilter(4, full), id: 1, urgency: '{broken', mark: '"cn"' };
    expect(filterOfRow(row)).toMatchObject({ urgencies: [], marks: [] });
  });
});

describe('select all', () => {
  test('one of three: some; all three: all; then none', () => {
    const agents = [1, 2, 3];
    expect(tickOfAll(agents, [])).toBe('none');
    expect(tickOfAll(agents, [2])).toBe('some');
    const all = toggled(agents, toggled(agents, [2], 3), 1);
    expect(all).toEqual([1, 2, 3]);
    expect(tickOfAll(agents, all)).toBe('all');
    expect(afterAll(agents, all)).toEqual([]);
    expect(afterAll(agents, [2])).toEqual([1, 2, 3]);
  });
  test('somebody who is not offered any more is chosen nevertheless', () => {
    expect(tickOfAll([1, 2], [9])).toBe('some');
    expect(tickOfAll([], [9])).toBe('some');
    expect(toggled([1, 2], [9], 1)).toEqual([1, 9]);
  });
});

describe('the tree of types', () => {
  const leaf = (id: number) => ({ id, title: `${id}`, children: [] });
  const tree = [
    { id: 1, title: '1', children: [leaf(11), { id: 12, title: '12', children: [leaf(121), leaf(122)] }] },
    leaf(2),
  ];
  const tick = (id: 1 | 2, chosen: readonly number[]) => {
    const node = tree.find((one) => one.id === id) ?? leaf(0);
    return tickOfType(node, new Set(chosen));
  };
  test('a ticked type is sent alone and covers what is below', () => {
    expect(toggledType(tree, [], 121)).toEqual([121]);
    expect(toggledType(tree, [121], 12)).toEqual([12]);
    expect(tick(1, [12])).toBe('some');
    expect(tick(1, [11, 12])).toBe('all');
    expect(tick(1, [11, 121, 122])).toBe('all');
    expect(toggledType(tree, [11, 121, 122], 1)).toEqual([]);
  });
  test('taking one away below a ticked type leaves its other branches', () => {
    expect(toggledType(tree, [1], 121)).toEqual([11, 122]);
    expect(toggledType(tree, [1, 2], 11)).toEqual([12, 2]);
  });
  test('select all is what the boxes say', () => {
    expect(tickOfTypes(tree, [])).toBe('none');
    expect(tickOfTypes(tree, [1])).toBe('some');
    expect(tickOfTypes(tree, [11, 121, 122, 2])).toBe('all');
    expect(afterAllTypes(tree, [1])).toEqual([1, 2]);
    expect(afterAllTypes(tree, [1, 2])).toEqual([]);
    expect(tickOfTypes(tree, [99])).toBe('some');
    expect(toggledType(tree, [99], 99)).toEqual([]);
  });
});

test('chips: one per value, one per part where they are many, each with the filter without it', () => {
  const names = {
    types: [{ id: 3, title: 'Axes', children: [{ id: 5, title: 'Buttons', children: [] }] }],
    agents: [{ id: 7, name: 'Amelia' }],
    directories: [{ id: 0, name: '未分配问题', count: 1, children: [] }],
  };
  const chips = chipsOf(full, names);
  expect(chips.map(({ label }) => label)).toEqual([
    '未回复',
    '已回复',
    'Axes',
    'Buttons',
    'Amelia',
    'P1',
    'cn',
    '晚班',
    '客户名称：Li',
    '目录：未分配问题',
  ]);
  expect(chips[0]?.without).toEqual({ ...full, states: [2] });
  const rest = chips.reduce(
    (filter, { key }) => chipsOf(filter, names).find((chip) => chip.key === key)?.without ?? filter,
    full,
  );
  expect(rest).toEqual(emptyFilter);
  const many = chipsOf({ ...emptyFilter, typeIds: [3, 5, 6, 8] }, names);
  expect(many).toMatchObject([{ label: '问题类型：4 项', without: emptyFilter }]);
});
