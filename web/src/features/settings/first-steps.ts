/* What a shop needs until it works, and whether it is there. Pure. */
import type { StaffMessageKey } from '../../lib/i18n/staff';
import { listOf, type Row, textOf } from './section.types';

/** What has been read of the settings and of the catalogue. */
export interface ShopState {
  readonly shop: Row | null;
  readonly productTypes: readonly Row[];
  readonly products: readonly Row[];
  readonly reportSops: readonly Row[];
  readonly reportTemplates: readonly Row[];
  readonly ratingOptions: readonly Row[];
  readonly customers: number;
  /** Questions that customers can read. */
  readonly published: number;
}

export interface Step {
  readonly name: 'shop' | 'products' | 'knowledge' | 'customers' | 'reports' | 'rating';
  readonly title: StaffMessageKey;
  readonly text: StaffMessageKey;
  /** Where it is done. */
  readonly to: string;
  readonly isDone: boolean;
}

const isEnabled = (row: Row) => row['enable'] === 1;

/** The steps in the order in which they can be taken. */
export function stepsOf(state: ShopState): Step[] {
  const sops = new Set(state.reportSops.filter(isEnabled).map(({ id }) => id));
  const hasType = state.productTypes.length > 0;
  const hasProduct = state.products.some(isEnabled);
  const hasTemplate = state.reportTemplates.some(
    (row) => isEnabled(row) && sops.has(Number(row['sopId'])) && listOf(row['items']).length > 0,
  );
  const step = (name: Step['name'], to: string, isDone: boolean): Step => ({
    name,
    title: `set.step.${name}`,
    text: `set.step.${name}.text`,
    to,
    isDone,
  });
  return [
    step('shop', '/admin/settings/shop', state.shop !== null && textOf(state.shop['shopUrl']) !== ''),
    step('products', `/admin/settings/${hasType ? 'products' : 'productTypes'}`, hasType && hasProduct),
    step('knowledge', '/admin/knowledge', state.published > 0),
    step('customers', '/admin/settings/customers', state.customers > 0),
    step('reports', `/admin/settings/${sops.size > 0 ? 'reportTemplates' : 'reportSops'}`, hasTemplate),
    step('rating', '/admin/settings/ratingOptions', state.ratingOptions.some(isEnabled)),
  ];
}
