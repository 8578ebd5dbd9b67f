/* Takes over rating options, by their English name. */
import { planUpsert, portionsOf, type UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import { listOptions } from './ratings.store';

/** What is absent stays as it is; for a new option: five stars, enabled, first. */
export interface ImportedRatingOption {
  readonly name: string;
  readonly nameZh?: string | null | undefined;
  readonly points?: number | undefined;
  readonly enable?: 0 | 1 | undefined;
  readonly orderNo?: number | undefined;
}

export async function importRatingOptions(
  tx: Db,
  options: readonly ImportedRatingOption[],
): Promise<UpsertCount> {
  const known = new Map((await listOptions(tx)).map((row) => [row.name, row]));
  const plan = planUpsert(
    options.map(({ name, nameZh, points, enable, orderNo }) => {
      const before = known.get(name);
      const after = {
        id: before?.id,
        name,
        name_zh: nameZh === undefined ? (before?.name_zh ?? null) : nameZh,
        points: points ?? before?.points ?? 5,
        enable: enable ?? before?.enable ?? (1 as const),
        order_no: orderNo ?? before?.order_no ?? 0,
      };
      return { before: before && { ...before, id: before.id as number | undefined }, after };
    }),
  );
  for (const portion of portionsOf(plan.added))
    await tx.insertInto('rating_option').values(portion).execute();
  for (const portion of portionsOf(plan.changed)) {
    await tx
      .insertInto('rating_option')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name_zh: ref('excluded.name_zh'),
          points: ref('excluded.points'),
          enable: ref('excluded.enable'),
          order_no: ref('excluded.order_no'),
        })),
      )
      .execute();
  }
  return plan.count;
}
