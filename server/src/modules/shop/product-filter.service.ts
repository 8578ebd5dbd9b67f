/* The product selector of the directory editor: categories, products, what a product is made of (SOP-09). */
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import { listAllChildIds } from './product-filter.store';
import { findProducts, listAllProducts } from './shop.store';

/** Products of a category with a state; without a category of all, without a state those that are sold. */
export async function listProductsLike(db: Db, filter: { typeId: number | null; enable: 0 | 1 }) {
  const products = await listAllProducts(db);
  return products
    .filter(({ typeId, enable }) => enable === filter.enable && (filter.typeId ?? typeId) === typeId)
    .map(({ id, name, typeId, enable }) => ({ id, name, type: typeId, enable }));
}

/** Direct and indirect parts of a product, keyed by its id. */
export async function mapAllChildren(db: Db, productId: number): Promise<Record<string, number[]>> {
  if (!(await findProducts(db, [productId])).has(productId)) throw new AppError('core.not_found');
  return { [productId]: await listAllChildIds(db, productId) };
}
