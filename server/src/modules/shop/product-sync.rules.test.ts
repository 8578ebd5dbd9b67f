import { expect, it } from 'vitest';
import { planSync, type KnownProduct } from './product-sync.rules';

const known = (change: Partial<KnownProduct>): KnownProduct => ({
  id: 1,
  shop_key: 'b2',
  name: 'Base B2',
  type_id: 5,
  enable: 1,
  picture_url: '/static/b2.svg',
  deleted: false,
  ...change,
});
const wanted = { key: 'b2', name: 'Base B2', typeId: 5 };
const nothing = { added: [], changed: [], deleted: [] };

it('Q-29: an unchanged product changes nothing, whatever the list leaves out', () => {
  expect(planSync([known({})], [wanted])).toEqual(nothing);
  expect(planSync([known({ enable: 0 })], [wanted])).toEqual(nothing);
});

it('Q-29: adds what is new, renames, deletes what is gone', () => {
  const list = [
    { ...wanted, name: 'Base B2 II' },
    { key: 'b9', name: 'Base B9', typeId: 5 },
  ];
  const gone = known({ id: 2, shop_key: 'b1' });
  expect(planSync([known({}), gone], list)).toEqual({
    added: [list[1]],
    changed: [known({ name: 'Base B2 II' })],
    deleted: [2],
  });
});

it('Q-29: deletes once, and brings back what returns', () => {
  const gone = known({ deleted: true });
  expect(planSync([gone], [])).toEqual(nothing);
  expect(planSync([gone], [wanted])).toEqual({ ...nothing, changed: [known({})] });
});

it('Q-29: takes over category, state and picture where the list names them', () => {
  const list = [{ ...wanted, typeId: 6, enable: 0 as const, pictureUrl: '' }];
  expect(planSync([known({})], list).changed).toEqual([known({ type_id: 6, enable: 0, picture_url: '' })]);
});
