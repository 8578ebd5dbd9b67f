// Changes of tables -> the query cache. What comes close together is fetched once; the stamp up to which the
// catalogue is known (`timestamp`, Q-04) moves on only when the screens have what it stands for.
import type { TableName } from '#contract/sync/schemas';

/** Changed tables, or everything that tables can change. */
export type Changed = readonly TableName[] | 'all';

export interface RefreshDependencies {
  /** Fetches again what is made of these tables; false where some of it failed. */
  refetch: (tables: ReadonlySet<TableName> | 'all') => Promise<boolean>;
  /** The state shown is that of this stamp. */
  onApplied: (stamp: number) => void;
  /** 0…1. */
  random: () => number;
}

export interface Refresh {
  /** Tables changed; `stamp` comes with them. */
  tell: (changed: Changed, stamp: number) => void;
  /** Forgets what is due. */
  stop: () => void;
}

/** Frames of one change come within this time, ms. */
const gatherFor = 200;
/** Up to this much is added by chance, ms: a change reaches all readers at the same moment. */
const spread = 400;

interface Due {
  tables: Set<TableName> | 'all';
  stamp: number;
}

export function createRefresh({ refetch, onApplied, random }: RefreshDependencies): Refresh {
  let due: Due | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let round = 0;

  function add(changed: ReadonlySet<TableName> | Changed, stamp: number): void {
    const tables = due?.tables ?? new Set<TableName>();
    const isAll = changed === 'all' || tables === 'all';
    due = {
      tables: isAll ? 'all' : new Set([...tables, ...changed]),
      stamp: Math.max(due?.stamp ?? 0, stamp),
    };
  }

  function schedule(): void {
    if (timer === undefined && !isRunning)
      timer = setTimeout(() => void run(), gatherFor + random() * spread);
  }

  async function run(): Promise<void> {
    timer = undefined;
    const now = due;
    if (now === undefined) return;
    due = undefined;
    isRunning = true;
    const mine = round;
    const isDone = await refetch(now.tables).catch(() => false);
    isRunning = false;
    if (mine !== round) return due === undefined ? undefined : schedule();
    const hasMore = due !== undefined;
    if (isDone) onApplied(now.stamp);
    // Nothing is fetched again by itself (ERR-22); the next change takes along what failed.
    else add(now.tables, now.stamp);
    if (hasMore) schedule();
  }

  return {
    tell(changed, stamp) {
      add(changed, stamp);
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      due = undefined;
      round += 1;
    },
  };
}
