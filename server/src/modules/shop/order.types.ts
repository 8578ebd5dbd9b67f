/* Orders as shop keeps them: what its parts, its door, the demo shop and the import share. */

/** 1 transfer, 2 in-stock, 3 pre-order. */
export type OrderType = 1 | 2 | 3;

/** 2 awaiting review, 3 reviewed, 4 completed, 5 refund, 6 voided. */
export type OrderStatus = 2 | 3 | 4 | 5 | 6;

/** 0 unpaid, 1 paid, 2 capturing, 3 authorizing. */
export type PayStatus = 0 | 1 | 2 | 3;

/** Where the parcel goes. */
export interface Recipient {
  readonly name: string;
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly county: string;
  readonly address: string;
  readonly zip: string;
  readonly email: string;
}

/** One line of the parcel's way. */
export interface LogisticsLine {
  /** ms since 1970 UTC. */
  readonly utcTime: number;
  readonly info: string;
  /** The carrier's own time, as text. */
  readonly dateTime: string;
  readonly codeInfo: string;
}

/** What nobody searches by; stored as one JSON value. */
export interface OrderDetails {
  /** ms; null where it is not known. */
  readonly estimatedDeliveryAt: number | null;
  /** ms when the waybill was applied for; null before. */
  readonly waybillAppliedAt: number | null;
  readonly waybills: readonly string[];
  readonly recipient: Recipient;
  readonly discounts: readonly { readonly key: string; readonly value: number }[];
  readonly logistics: readonly LogisticsLine[];
}

export interface OrderProduct {
  readonly productId: number;
  /** As it was called when it was sold. */
  readonly name: string;
  readonly count: number;
  /** Price of one, in the order's currency. */
  readonly price: number;
}

export interface NewOrder {
  readonly customerId: number;
  /** Unique in the whole shop. */
  readonly orderNum: string;
  /** '' where there is no sale document, hence no invoice. */
  readonly salesId: string;
  readonly area: string;
  /** ms. */
  readonly createdAt: number;
  /** ms; null as long as it is not paid. */
  readonly paidAt: number | null;
  readonly warehouseId: number | null;
  readonly warehouseName: string;
  /** What the order is called in reports, such as the name of its first product. */
  readonly goodName: string;
  readonly currencySymbol: string;
  /** After discounts. */
  readonly amount: number;
  readonly orderType: OrderType;
  readonly orderStatus: OrderStatus;
  readonly payStatus: PayStatus;
  readonly deliveryStatus: 0 | 1;
  readonly refundStatus: 0 | 1;
  /** The carrier. */
  readonly shippingMethod: string;
  readonly details: OrderDetails;
  readonly products: readonly OrderProduct[];
}

/** An order as it is stored. */
export interface OrderRow extends NewOrder {
  readonly id: number;
}

/** What a damage report needs of an order. */
export interface OrderBasics {
  readonly id: number;
  readonly orderNum: string;
  readonly area: string;
  /** ms; null as long as it is not paid. */
  readonly paidAt: number | null;
  readonly warehouseId: number | null;
  readonly warehouseName: string;
  readonly goodName: string;
  readonly products: readonly { readonly id: number; readonly name: string }[];
}
