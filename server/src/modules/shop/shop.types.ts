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
}
