/* Categories of products as a section. */
import { createNamedSection, type NamedDocument } from '../../named-section';
import { holdName } from '../../platform/database/rows';
import { productsChanged } from './shop.events';

export const productTypeSection = createNamedSection<NamedDocument>({
  name: 'productTypes',
  table: 'product_type',
  columns: [],
  hold: (tx) => holdName(tx, 'section products'),
  changed: (emit) => emit(productsChanged, {}),
});
