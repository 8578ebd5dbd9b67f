/* Descriptions of products that have been changed and not stored (EDIT-10). Pure. */
import type { Item } from '#contract/shop/schemas';
import type { Locale } from '#contract/settings/config-script';

export interface ItemText {
  readonly text: string;
  /** What stood there when the person began. */
  readonly base: string;
}

/** By language, then by product. */
export type ItemTexts = Readonly<Record<Locale, ReadonlyMap<number, ItemText>>>;

export const noItemTexts: ItemTexts = { zh: new Map(), en: new Map() };

/** With what a person typed; back to what it was, there is nothing to store. */
export function withItemText(texts: ItemTexts, lang: Locale, item: Item, text: string): ItemTexts {
  const base = texts[lang].get(item.id)?.base ?? item.description;
  const next = new Map(texts[lang]);
  if (text === base) next.delete(item.id);
  else next.set(item.id, { text, base });
  return { ...texts, [lang]: next };
}

export function countOf(texts: ItemTexts): number {
  return texts.zh.size + texts.en.size;
}

/** The calls that store all of it: one for each language. */
export function changesOf(texts: ItemTexts) {
  return (['zh', 'en'] as const)
    .filter((lang) => texts[lang].size > 0)
    .map((language) => ({
      language,
      changeArray: [...texts[language]].map(([id, { text }]) => ({ id, description: text })),
    }));
}

/** Products by name or category. */
export function matching(items: readonly Item[], search: string): Item[] {
  const wanted = search.trim().toLocaleLowerCase();
  return items.filter(({ name, typeName }) => `${name} ${typeName}`.toLocaleLowerCase().includes(wanted));
}
