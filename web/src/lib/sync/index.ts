// The door of the table sync. It loads the channel once the first screen has had its time, so that the
// screen does not carry it.
import { useEffect } from 'react';
import { useLocale } from '../i18n';
import { useSession } from '../session';
import type { Side } from '#contract/core/actor';
import type * as TableSync from './table-sync';

type Loaded = typeof TableSync;

/** From the start until the channel is loaded, ms: the first screen and its answer come first. */
const firstScreenTime = 1_500;

let loaded: Promise<Loaded> | undefined;

function whenIdle(listener: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(listener, { timeout: firstScreenTime });
  else setTimeout(listener, 0);
}

function load(): Promise<Loaded> {
  if (loaded === undefined) {
    const wait = Math.max(0, firstScreenTime - performance.now());
    const loading = new Promise<void>((done) => setTimeout(() => whenIdle(done), wait)).then(
      () => import('./table-sync'),
    );
    loaded = loading;
    loading.catch((error: unknown) => {
      if (loaded === loading) loaded = undefined;
      console.warn('The table sync could not be loaded.', error);
    });
  }
  return loaded;
}

/** Keeps the tables of a side in step with the server for whoever is identified, visitors too. */
export function useTableSync(side: Side): void {
  const { identity, isAnonymous, state } = useSession();
  const locale = useLocale();
  const person = identity !== null ? String(identity.id) : isAnonymous ? 'anonymous' : null;
  // Staff screens show nothing to nobody.
  const isWanted = state === 'known' && (side === 'user' || person !== null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load().then(
      ({ tableSync }) => {
        if (!isOver) tableSync.connect({ side, person, locale });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [side, person, locale, isWanted]);
  useEffect(() => {
    if (!isWanted) return;
    return () => void loaded?.then(({ tableSync }) => tableSync.close()).catch(() => undefined);
  }, [side, isWanted]);
}

/** Asks for the tables again: what was shown turned out to be stale (errno 1001, Q-05). */
export async function reloadTables(): Promise<void> {
  const { tableSync } = await load();
  tableSync.reload();
}
