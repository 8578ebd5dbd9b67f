// what two people change at the same time is brought together, and nothing of it is lost.
import { describe, expect, it } from 'vitest';
import { changedKeys, isSame, merge } from './merge';

const keys = ['name', 'nameZh', 'enable', 'items'];
const base = { name: 'A', nameZh: null, enable: 1, items: [{ id: 1, title: 'x' }] };

describe('merge', () => {
  it('keeps what only I changed and takes what only they changed', () => {
    const merged = merge(keys, base, { ...base, name: 'Mine' }, { ...base, enable: 0, rev: '2' });
    expect(merged).toEqual({
      values: { ...base, name: 'Mine', enable: 0 },
      conflicts: [],
      taken: ['enable'],
    });
  });

  it('leaves mine in place and names theirs where both changed the same', () => {
    const merged = merge(keys, base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(merged.values).toMatchObject({ name: 'Mine' });
    expect(merged.conflicts).toEqual([{ key: 'name', theirs: 'Theirs' }]);
  });

  it('is no conflict where both came to the same', () => {
    const both = { ...base, name: 'Same' };
    expect(merge(keys, base, both, both)).toEqual({ values: both, conflicts: [], taken: [] });
  });

  it('treats a list as one: both changed it, somebody has to choose', () => {
    const mine = { ...base, items: [] };
    const theirs = { ...base, items: [{ id: 1, title: 'y' }] };
    expect(merge(keys, base, mine, theirs).conflicts).toEqual([{ key: 'items', theirs: theirs.items }]);
  });
});

describe('isSame', () => {
  it.each([
    ['no text and an empty one', null, '', true],
    ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['the key of a row that only the form knows', [{ title: 'x', key$: 9 }], [{ title: 'x' }], true],
    ['the order of a list', [1, 2], [2, 1], false],
    ['a number and a text', 1, '1', false],
  ])('%s', (_, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });

  it('names the fields that differ, of those asked for', () => {
    expect(changedKeys(keys, base, { ...base, enable: 0, other: 1 })).toEqual(['enable']);
  });
});
