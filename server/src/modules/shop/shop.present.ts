/* Makes of product rows what the contract says, in one language. */
import type { Locale } from '#contract/settings/config-script';
import type { Item } from '#contract/shop/schemas';
import type { ProductRow } from './shop.store';

export function itemOf(row: ProductRow, lang: Locale): Item {
  const isChinese = lang === 'zh';
  return {
    id: row.id,
    name: row.name,
    description: (isChinese ? row.description_zh : null) ?? row.description,
    type: row.type_id,
    typeName: (isChinese ? row.type_name_zh : null) ?? row.type_name,
    pictureUrl: row.picture_url,
  };
}
