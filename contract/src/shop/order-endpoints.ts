/* Calls about orders, invoices, the cart, the newsletter and the product list. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { id, idOut, nothing, tabFields, text } from '../core/schema';
import { orderSchema } from './order-schemas';

export const orderEndpoints = defineEndpoints({
  'POST /api/admin/Base/getOrderByUser': {
    summary: "A customer's orders, newest first.",
    source: '001 §7, Q-90',
    access: 'staff',
    body: z.object({ account: text(320), mark: z.enum(['global', 'cn']).optional(), ...tabFields }),
    data: z.array(orderSchema),
    errors: ['shop.anonymous'],
  },
  'POST /api/admin/Base/orderdownloadInvoice': {
    summary: 'A ZIP of PDFs, one per order, named by sales_id; not an envelope when it succeeds.',
    source: '001 §7, Q-91',
    access: 'staff',
    body: z.object({ orderIdArray: z.array(id).max(100), ...tabFields }),
    binary: 'application/zip',
    data: z.object({}),
    errors: ['shop.sales_id_empty', 'shop.invoices_slow'],
  },
  'POST /api/user/Base/getCartNumber': {
    summary: "Number of things in the caller's cart; 0 when unknown or logged out.",
    source: '000 §7, Q-110',
    access: 'public',
    body: z.object({
      area_mark: z.union([text(50), z.null()]).optional(),
      path_url: z.union([text(2_000), z.null()]).optional(),
      ...tabFields,
    }),
    data: z.number().int(),
    errors: [],
  },
  'POST /home/service/subscribeToNews': {
    summary: 'Subscribes an address to the newsletter, once.',
    source: '000 §7, Q-109, Q-157',
    access: 'public',
    body: z.object({ email: text(1_000).optional(), ...tabFields }),
    data: z.object({}),
    errors: ['shop.email_invalid', 'shop.too_many_subscriptions'],
  },
  'POST /api/crontab/syncItemInfo': {
    summary: 'Takes over the product list of the shop; staff, or whoever has the X-Cron-Token.',
    source: '001 §7, Q-29',
    access: 'public',
    side: 'admin',
    body: nothing,
    data: z.object({ added: z.number().int(), changed: z.number().int(), deleted: z.number().int() }),
    errors: ['shop.product_list_broken'],
  },
  'POST /api/admin/KnowledgeBase/changeAllItem': {
    summary: 'Changes the descriptions of products.',
    source: '001 §7',
    access: 'staffWrite',
    body: z.object({
      changeArray: z.array(z.object({ id, description: text(900_000) })).max(500),
      language: z.enum(['en', 'zh']).optional(),
      ...tabFields,
    }),
    data: z.object({}),
    errors: ['shop.product_unknown', 'knowledge.stale'],
  },
});

const product = z.object({
  id: idOut,
  name: z.string(),
  /** Id of the category. */
  type: idOut,
  enable: z.union([z.literal(0), z.literal(1)]),
});

/** The product selector of the directory editor. */
export const productFilterEndpoints = defineEndpoints({
  'POST /javaplus/admin/filter/api/getProductionType': {
    summary: 'The product categories.',
    source: '001 §7, Q-99',
    access: 'staff',
    body: nothing,
    data: z.array(z.object({ id: idOut, name: z.string() })),
    errors: [],
  },
  'POST /javaplus/admin/filter/BOM/getProductionObjectById': {
    summary: 'Products of a category with a status; without id of all, without enable the enabled ones.',
    source: '001 §7, Q-99',
    access: 'staff',
    body: z.object({
      id: z.union([id, z.null()]).optional(),
      enable: z.union([z.literal(0), z.literal(1), z.null()]).optional(),
    }),
    data: z.array(product),
    errors: [],
  },
  'POST /javaplus/admin/filter/plan/getproductionAllChildByid': {
    summary: 'The ids of all products that a product is made of, as a map of its id.',
    source: '001 §7, Q-99',
    access: 'staff',
    body: z.object({ id }),
    data: z.record(z.string(), z.array(idOut)),
    errors: [],
  },
});
