import { expect, it } from 'vitest';
import { knownCarriers, trackingUrl } from './tracking.rules';

it('ORD-06, Q-92: the address follows from area and carrier, whatever their case', () => {
  const url = (area: string, carrier: string, waybill = 'X1') =>
    trackingUrl(knownCarriers, { area, carrier, waybill });
  expect(url('us', 'FedEx')).toContain('fedex');
  expect(url('US', ' fedex')).toBe(url('us', 'FedEx'));
  expect(url('us', 'UPS')).not.toBe(url('us', 'FedEx'));
  expect(url('eu', 'DHL')).toContain('X1');
  expect(url('us', 'DHL')).toBe('');
  expect(url('', '')).toBe('');
});

it('Q-92: a waybill number cannot leave its place in the address', () => {
  const patterns = [{ area: 'a', carrier: 'c', url: 'https://c.example/{number}?n={number}' }];
  expect(trackingUrl(patterns, { area: 'a', carrier: 'c', waybill: '../$& &x=1' })).toBe(
    'https://c.example/..%2F%24%26%20%26x%3D1?n=..%2F%24%26%20%26x%3D1',
  );
});
