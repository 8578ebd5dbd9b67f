// ORD-01, ORD-02, ORD-05, ORD-06, DMG-53: what orders say, and the pages of the record list.
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/shop/order-schemas';
import {
  deliveryWord,
  formatAmount,
  invoiceRefusal,
  orderStateWord,
  orderTypeWord,
  payWord,
  refundWord,
  timeOrNone,
  waybillsOf,
} from './orders-words';
import { pagesAround } from './records-pages';

describe('orders', () => {
  it('CONST-18, CONST-19, CONST-20: have words for every number of the tables, and show an unknown one', () => {
    expect([1, 2, 3].map(orderTypeWord)).toEqual(['调拨', '现货', '预售']);
    expect([2, 3, 4, 5, 6].map(orderStateWord)).toEqual(['待审核', '已审核', '已完成', '退款', '作废']);
    expect([0, 1, 2, 3].map(payWord)).toEqual(['未支付', '已支付', '扣款中', '授权中']);
    expect([0, 1].map(deliveryWord)).toEqual(['未发货', '已发货']);
    expect([0, 1].map(refundWord)).toEqual(['未退款', '已退款']);
    for (const wordOf of [orderTypeWord, orderStateWord, payWord]) expect(wordOf(9)).toBe('未知（9）');
  });

  it('show amounts with their currency and times or a dash', () => {
    expect(formatAmount('$', 1234.5)).toBe('$1,234.50');
    expect(formatAmount('¥', -20)).toBe('-¥20.00');
    expect(timeOrNone(null)).toBe('—');
    expect(timeOrNone(new Date(2026, 10, 20, 9, 5, 7).getTime())).toBe('2026-11-20 09:05:07');
  });

  it('link a waybill only where the carrier has a page on the web', () => {
    const order = {
      waybill_num: ['A1', 'B2', 'C3'],
      waybill_url: ['https://track.example/A1', '', 'javascript:alert(1)'],
    } as Order;
    expect(waybillsOf(order)).toEqual([
      { number: 'A1', url: 'https://track.example/A1' },
      { number: 'B2', url: null },
      { number: 'C3', url: null },
    ]);
  });

  it('have no invoice without a sales id', () => {
    const order = (sales_id: string) => ({ sales_id }) as Order;
    expect(invoiceRefusal([order('S1'), order(' ')], 100)).toBe('销售ID为空');
    expect(invoiceRefusal([order('S1')], 100)).toBeNull();
    expect(invoiceRefusal([order('S1'), order('S2')], 1)).toContain('100');
  });
});

describe('the pager', () => {
  it('names the first, the last and the neighbours', () => {
    expect(pagesAround(1, 1)).toEqual([1]);
    expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  });
});
