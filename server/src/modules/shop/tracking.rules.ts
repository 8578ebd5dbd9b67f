/* Where a parcel can be followed: by area and carrier (Q-92, CONFLICT-30). Pure. */

/** `{number}` in `url` stands for the waybill number. */
export interface TrackingPattern {
  readonly area: string;
  readonly carrier: string;
  readonly url: string;
}

const dhl = 'https://www.dhl.com/global-en/home/tracking/tracking-express.html?tracking-id={number}';

/** What holds where the setting `trackingPatterns` says nothing. */
export const knownCarriers: readonly TrackingPattern[] = [
  { area: 'us', carrier: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { area: 'us', carrier: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  { area: 'eu', carrier: 'DHL', url: dhl },
  { area: 'uk', carrier: 'DHL', url: dhl },
  {
    area: 'cn',
    carrier: '顺丰速运',
    url: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  },
];

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The address at which a waybill is followed; '' where this carrier of this area has none. */
export function trackingUrl(
  patterns: readonly TrackingPattern[],
  parcel: { readonly area: string; readonly carrier: string; readonly waybill: string },
): string {
  const found = patterns.find(
    ({ area, carrier }) => same(area, parcel.area) && same(carrier, parcel.carrier),
  );
  return found === undefined
    ? ''
    : found.url.replaceAll('{number}', () => encodeURIComponent(parcel.waybill));
}
