// Orders for tests, made by the door that makes those of the demo shop.
import type { NewOrder } from '../src/modules/shop';
import type { TestApp } from './app';

let orders = 0;

const recipient = {
  name: 'Alex Morgan',
  mobile: '+1 202 555 0100',
  country: 'United States',
  province: 'Oregon',
  city: 'Exampleton',
  county: '',
  address: '1 Test Street',
  zip: '00000',
  email: 'pilot@example.com',
};

/** An order of two B2 bases, paid and shipped; `change` overrides. */
function newOrder(
  given: { customerId: number; productId: number },
  change: Partial<NewOrder> = {},
): NewOrder {
  orders += 1;
  return {
    customerId: given.customerId,
    orderNum: `T-${orders}`,
    salesId: `S-${orders}`,
    area: 'us',
    createdAt: 1_000 + orders,
    paidAt: 2_000,
    warehouseId: 7,
    warehouseName: 'Exampleton',
    goodName: 'Base B2',
    currencySymbol: '$',
    amount: 199.8,
    orderType: 2,
    orderStatus: 4,
    payStatus: 1,
    deliveryStatus: 1,
    refundStatus: 0,
    shippingMethod: 'FedEx',
    details: {
      estimatedDeliveryAt: 5_000,
      waybillAppliedAt: 3_000,
      waybills: ['WB 1', 'WB2'],
      recipient,
      discounts: [
        { key: 'Sale', value: 10.1 },
        { key: 'Code', value: 10.2 },
      ],
      logistics: [{ utcTime: 4_000, info: 'Picked up', dateTime: '1970-01-01 00:00', codeInfo: 'PU' }],
    },
    products: [{ productId: given.productId, name: 'Base B2', count: 2, price: 110.05 }],
    ...change,
  };
}

/** @returns the order's id */
export async function givenOrder(
  test: TestApp,
  given: { customerId: number; productId: number },
  change: Partial<NewOrder> = {},
): Promise<number> {
  const [id = 0] = await test.app.modules.shop.createOrders(test.app.db, [newOrder(given, change)]);
  return id;
}
