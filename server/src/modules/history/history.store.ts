/* SQL of the history. */
import { sql } from 'kysely';
import type { HistoryRow, HistorySection } from '#contract/settings/history-endpoints';
import type { Db } from '../../schema';

/** One change of one row; a state is null where the row was not there. */
export interface NewEntry {
  readonly section: HistorySection;
  readonly rowId: number;
  readonly title: string;
  readonly action: HistoryRow['action'];
  readonly before: unknown;
  readonly after: unknown;
}

/** What entries of one step share. */
export interface Step {
  readonly step: number;
  readonly now: number;
  readonly personId: number | null;
  readonly source: HistoryRow['source'];
}

/** The number of a new step. */
export async function nextStep(tx: Db): Promise<number> {
  const { rows } = await sql<{ step: number }>`select nextval('history_step')::int as step`.execute(tx);
  return rows[0]?.step ?? 0;
}

/** Writes entries of one step. */
export async function insertEntries(tx: Db, step: Step, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const json = (state: unknown) => (state === null || state === undefined ? null : JSON.stringify(state));
  const shared = {
    step: step.step,
    created_at: step.now,
    person_id: step.personId,
    source: step.source,
  };
  // One state may be large: few rows for each statement.
  for (let start = 0; start < entries.length; start += 100) {
    await tx
      .insertInto('history_entry')
      .values(
        entries.slice(start, start + 100).map(({ section, rowId, title, action, before, after }) => ({
          ...shared,
          section,
          row_id: rowId,
          title,
          action,
          before: json(before),
          after: json(after),
        })),
      )
      .execute();
  }
}

/** Which entries. */
export interface EntryFilter {
  readonly section?: HistorySection | undefined;
  readonly rowId?: number | undefined;
  readonly personId?: number | undefined;
  readonly action?: HistoryRow['action'] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly search?: string | undefined;
}

const wordsOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

function selectFiltered(db: Db, filter: EntryFilter) {
  const { section, rowId, personId, action, from, to, search = '' } = filter;
  let query = db.selectFrom('history_entry as entry');
  if (section !== undefined) query = query.where('section', '=', section);
  if (rowId !== undefined) query = query.where('row_id', '=', rowId);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('entry.created_at', '>=', from);
  if (to !== undefined) query = query.where('entry.created_at', '<', to);
  if (search.trim() !== '') query = query.where('title', 'ilike', wordsOf(search.trim()));
  return query;
}

function withColumns(query: ReturnType<typeof selectFiltered>) {
  return query
    .leftJoin('person', 'person.id', 'entry.person_id')
    .select([
      'entry.id',
      'entry.created_at as time',
      'entry.person_id as personId',
      'source',
      'row_id as rowId',
    ])
    .select(['title', 'action', sql<HistorySection>`section`.as('section')])
    .select(sql<string>`coalesce(person.name, '')`.as('personName'))
    .select(
      sql<number>`(select count(*)::int from history_entry as other where other.step = entry.step)`.as(
        'together',
      ),
    );
}

/** Newest first. */
export async function listEntries(
  db: Db,
  filter: EntryFilter,
  page: { readonly number: number; readonly size: number },
): Promise<{ total: number; rows: HistoryRow[] }> {
  const { total } = await selectFiltered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withColumns(selectFiltered(db, filter))
    .orderBy('entry.id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { total: Number(total), rows };
}

/** An entry with both states. */
export type FoundEntry = HistoryRow & {
  readonly step: number;
  readonly before: unknown;
  readonly after: unknown;
};

export async function findEntry(db: Db, id: number): Promise<FoundEntry | undefined> {
  return withColumns(selectFiltered(db, {}))
    .select(['step', 'before', 'after'])
    .where('entry.id', '=', id)
    .executeTakeFirst();
}

/** All entries of a step, in the order in which they were written. */
export async function listStep(db: Db, step: number): Promise<FoundEntry[]> {
  return withColumns(selectFiltered(db, {}))
    .select(['step', 'before', 'after'])
    .where('entry.step', '=', step)
    .orderBy('entry.id')
    .execute();
}
