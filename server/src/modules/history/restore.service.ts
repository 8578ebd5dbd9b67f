/*
 * Reading the history, and bringing back what was. A restore is a change like any other: it has
 * an entry, and can be taken back itself.
 */
import type { StaffActor } from '#contract/core/actor';
import type { HistorySection } from '#contract/settings/history-endpoints';
import { AppError } from '../../platform/app-error';
import type { Change, StoredDocument } from '../../section';
import { stateToRestore } from './history.rules';
import { findEntry, listEntries, listStep, type EntryFilter, type FoundEntry } from './history.store';
import type { Recording } from './recording';
import { createChangeRunner, createRowWriter, type SectionDependencies } from './sections.service';

export type Restoring = ReturnType<typeof createRestoring>;

const usualPage = 50;

/** What others name comes before what names it. */
const sectionOrder: readonly HistorySection[] = [
  'staff',
  'customers',
  'dictionaries',
  'productTypes',
  'products',
  'reportSops',
  'reportTemplates',
  'ratingOptions',
  'ratingLevels',
  'cannedReplies',
  'questionTypes',
  'questions',
  'sopDirectories',
  'sopQuestions',
  'shop',
  'hours',
  'notice',
];

interface SentRestore {
  readonly id: number;
  readonly to?: 'before' | 'after' | undefined;
  readonly together?: boolean | undefined;
  readonly wsid?: string | null | undefined;
}

export function createRestoring(deps: SectionDependencies) {
  const { db, sectionOf } = deps;
  const run = createChangeRunner(deps);
  const writeRows = createRowWriter(deps);

  /** Holds the rows of one section, and says which are to be written and which are to go. */
  const plan = async (
    { tx }: Change,
    recording: Recording,
    name: HistorySection,
    states: ReadonlyMap<number, unknown>,
  ) => {
    const section = sectionOf(name);
    const ids = [...states.keys()];
    await section.hold(tx, ids);
    await recording.touch(name, ids);
    const now = new Map((await section.read(tx, ids)).map((row) => [row.id, row]));
    const wanted = [...states].flatMap(([id, state]) =>
      state === null ? [] : [{ before: now.get(id), after: { ...(state as StoredDocument), id } }],
    );
    const gone = ids.flatMap((id) => (states.get(id) === null ? (now.get(id) ?? []) : []));
    return { section, wanted, gone };
  };

  return {
    list: ({
      pageNum = 1,
      pageSize = usualPage,
      ...filter
    }: EntryFilter & { pageNum?: number; pageSize?: number }) =>
      listEntries(db, filter, { number: pageNum, size: pageSize }),

    /** @throws core.not_found */
    get: (id: number): Promise<FoundEntry> => found(findEntry(db, id)),

    /** @returns how many rows are different now. @throws core.not_found, settings.nothing_to_restore, settings.* */
    async restore(actor: StaffActor, { id, to, together, wsid }: SentRestore): Promise<number> {
      const entry = await found(findEntry(db, id));
      const entries = together === true ? await listStep(db, entry.step) : [entry];
      const names = sectionOrder.filter((name) => entries.some(({ section }) => section === name));
      const author = { personId: actor.personId, wsid: wsid ?? '', source: 'restore' } as const;
      return run(author, names, async (change, recording) => {
        const plans = [];
        for (const name of names) {
          const own = entries.filter(({ section }) => section === name);
          const states = new Map(own.map((one) => [one.rowId, stateToRestore(one, to)]));
          plans.push(await plan(change, recording, name, states));
        }
        for (const { section, wanted } of plans) {
          if (wanted.length > 0) await writeRows(change, section, wanted);
        }
        for (const { section, gone } of plans.toReversed()) {
          if (gone.length > 0) await section.remove(change, gone);
        }
        const changed = await recording.finish();
        if (changed.length === 0) throw new AppError('settings.nothing_to_restore');
        return changed.length;
      });
    },
  };
}

async function found<Row>(reading: Promise<Row | undefined>): Promise<Row> {
  const row = await reading;
  if (row === undefined) throw new AppError('core.not_found');
  return row;
}
