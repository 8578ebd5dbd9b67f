/*
 * Takes over the product list of the shop: adds what is new, renames, deletes what is gone, and leaves
 * descriptions and what was made here alone.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '#contract/core/actor';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { takeStamp } from '../../platform/database/stamp';
import type { Db } from '../../schema';
import type { History, Recording } from '../history';
import { ProductListError, type ListedProduct, type ShopConnector } from './connector';
import { updateStamps } from './description.store';
import { planSync } from './product-sync.rules';
import * as store from './product-sync.store';
import { productsChanged } from './shop.events';
import { insertProducts, insertProductType } from './shop.store';

export interface SyncDependencies extends Pick<Platform, 'clock' | 'log' | 'config'> {
  readonly history: Pick<History, 'run'>;
  readonly connector: ShopConnector;
}

/** How many products were added, changed and deleted. */
export interface SyncResult {
  readonly added: number;
  readonly changed: number;
  readonly deleted: number;
}

export type ProductSync = ReturnType<typeof createProductSync>;

const notTakenOver = 'the product list of the shop was not taken over';

const unchanged: SyncResult = { added: 0, changed: 0, deleted: 0 };

export function createProductSync({ history, clock, log, config, connector }: SyncDependencies) {
  let atStart: Promise<unknown> = Promise.resolve();

  const sync = async (personId: number | null): Promise<SyncResult> => {
    const list = await connector.listProducts();
    if (list === undefined) return unchanged;
    return history.run({ personId, wsid: '', source: 'import' }, [], async ({ tx, emit }, recording) => {
      await store.holdSync(tx);
      const { result, ids } = await takeOver(tx, list, recording);
      if (ids.length === 0) return result;
      const stamp = await takeStamp(tx, clock.now());
      await updateStamps(tx, ids, { stamp, wsid: '', personId });
      emit(productsChanged, {});
      return result;
    });
  };

  return {
    /**
     * @param token what stood in X-Cron-Token
     * @throws shop.product_list_broken, and the refusals of a call for staff that may write
     */
    async run(actor: Actor, token: string | undefined): Promise<SyncResult> {
      const isStaff = actor.kind === 'staff' && !actor.isReadonly;
      if (!isStaff && !isToken(token, config.cronToken)) {
        throw new AppError(actor.kind === 'staff' ? 'core.read_only' : 'core.no_session');
      }
      try {
        return await sync(isStaff ? actor.personId : null);
      } catch (error) {
        if (!(error instanceof ProductListError)) throw error;
        log.warn({ reason: error.message }, notTakenOver);
        throw new AppError('shop.product_list_broken', { detail: error.message });
      }
    },

    /** Once, in the background; what goes wrong is told in the log. */
    runAtStart(): void {
      atStart = sync(null).catch((error: unknown) =>
        error instanceof ProductListError
          ? log.warn({ reason: error.message }, notTakenOver)
          : log.error({ err: error }, notTakenOver),
      );
    },

    /** Waits for the run at the start. */
    async stop(): Promise<void> {
      await atStart;
    },
  };
}

/** Takes the same time however much of the token is right. */
function isToken(given: string | undefined, expected: string | null): boolean {
  if (given === undefined || expected === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

async function takeOver(tx: Db, list: readonly ListedProduct[], recording: Recording) {
  const types = await typeIdsOf(tx, list, recording);
  const wanted = list.map((product) => ({ ...product, typeId: types.get(product.type) ?? 0 }));
  const plan = planSync(await store.listKeyedProducts(tx), wanted);
  await recording.touch('products', [...plan.changed.map(({ id }) => id), ...plan.deleted]);
  const added = await insertProducts(
    tx,
    plan.added.map(({ key, name, typeId, description = '', enable, pictureUrl }) => ({
      typeId,
      name,
      description,
      descriptionZh: null,
      enable,
      pictureUrl,
      shopKey: key,
    })),
  );
  recording.added('products', added);
  if (plan.changed.length > 0) await store.updateProducts(tx, plan.changed);
  if (plan.deleted.length > 0) await store.markDeleted(tx, plan.deleted);
  const result = { added: added.length, changed: plan.changed.length, deleted: plan.deleted.length };
  return { result, ids: [...added, ...plan.changed.map(({ id }) => id), ...plan.deleted] };
}

/** Ids of the categories that the list names; one that does not exist yet is made. */
async function typeIdsOf(
  tx: Db,
  list: readonly ListedProduct[],
  recording: Recording,
): Promise<Map<string, number>> {
  const ids = await store.listTypeIdsByName(tx);
  let orderNo = await store.findLastTypeOrder(tx);
  for (const { type } of list) {
    if (ids.has(type)) continue;
    orderNo += 1;
    const id = await insertProductType(tx, { name: type, nameZh: null, orderNo });
    recording.added('productTypes', [id]);
    ids.set(type, id);
  }
  return ids;
}
