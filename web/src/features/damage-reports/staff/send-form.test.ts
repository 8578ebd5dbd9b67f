// DMG-40, DMG-43…DMG-48, VALID-11…VALID-16: what clears what, what is missing, and the payload.
import { describe, expect, it } from 'vitest';
import {
  basicsProblems,
  emptySending,
  keptSending,
  keptUnsent,
  payloadOf,
  templateProblems,
  withChannel,
  withOrder,
  withoutTemplate,
  withProduct,
  withSop,
  type Sending,
} from './send-form';

const full: Sending = {
  channel: '1',
  orderNum: 'G-1',
  warrantyType: '1',
  productId: 3,
  shopName: 'Desk base',
  phenomenon: 'drift',
  sopId: 4,
  templateId: 5,
};

describe('choices clear what hangs on them', () => {
  it('DMG-45: another order clears warranty, product and trade name', () => {
    expect(withOrder(full, 'G-2')).toEqual({
      ...emptySending,
      channel: '1',
      orderNum: 'G-2',
      phenomenon: 'drift',
    });
    expect(withOrder(full, 'G-1')).toBe(full);
  });
  it('DMG-46: another product clears the trade name', () => {
    const next = { ...full, productId: 9, shopName: '', sopId: null, templateId: null };
    expect(withProduct(full, 9)).toEqual(next);
  });
  it('DMG-47: another SOP clears the template', () => {
    expect(withSop(full, 8)).toEqual({ ...full, sopId: 8, templateId: null });
  });
  it('DMG-44: another channel knows no order; DMG-40: back to step 1 chooses SOP and template anew', () => {
    expect(withChannel(full, '2')).toEqual({ ...emptySending, channel: '2', phenomenon: 'drift' });
    expect(withoutTemplate(full)).toEqual({ ...full, sopId: null, templateId: null });
  });
});

it('VALID-11…VALID-16: names what is missing; an order is asked for in channel 1 only', () => {
  expect(basicsProblems(full)).toEqual({});
  expect(basicsProblems(emptySending)).toEqual({
    channel: 'needChannel',
    warrantyType: 'needWarranty',
    productId: 'needProduct',
  });
  expect(basicsProblems({ ...full, orderNum: '' })).toEqual({ orderNum: 'needOrder' });
  expect(basicsProblems({ ...full, channel: '2', orderNum: '' })).toEqual({});
  expect(basicsProblems({ ...full, phenomenon: '🛩'.repeat(101) })).toEqual({ phenomenon: 'phenomenonLong' });
  expect(templateProblems(emptySending)).toEqual({ sopId: 'needSop', templateId: 'needTemplate' });
  expect(templateProblems(full)).toEqual({});
});

describe('DMG-48: the payload has 18 fields', () => {
  const ticket = { id: 7, personal: { id: 1, account: 'pilot@example.com', name: 'Pilot' } };
  const from = { personId: 2, now: 1_795_143_600_000, phenomenon: 'drift' };
  const order = {
    area: 'US',
    warehouseId: 6,
    warehouseName: 'Shenzhen',
    orderPayTimeStamp: 1_795_000_000_000,
    goodName: 'Base set',
    productionArray: [],
  };
  it('of an order', () => {
    const payload = payloadOf(full, { order, productName: 'Base', warrantyName: '质保期内' }, ticket, from);
    expect(payload).toEqual({
      purchasingChannels: '1',
      questionRecordId: 7,
      tempItemId: 5,
      account: 'pilot@example.com',
      appealTime: 1_795_143_600_000,
      orderNum: 'G-1',
      area: 'US',
      productionId: 3,
      productionName: 'Base',
      personId: 2,
      sopId: 4,
      warrantyType: '1',
      warrantyTypeName: '质保期内',
      deliveryWarehouseId: 6,
      paymentTime: 1_795_000_000_000,
      merchandiseName: 'Base set',
      problemPhenomenon: 'drift',
      shopName: 'Desk base',
    });
  });
  it('without one the order fields are empty and the trade name is the merchandise (Q-85)', () => {
    const chosen = { order: undefined, productName: 'Base', warrantyName: '' };
    expect(payloadOf({ ...full, channel: '2', orderNum: '' }, chosen, ticket, from)).toMatchObject({
      orderNum: '',
      area: '',
      deliveryWarehouseId: '',
      paymentTime: '',
      merchandiseName: 'Desk base',
    });
  });
});

it('Q-133, Q-168: what was kept comes back, less what does not fit', () => {
  expect(keptSending(JSON.parse(JSON.stringify({ sending: full })))).toEqual(full);
  expect(keptSending({ sending: { channel: 5, productId: 'x' } })).toEqual(emptySending);
  expect([keptSending(null), keptSending({ unsent: 4 }), keptUnsent({ unsent: 4 }), keptUnsent('x')]).toEqual(
    [null, null, 4, null],
  );
});
