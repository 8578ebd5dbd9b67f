// what is missing until a shop works.
import { expect, it } from 'vitest';
import { type ShopState, stepsOf } from './first-steps';

const row = (values: object) => ({ id: 1, rev: 'a', ...values });
const empty: ShopState = {
  shop: null,
  productTypes: [],
  products: [],
  reportSops: [],
  reportTemplates: [],
  ratingOptions: [],
  customers: 0,
  published: 0,
};
const full: ShopState = {
  shop: row({ shopUrl: 'https://shop.example' }),
  productTypes: [row({})],
  products: [row({ enable: 1 })],
  reportSops: [row({ enable: 1 })],
  reportTemplates: [row({ enable: 1, sopId: 1, items: [{}] })],
  ratingOptions: [row({ enable: 1 })],
  customers: 1,
  published: 1,
};
const missing = (state: ShopState) => stepsOf(state).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

it('is everything where nothing is', () => {
  expect(missing(empty)).toEqual(['shop', 'products', 'knowledge', 'customers', 'reports', 'rating']);
});

it('is nothing where everything is', () => {
  expect(missing(full)).toEqual([]);
});

it.each<[string, Partial<ShopState>, string]>([
  ['products that are not sold', { products: [row({ enable: 0 })] }, 'products'],
  ['a template without questions', { reportTemplates: [row({ enable: 1, sopId: 1, items: [] })] }, 'reports'],
  ['a template of a disabled SOP', { reportSops: [row({ enable: 0 })] }, 'reports'],
  ['rating options that are off', { ratingOptions: [row({ enable: 0 })] }, 'rating'],
  ['no address of the shop', { shop: row({ shopUrl: '' }) }, 'shop'],
])('counts %s as missing', (_, part, expected) => {
  expect(missing({ ...full, ...part })).toEqual([expected]);
});

it('leads to what comes first', () => {
  const [, products] = stepsOf(empty);
  expect(products?.to).toBe('/admin/settings/productTypes');
  const [, next] = stepsOf({ ...empty, productTypes: [row({})] });
  expect(next?.to).toBe('/admin/settings/products');
});
