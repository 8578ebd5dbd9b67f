/* What an import brings to shop. A field that is absent stays as it is; for a new row it is the usual. */
import type { NewOrder } from './order.types';

/** Whole: an order in the shop is what it is. Found by its number. */
export type ImportedOrder = NewOrder;

export interface ImportedCart {
  readonly customerId: number;
  readonly count: number;
}
