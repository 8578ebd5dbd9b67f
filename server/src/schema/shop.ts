/* Tables of the shop connector's local products. */
import type { ColumnType, Generated } from 'kysely';

export interface ProductTypeTable {
  id: Generated<number>;
  name: string;
  name_zh: string | null;
  order_no: Generated<number>;
}

export interface ProductTable {
  id: Generated<number>;
  type_id: number;
  name: string;
  description: Generated<string>;
  description_zh: string | null;
  enable: Generated<0 | 1>;
  deleted: Generated<boolean>;
  picture_url: Generated<string>;
  shop_key: string | null;
  change_person_id: number | null;
  stamp: Generated<number>;
  stamp_wsid: Generated<string>;
}

export interface ProductChildTable {
  product_id: number;
  child_id: number;
}

export interface ProductShopNameTable {
  product_id: number;
  name: string;
  order_no: Generated<number>;
}

// numeric: the driver reads it as text
type Amount = ColumnType<string, number, number>;

export interface ShopOrderTable {
  id: Generated<number>;
  customer_id: number;
  order_num: string;
  sales_id: Generated<string>;
  area: Generated<string>;
  created_at: number;
  paid_at: number | null;
  warehouse_id: number | null;
  warehouse_name: Generated<string>;
  good_name: Generated<string>;
  currency_symbol: Generated<string>;
  order_amount: Amount;
  order_type: Generated<1 | 2 | 3>;
  order_status: Generated<2 | 3 | 4 | 5 | 6>;
  pay_status: Generated<0 | 1 | 2 | 3>;
  delivery_status: Generated<0 | 1>;
  refund_status: Generated<0 | 1>;
  shipping_method: Generated<string>;
  /** See `OrderDetails` of the shop module. */
  details: unknown;
}

export interface ShopOrderProductTable {
  order_id: number;
  product_id: number;
  name: string;
  count: number;
  price: Amount;
  position: number;
}

export interface CartTable {
  customer_id: number;
  count: number;
}

export interface SubscriberTable {
  email: string;
  created_at: number;
}

export interface ShopTables {
  product_shop_name: ProductShopNameTable;
  shop_order: ShopOrderTable;
  shop_order_product: ShopOrderProductTable;
  cart: CartTable;
  subscriber: SubscriberTable;
  product_type: ProductTypeTable;
  product: ProductTable;
  product_child: ProductChildTable;
}
