/* The door of shop: the products that knowledge and tickets speak of, behind a local connector. */
import { shopEndpoints } from '#contract/shop/endpoints';
import type { Item } from '#contract/shop/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import { itemOf } from './shop.present';
import * as store from './shop.store';
import type { NewProduct, NewProductType } from './shop.types';

export type { NewProduct, NewProductType } from './shop.types';

export interface Shop extends Module {
  /** All enabled products, ordered by category and name. */
  listItems(lang: Locale): Promise<Item[]>;
  /** The products with these ids, disabled ones too; 0, deleted and unknown ones are missing in the map. */
  findProducts(db: Db, ids: readonly number[]): Promise<Map<number, { id: number; name: string }>>;
  /** @returns the id */
  createProductType(tx: Db, type: NewProductType): Promise<number>;
  /** @returns the ids, in the order given */
  createProducts(tx: Db, products: readonly NewProduct[]): Promise<number[]>;
  /** Says which products a product is made of. */
  createProductChildren(tx: Db, pairs: readonly { productId: number; childId: number }[]): Promise<void>;
}

export function createShop({ db }: Pick<Platform, 'db'>): Shop {
  const listItems = async (lang: Locale) =>
    (await store.listEnabledProducts(db)).map((row) => itemOf(row, lang));
  return {
    register: (bind) =>
      bind(shopEndpoints, { 'POST /java/front/getItemList': ({ lang }) => listItems(lang) }),
    listItems,
    findProducts: store.findProducts,
    createProductType: store.insertProductType,
    createProducts: store.insertProducts,
    createProductChildren: store.insertProductChildren,
  };
}
