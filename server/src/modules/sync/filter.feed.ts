/* The saved filter of the staff list: each has his own, and his other tabs get what he saved in one. */
import type { Bus } from '../../platform/events/bus';
import type { Db } from '../../schema';
import type { Workbench } from '../workbench';
import { serve } from './audience';
import type { Feed } from './feed';
import type { Tab } from './tab';
import { partFrame, textsOf } from './tables.rules';

/** {personId, wsid}: saved in this tab, '' where it was not named. */
export const filterSaved = 'sync.filter_saved';

export interface FilterFeedDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly workbench: Pick<Workbench, 'findFilter'>;
}

const stampOf = (tab: Tab) => tab.stamp;

export function createFilterFeed({ db, bus, workbench }: FilterFeedDependencies): Feed {
  const tabs = new Set<Tab>();
  const personOf = ({ actor }: Tab) => (actor.kind === 'staff' ? actor.personId : undefined);
  const textsFor = async (personId: number) => {
    const row = await workbench.findFilter(db, personId);
    return textsOf({ filterQuestionRecord: row === undefined ? [] : [row] });
  };

  bus.subscribe(filterSaved, async ({ ids }) => {
    const others = [...tabs].filter(
      (tab) => personOf(tab) === Number(ids.personId) && (tab.wsid === '' || tab.wsid !== ids.wsid),
    );
    if (others.length === 0) return;
    const rows = (await textsFor(Number(ids.personId))).get('filterQuestionRecord');
    const changed = [...(rows?.keys() ?? [])];
    const frame = partFrame({ table: 'filterQuestionRecord', added: [], changed, deleted: [] }, rows);
    for (const tab of others) if (tabs.has(tab)) tab.send(frame(tab.stamp));
  });

  return {
    tables: (tab) => (personOf(tab) === undefined ? [] : ['filterQuestionRecord']),
    join: async (tab) => void tabs.add(tab),
    leave: (tab) => void tabs.delete(tab),
    async send(tab, tables) {
      const personId = personOf(tab);
      if (personId === undefined) return;
      serve(await textsFor(personId), [{ tab, tables }], stampOf);
    },
    stop: () => Promise.resolve(),
  };
}
