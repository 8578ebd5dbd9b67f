// the filter of the history, out of an address.
import { expect, it } from 'vitest';
import { filterOf } from './history-filter';

const of = (query: string) => filterOf(new URLSearchParams(query));

it('takes who, what and when', () => {
  expect(of('section=products&action=deleted&person=7&q=stick&page=3')).toEqual({
    section: 'products',
    action: 'deleted',
    personId: 7,
    search: 'stick',
    pageNum: 3,
  });
});

it('takes both days whole', () => {
  const { from = 0, to = 0 } = of('from=2026-11-20&to=2026-11-21');
  expect(from).toBe(new Date(2026, 10, 20).getTime());
  expect(to).toBe(new Date(2026, 10, 22).getTime());
});

it('leaves out what it does not know', () => {
  expect(of('section=secrets&action=burn&person=x&from=yesterday&page=-2')).toEqual({ pageNum: 1 });
  expect(of('from=0001-01-01')).toEqual({ pageNum: 1 });
});
