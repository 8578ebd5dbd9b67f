/* What the shop's product list changes in ours. Pure. */

/** One of our products that came from the shop, deleted ones too. */
export interface KnownProduct {
  readonly id: number;
  readonly shop_key: string;
  readonly name: string;
  readonly type_id: number;
  readonly enable: 0 | 1;
  readonly picture_url: string;
  readonly deleted: boolean;
}

/** A product of the list, its category found. */
export interface WantedProduct {
  readonly key: string;
  readonly name: string;
  readonly typeId: number;
  readonly enable?: 0 | 1 | undefined;
  readonly pictureUrl?: string | undefined;
}

export interface SyncPlan<Wanted> {
  readonly added: Wanted[];
  /** How the changed ones are from now on; descriptions stay. */
  readonly changed: KnownProduct[];
  /** Ids of those that are no longer in the list. */
  readonly deleted: number[];
}

export function planSync<Wanted extends WantedProduct>(
  known: readonly KnownProduct[],
  list: readonly Wanted[],
): SyncPlan<Wanted> {
  const byKey = new Map(known.map((product) => [product.shop_key, product]));
  const listed = new Set(list.map(({ key }) => key));
  return {
    added: list.filter(({ key }) => !byKey.has(key)),
    changed: list.flatMap((wanted) => {
      const before = byKey.get(wanted.key);
      if (before === undefined) return [];
      const after = merged(before, wanted);
      return isSame(before, after) ? [] : [after];
    }),
    deleted: known.filter(({ deleted, shop_key }) => !deleted && !listed.has(shop_key)).map(({ id }) => id),
  };
}

function merged(before: KnownProduct, wanted: WantedProduct): KnownProduct {
  return {
    ...before,
    name: wanted.name,
    type_id: wanted.typeId,
    enable: wanted.enable ?? before.enable,
    picture_url: wanted.pictureUrl ?? before.picture_url,
    // What comes back into the list is the product that it was.
    deleted: false,
  };
}

function isSame(one: KnownProduct, other: KnownProduct): boolean {
  return (Object.keys(one) as (keyof KnownProduct)[]).every((key) => one[key] === other[key]);
}
