/* Changing the descriptions of products, one or many in one call: all of them or none (EDIT-10). */
import type { StaffActor } from '#contract/core/actor';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { isStale, type Editor } from '../../platform/database/stale';
import { takeStamp } from '../../platform/database/stamp';
import type { Db } from '../../schema';
import type { History } from '../history';
import { pairOfText } from './description.rules';
import { holdProducts, updateDescriptions, updateStamps } from './description.store';
import { productsChanged } from './shop.events';

export interface DescriptionInput {
  readonly changeArray: readonly { readonly id: number; readonly description: string }[];
  readonly language?: 'en' | 'zh' | undefined;
  readonly timestamp?: number | null | undefined;
  readonly wsid?: string | null | undefined;
}

export interface DescriptionDependencies extends Pick<Platform, 'clock'> {
  readonly history: Pick<History, 'run'>;
}

export function createDescriptions({ history, clock }: DescriptionDependencies) {
  return {
    /** @throws shop.product_unknown, knowledge.stale */
    async change(actor: StaffActor, input: DescriptionInput): Promise<void> {
      // The last word on a product counts.
      const texts = new Map(input.changeArray.map(({ id, description }) => [id, description]));
      if (texts.size === 0) return;
      const by = { personId: actor.personId, wsid: input.wsid ?? '', timestamp: input.timestamp ?? 0 };
      const author = { personId: actor.personId, wsid: by.wsid, source: 'screen' } as const;
      await history.run(author, [], async ({ tx, emit }, recording) => {
        await requireCurrent(tx, [...texts.keys()], by);
        await recording.touch('products', [...texts.keys()]);
        await writeTexts(tx, texts, input.language);
        const stamp = await takeStamp(tx, clock.now());
        await updateStamps(tx, [...texts.keys()], { stamp, wsid: by.wsid, personId: by.personId });
        emit(productsChanged, {});
      });
    },
  };
}

async function requireCurrent(tx: Db, ids: readonly number[], by: Editor): Promise<void> {
  const rows = await holdProducts(tx, ids);
  if (rows.length < ids.length) throw new AppError('shop.product_unknown');
  if (rows.some((row) => isStale(row, by))) throw new AppError('knowledge.stale');
}

async function writeTexts(
  tx: Db,
  texts: ReadonlyMap<number, string>,
  language: DescriptionInput['language'],
) {
  const pairs = [...texts].map(([id, text]) => ({ id, ...pairOfText(text, language) }));
  for (const column of ['description', 'description_zh'] as const) {
    const changes = pairs.flatMap((pair) => {
      const text = (pair as Partial<Record<typeof column, string | null>>)[column];
      return text === undefined ? [] : [{ id: pair.id, text }];
    });
    if (changes.length > 0) await updateDescriptions(tx, column, changes);
  }
}
