/*
 * The content of a report card's message (DMG-35), read field by field: a broken one must not break the
 * conversation (BENCH-25). Pure.
 */
import type { ReportStatus } from '#contract/damage-reports/schemas';
import { parseJson } from '../../lib/system-content';

export interface CardContent {
  readonly id: number;
  readonly status: ReportStatus;
  readonly statusText: string;
  readonly title: string;
  readonly template: string;
  readonly problem: string;
  readonly picture: string;
  readonly shop: string;
  readonly channel: string;
  /** Order, payment and warranty are known of order-based reports. */
  readonly isOrderBased: boolean;
  readonly order: string;
  readonly payment: number | null;
  readonly warranty: string;
}

const statusFields = [
  'warrantyTypeOne',
  'warrantyTypeTwo',
  'warrantyTypeThree',
  'warrantyTypeFour',
  'warrantyTypeFive',
] as const;

/** null when the content is no card. */
export function cardContentOf(json: string): CardContent | null {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null) return null;
  const fields = { ...value } as Record<string, unknown>;
  const text = (name: string) => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
  const { id, status, paymentTime } = fields;
  if (typeof id !== 'number' || !isStatus(status)) return null;
  return {
    id,
    status,
    statusText: text(statusFields[status - 1] ?? '') || text('statusName'),
    title: text('formTitle'),
    template: text('tempItemName'),
    problem: text('problemPhenomenon'),
    picture: text('pictureUrl'),
    shop: text('shopName'),
    channel: text('purchasingChannelsName'),
    isOrderBased: text('purchasingChannels') === '1',
    order: text('orderNum'),
    payment: typeof paymentTime === 'number' ? paymentTime : null,
    warranty: text('warrantyTypeName'),
  };
}

function isStatus(value: unknown): value is ReportStatus {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5;
}
