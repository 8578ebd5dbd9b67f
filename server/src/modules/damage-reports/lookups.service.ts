/* What staff look up while they make a report: products, orders, SOPs, templates, and the record list. */
import type { Mark } from '#contract/core/actor';
import type { LanguageType } from '#contract/damage-reports/schemas';
import type { Locale } from '#contract/settings/config-script';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Shop } from '../shop';
import { presentTemplate, type ReportPresenter } from './reports.present';
import { listReportsOfCustomers } from './reports.store';
import {
  findSop,
  listSopsForProduct,
  listTemplates,
  listTemplatesOfSop,
  type NamedRow,
} from './templates.store';

export interface LookupDependencies {
  readonly db: Db;
  readonly identity: Pick<Identity, 'findCustomersByAccount'>;
  readonly shop: Pick<Shop, 'findProducts' | 'listAllProducts' | 'shopNamesOf' | 'orderBasics'>;
  readonly presenter: Pick<ReportPresenter, 'presentRows'>;
}

export type Lookups = ReturnType<typeof createLookups>;

/** Page size of the record list where none is sent (001 §9). */
const usualPage = 60;

export function createLookups({ db, identity, shop, presenter }: LookupDependencies) {
  const demandProduct = async (id: number) => {
    if (!(await shop.findProducts(db, [id])).has(id)) throw new AppError('core.not_found');
  };
  const customersOf = async (account: string, mark?: Mark) =>
    (await identity.findCustomersByAccount(db, account.trim(), mark)).map(({ id }) => id);

  return {
    /** Of the account in both stores. */
    async pageOfAccount(body: { account: string; pageSize?: number; pageNum?: number }) {
      const page = { size: body.pageSize ?? usualPage, number: body.pageNum ?? 1 };
      const { total, rows } = await listReportsOfCustomers(db, await customersOf(body.account), page);
      return { total, rows: await presenter.presentRows(db, rows) };
    },

    /** @throws core.not_found */
    async sopsForProduct(productId: number, lang: Locale) {
      await demandProduct(productId);
      return (await listSopsForProduct(db, productId)).map((sop) => named(sop, lang));
    },

    /** @throws core.not_found */
    async templatesOfSop(sopId: number, productId: number | null | undefined, lang: Locale) {
      if ((await findSop(db, sopId)) === undefined) throw new AppError('core.not_found');
      if (typeof productId === 'number') await demandProduct(productId);
      const rows = await listTemplatesOfSop(db, sopId, productId ?? undefined);
      return rows.map((template) => named(template, lang));
    },

    /** In Chinese unless a language is named. @throws core.not_found */
    async template(id: number, languageType: LanguageType | null | undefined) {
      const template = (await listTemplates(db, [id])).get(id);
      if (template === undefined) throw new AppError('core.not_found');
      return presentTemplate(template, languageType ?? 'CN');
    },

    /** Keyed by order number; none for an unknown account. @throws shop.anonymous */
    async orderBasics(account: string, mark: Mark | undefined) {
      if (account.trim() === '') throw new AppError('shop.anonymous');
      const orders = await shop.orderBasics(db, await customersOf(account, mark));
      return Object.fromEntries(
        orders.map((order) => [
          order.orderNum,
          {
            area: order.area,
            warehouseId: order.warehouseId,
            warehouseName: order.warehouseName,
            orderPayTimeStamp: order.paidAt,
            goodName: order.goodName,
            productionArray: order.products.map(({ id, name }) => ({ id, name })),
          },
        ]),
      );
    },

    async allProducts() {
      const products = await shop.listAllProducts(db);
      return products.map(({ id, name, typeId, enable }) => ({ id, name, type: typeId, enable }));
    },

    /** @throws core.not_found */
    async product(id: number) {
      await demandProduct(id);
      return { shopNames: await shop.shopNamesOf(db, id) };
    },
  };
}

function named(row: NamedRow, lang: Locale): { id: number; name: string } {
  return { id: row.id, name: lang === 'zh' ? (row.name_zh ?? row.name) : row.name };
}
