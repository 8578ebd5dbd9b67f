/* The text of a search in the address. */
import { expect, it } from 'vitest';
import { searchTextOf, withSearchText } from './search-address';

it.each([
  ['', 'axis', '?q=axis'],
  ['?items=1,2&data=jp', 'axis jumps', '?items=1,2&data=jp&q=axis%20jumps'],
  ['?q=old&items=1,2', '摇杆&=', '?items=1,2&q=%E6%91%87%E6%9D%86%26%3D'],
  ['?q=old', '', ''],
  ['?q&q=1&question=3', '', '?question=3'],
])('Q-34: %j with %j', (search, text, expected) => {
  expect(withSearchText(search, text)).toBe(expected);
  expect(searchTextOf(expected)).toBe(text);
});

it('takes from an address no more than can be asked', () => {
  expect([...searchTextOf(`?q=${'🙂'.repeat(500)}`)]).toHaveLength(200);
  expect(searchTextOf('?q=%E0%A4%A')).not.toBe('');
});
