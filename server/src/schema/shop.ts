/* Tables of the shop connector's local products. */
import type { Generated } from 'kysely';

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
}

export interface ProductChildTable {
  product_id: number;
  child_id: number;
}

export interface ShopTables {
  product_type: ProductTypeTable;
  product: ProductTable;
  product_child: ProductChildTable;
}
