/* Types of shop that its parts and its door share. */

export interface NewProductType {
  readonly name: string;
  readonly nameZh: string | null;
  readonly orderNo: number;
}

export interface NewProduct {
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly descriptionZh: string | null;
  /** 0 hides it from filters and dialogs. */
  readonly enable?: 0 | 1;
  readonly pictureUrl?: string;
  /** The shop's own id of it; absent where it was made here. */
  readonly shopKey?: string | null;
}

/** A product as other modules name it. */
export interface ProductRecord {
  readonly id: number;
  readonly name: string;
  /** Id of the category. */
  readonly typeId: number;
  /** 0: no longer sold. */
  readonly enable: 0 | 1;
  /** '' for none. */
  readonly pictureUrl: string;
}

/** A name under which a product is sold. */
export interface NewShopName {
  readonly productId: number;
  readonly name: string;
  readonly orderNo: number;
}
