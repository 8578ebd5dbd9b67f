/* The range of the demo shop. */
import type { App } from '../src/app';
import type { Db } from '../src/schema';
import { demoProducts, demoProductTypes } from './content/products';
import { demoShopNames } from './content/shop-names';
import { idOf } from './maps';

/** Product ids by key. */
export async function fillProducts(
  { modules: { shop } }: App,
  tx: Db,
  pictures: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const types = new Map<string, number>();
  for (const [index, { key, name }] of demoProductTypes.entries()) {
    const type = { name: name.en, nameZh: name.zh, orderNo: index + 1 };
    types.set(key, await shop.createProductType(tx, type));
  }
  const ids = await shop.createProducts(
    tx,
    demoProducts.map((product) => ({
      typeId: idOf(types, product.type),
      name: product.name,
      description: product.description.en,
      descriptionZh: product.description.zh,
      enable: product.enable ?? 1,
      pictureUrl: pictures.get(product.picture) ?? '',
    })),
  );
  const products = new Map(demoProducts.map(({ key }, index) => [key, ids[index] ?? 0]));
  const pairs = demoProducts.flatMap(({ key, children = [] }) =>
    children.map((child) => ({ productId: idOf(products, key), childId: idOf(products, child) })),
  );
  await shop.createProductChildren(tx, pairs);
  const names = Object.entries(demoShopNames).flatMap(([key, list]) =>
    list.map((name, index) => ({ productId: idOf(products, key), name, orderNo: index + 1 })),
  );
  await shop.createShopNames(tx, names);
  return products;
}
