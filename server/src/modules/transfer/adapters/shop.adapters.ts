/* Categories and products in a file: found by name and by the shop's key. */
import { says } from '../problem-texts';
import { adapter, inOrder, namedOf, pairPart } from './adapter';

interface ProductType {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly orderNo: number;
}
interface Product {
  readonly id: number;
  readonly key: string | null;
  readonly name: string;
  readonly typeId: number;
  readonly description: string;
  readonly descriptionZh: string | null;
  readonly enable: 0 | 1;
  readonly pictureUrl: string;
  readonly childIds: readonly number[];
  readonly shopNames: readonly string[];
}

export const shopAdapters = [
  adapter<'productTypes', ProductType>({
    name: 'productTypes',
    table: 'product_type',
    nameOf: ({ name }) => name,
    fileNameOf: ({ name }) => name,
    toFile: (row) => row,
    toDocument: (row, before, { id }) => ({ id, ...namedOf(row, before) }),
  }),
  adapter<'products', Product>({
    name: 'products',
    table: 'product',
    nameOf: productName,
    fileNameOf: productName,
    toFile: ({ typeId, childIds, shopNames, ...row }) => ({
      ...row,
      type: typeId,
      children: [...childIds],
      shopNames: [...shopNames],
    }),
    toDocument(row, before, { id, path }, { references, problems }) {
      if (row.key == null && row.id === undefined) problems.add(path, says.needsKey);
      const typeId = references.idOf('productTypes', row.type, [...path, 'type']);
      const children = row.children ?? [];
      const childIds = references.idsOf('products', children, [...path, 'children']);
      if (typeId === undefined) return undefined;
      return {
        id,
        key: row.key === undefined ? (before?.key ?? null) : row.key,
        name: row.name,
        typeId,
        description: row.description ?? before?.description ?? '',
        descriptionZh: pairPart(row.descriptionZh, before?.descriptionZh),
        enable: row.enable ?? before?.enable ?? 1,
        pictureUrl: row.pictureUrl ?? before?.pictureUrl ?? '',
        childIds: row.children === undefined ? (before?.childIds ?? []) : inOrder(childIds),
        shopNames: row.shopNames ?? before?.shopNames ?? [],
      };
    },
  }),
];

/** The key; where there is none the name, in a form that no key has. */
function productName({ key, name }: { key?: string | null | undefined; name: string }): string {
  return key ?? JSON.stringify([name]);
}
