/*
 * The door of shop: the products that knowledge and tickets speak of (Q-128), customers' orders and carts,
 * the newsletter, all behind a local connector.
 */
import type { Item } from '#contract/shop/schemas';
import type { Locale } from '#contract/settings/config-script';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { History } from '../history';
import type { Identity } from '../identity';
import type { Settings } from '../settings';
import { upsertCarts } from './cart.store';
import { createLocalConnector } from './connector';
import { createDescriptions } from './description.service';
import { createShopImport, type ShopImport } from './import.service';
import { createInvoices } from './invoices.service';
import { createNewsletter } from './newsletter.service';
import type { NewOrder, OrderBasics, OrderRow } from './order.types';
import { basicsOf } from './orders.present';
import * as orders from './orders.store';
import { productTypeSection } from './product-types.section';
import { createProductSync } from './product-sync.service';
import { createProductSection } from './products.section';
import { itemOf } from './shop.present';
import { bindShop } from './shop.routes';
import * as store from './shop.store';
import type { NewProduct, NewProductType, NewShopName, ProductRecord } from './shop.types';

export { productsChanged } from './shop.events';
export type { ShopImport } from './import.service';
export type { ImportedOrder } from './import.types';
export type { NewOrder, OrderBasics, OrderRow } from './order.types';
export type { NewProduct, NewProductType, NewShopName, ProductRecord } from './shop.types';

export interface Shop extends Module {
  /** All enabled products, ordered by category and name. */
  listItems(lang: Locale): Promise<Item[]>;
  /** The products with these ids, disabled ones too; 0, deleted and unknown ones are missing in the map. */
  findProducts(db: Db, ids: readonly number[]): Promise<Map<number, ProductRecord>>;
  /** All products that are not deleted, disabled ones too, by category and name. */
  listAllProducts(db: Db): Promise<ProductRecord[]>;
  /** Names under which a product is sold, in their order; none for an unknown product. */
  shopNamesOf(db: Db, productId: number): Promise<string[]>;
  /** The orders of these customers, newest first, at most 500. */
  listOrders(db: Db, customerIds: readonly number[]): Promise<OrderRow[]>;
  /** The order with this number, when it is this customer's. */
  findOrder(db: Db, customerId: number, orderNum: string): Promise<OrderBasics | undefined>;
  /** What damage reports need of these customers' orders, newest first, at most 500 (Q-86). */
  orderBasics(db: Db, customerIds: readonly number[]): Promise<OrderBasics[]>;
  /** @returns the id */
  createProductType(tx: Db, type: NewProductType): Promise<number>;
  /** @returns the ids, in the order given */
  createProducts(tx: Db, products: readonly NewProduct[]): Promise<number[]>;
  /** Says which products a product is made of. */
  createProductChildren(tx: Db, pairs: readonly { productId: number; childId: number }[]): Promise<void>;
  /** Names that a product has already stay as they are. */
  createShopNames(tx: Db, names: readonly NewShopName[]): Promise<void>;
  /** @returns the ids, in the order given */
  createOrders(tx: Db, orders: readonly NewOrder[]): Promise<number[]>;
  /** How many things are in the carts of these customers, over what was known before. */
  setCarts(tx: Db, carts: readonly { customerId: number; count: number }[]): Promise<void>;
  /** Takes over what a file brings. */
  readonly import: ShopImport;
  /** Categories and products. */
  readonly sections: readonly Section[];
  /** Ends the thread that draws invoices; waits for the product list of the start. */
  stop(): Promise<void>;
}

export interface ShopDependencies extends Pick<Platform, 'db' | 'clock' | 'log' | 'config'> {
  readonly history: Pick<History, 'run'>;
  readonly identity: Pick<Identity, 'findCustomersByAccount'>;
  readonly settings: Pick<Settings, 'get'>;
}

export function createShop(deps: ShopDependencies): Shop {
  const { db, config, identity } = deps;
  const listItems = async (lang: Locale) =>
    (await store.listEnabledProducts(db)).map((row) => itemOf(row, lang));
  const invoices = createInvoices(deps);
  const newsletter = createNewsletter(deps);
  const descriptions = createDescriptions(deps);
  const productSync = createProductSync({ ...deps, connector: createLocalConnector(config.dataDir) });
  return {
    register(bind, http) {
      bindShop(bind, { db, identity, invoices, newsletter, descriptions, productSync, listItems });
      // Not before: the first start fills an empty database, and its categories are those of the list too.
      http.addHook('onListen', (done) => {
        productSync.runAtStart();
        done();
      });
    },
    listItems,
    findProducts: store.findProducts,
    listAllProducts: store.listAllProducts,
    shopNamesOf: store.listShopNames,
    listOrders: orders.listOrders,
    async findOrder(from, customerId, orderNum) {
      const order = await orders.findOrder(from, customerId, orderNum);
      return order && basicsOf(order);
    },
    orderBasics: async (from, customerIds) => (await orders.listOrders(from, customerIds)).map(basicsOf),
    createProductType: store.insertProductType,
    createProducts: store.insertProducts,
    createProductChildren: store.insertProductChildren,
    createShopNames: store.insertShopNames,
    createOrders: orders.insertOrders,
    setCarts: upsertCarts,
    import: createShopImport(),
    sections: [productTypeSection, createProductSection(deps)],
    async stop() {
      await productSync.stop();
      await invoices.stop();
    },
  };
}
