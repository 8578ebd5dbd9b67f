/* What an import brings to shop. A field that is absent stays as it is; for a new row it is the usual. */
import type { NewOrder } from './order.types';

export interface ImportedProductType {
  /** By which it is found. */
  readonly name: string;
  readonly nameZh?: string | null | undefined;
  readonly orderNo?: number | undefined;
}

export interface ImportedProduct {
  /** The shop's own id, by which it is found. */
  readonly key: string;
  readonly name: string;
  readonly typeId: number;
  /** HTML. */
  readonly description?: string | undefined;
  readonly descriptionZh?: string | null | undefined;
  readonly enable?: 0 | 1 | undefined;
  readonly pictureUrl?: string | undefined;
}

/** All names under which one product is sold; others go. */
export interface ImportedShopNames {
  readonly productId: number;
  readonly names: readonly string[];
}

/** Whole: an order in the shop is what it is. Found by its number. */
export type ImportedOrder = NewOrder;

export interface ImportedCart {
  readonly customerId: number;
  readonly count: number;
}
