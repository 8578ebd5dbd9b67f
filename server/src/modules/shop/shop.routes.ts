/* Calls on products, orders, the cart and the newsletter -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import type { Locale } from '#contract/settings/config-script';
import { shopEndpoints } from '#contract/shop/endpoints';
import { orderEndpoints, productFilterEndpoints } from '#contract/shop/order-endpoints';
import type { Item } from '#contract/shop/schemas';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import { findCartCount } from './cart.store';
import type { createDescriptions } from './description.service';
import type { createInvoices } from './invoices.service';
import type { createNewsletter } from './newsletter.service';
import { listOrdersOfAccount } from './orders.service';
import { listProductsLike, mapAllChildren } from './product-filter.service';
import { listTypesInChinese } from './product-filter.store';
import type { ProductSync } from './product-sync.service';

export interface ShopRoutes {
  readonly db: Db;
  readonly identity: Pick<Identity, 'findCustomersByAccount'>;
  readonly invoices: ReturnType<typeof createInvoices>;
  readonly newsletter: ReturnType<typeof createNewsletter>;
  readonly productSync: ProductSync;
  readonly descriptions: ReturnType<typeof createDescriptions>;
  listItems(lang: Locale): Promise<Item[]>;
}

export function bindShop(bind: Bind, routes: ShopRoutes): void {
  const { db, invoices, newsletter, productSync, descriptions } = routes;
  bind(shopEndpoints, {
    'POST /java/front/getItemList': ({ body, lang }) => routes.listItems(body.language ?? lang),
  });
  bind(orderEndpoints, {
    'POST /api/admin/Base/getOrderByUser': ({ body }) => listOrdersOfAccount(routes, body),
    'POST /api/admin/Base/orderdownloadInvoice': async ({ body }) => ({
      fileName: 'invoices.zip',
      body: await invoices.archive(body.orderIdArray),
    }),
    'POST /api/user/Base/getCartNumber': ({ actor }) =>
      actor.kind === 'customer' ? findCartCount(db, actor.customerId) : 0,
    'POST /home/service/subscribeToNews': async ({ body, address }) => {
      await newsletter.subscribe(body.email ?? '', address);
      return {};
    },
    'POST /api/crontab/syncItemInfo': ({ actor, request }) => {
      const token = request.headers['x-cron-token'];
      return productSync.run(actor, typeof token === 'string' ? token : undefined);
    },
    'POST /api/admin/KnowledgeBase/changeAllItem': async ({ actor, body }) => {
      await descriptions.change(staffOf(actor), body);
      return {};
    },
  });
  bind(productFilterEndpoints, {
    'POST /javaplus/admin/filter/api/getProductionType': () => listTypesInChinese(db),
    'POST /javaplus/admin/filter/BOM/getProductionObjectById': ({ body }) =>
      listProductsLike(db, { typeId: body.id ?? null, enable: body.enable ?? 1 }),
    'POST /javaplus/admin/filter/plan/getproductionAllChildByid': ({ body }) => mapAllChildren(db, body.id),
  });
}

/** `bind` let nobody else through. */
function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
