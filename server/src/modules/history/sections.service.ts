/*
 * The settings screens: any section's rows listed, saved and deleted whole, under the stale-row rule, with a
 * history. What may stand in a row is the section's business.
 */
import { createHash } from 'node:crypto';
import type { StaffActor } from '#contract/core/actor';
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Change, Section, StoredDocument } from '../../section';
import type { WriteRows } from './history.types';
import { createRecording, type Recording } from './recording';
import { refusalOf } from './refusals';

export interface SectionDependencies extends Pick<Platform, 'db' | 'transact' | 'clock'> {
  sectionOf(name: HistorySection): Section;
  /** Makes files public, by name; unknown ones are left out. */
  publishFiles(tx: Db, names: readonly string[]): Promise<void>;
}

/** A row as a screen shows it. */
export type ShownRow = StoredDocument & { readonly rev: string };

/** What a screen sends of a row. */
export interface SentRow extends Readonly<Record<string, unknown>> {
  readonly id?: number | undefined;
  readonly rev?: string | undefined;
  readonly wsid?: string | null | undefined;
}

export interface SentPage {
  readonly ids?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

export type SectionService = ReturnType<typeof createSectionService>;

/** Who makes a change, and by what. */
export type Author = Pick<Change, 'personId' | 'wsid' | 'source'>;

/** Runs a change in a transaction, with its notes, and waits until what is kept in memory follows. */
export function createChangeRunner({ transact, clock, sectionOf }: SectionDependencies) {
  return async <Result>(
    author: Author,
    names: readonly HistorySection[],
    work: (change: Change, recording: Recording) => Promise<Result>,
  ): Promise<Result> => {
    const result = await transact(async (tx, emit) => {
      const change = { ...author, tx, emit, now: clock.now() };
      const recording = createRecording(change, sectionOf);
      const value = await work(change, recording);
      await recording.finish();
      return value;
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    for (const name of names) await sectionOf(name).settled?.();
    return result;
  };
}

/** Writes rows, and shows everybody the files of those that everybody sees. */
export function createRowWriter({ publishFiles }: Pick<SectionDependencies, 'publishFiles'>): WriteRows {
  return async (change, section, wanted) => {
    const ids = await section.write(change, wanted);
    const shownToAll = (await section.read(change.tx, ids)).filter((row) => section.isPublic?.(row) === true);
    const names = textsOf(shownToAll).flatMap((text) =>
      [...text.matchAll(/\/static\/([\w-][\w.-]*)/g)].map(([, name = '']) => name),
    );
    if (names.length > 0) await publishFiles(change.tx, [...new Set(names)]);
    return ids;
  };
}

export function createSectionService(deps: SectionDependencies) {
  const { db, sectionOf } = deps;
  const run = createChangeRunner(deps);
  const writeRows = createRowWriter(deps);

  return {
    async list(name: HistorySection, { search = '', ids, pageNum = 1, pageSize = 1_000 }: SentPage) {
      const words = search.trim().toLowerCase();
      const all = (await sectionOf(name).read(db, ids)).filter(
        (row) => words === '' || textsOf(row).some((text) => text.toLowerCase().includes(words)),
      );
      const rows = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { total: all.length, rows: rows.map(shown) };
    },

    /** @throws core.not_found, settings.* */
    async save(name: HistorySection, actor: StaffActor, sent: SentRow): Promise<ShownRow> {
      const section = sectionOf(name);
      const { id = 0, rev, wsid, timestamp: _, password: __, ...fields } = sent;
      await section.authorise?.(db, actor.personId, { id, verb: 'save' });
      const secret = await section.secretOf?.(sent);
      return run(authorOf(actor, wsid), [name], async (change, recording) => {
        const before = id === 0 ? undefined : await heldRow(change, section, id, rev);
        const after = { ...(before ?? section.blank?.(change.now)), ...fields, id };
        if (before !== undefined) await recording.touch(name, [id]);
        const [written = 0] = await writeRows(change, section, [{ before, after, secret }]);
        if (before === undefined) recording.added(name, [written]);
        if (secret !== undefined) recording.noted(name, written, { passwordReset: true });
        return shown(found(await section.read(change.tx, [written])));
      });
    },

    /** @throws core.not_found, settings.* */
    async delete(
      name: HistorySection,
      actor: StaffActor,
      { id, rev, wsid }: { id: number; rev?: string | undefined; wsid?: string | null | undefined },
    ): Promise<void> {
      const section = sectionOf(name);
      await section.authorise?.(db, actor.personId, { id, verb: 'delete' });
      await run(authorOf(actor, wsid), [name], async (change, recording) => {
        const before = await heldRow(change, section, id, rev);
        await recording.touch(name, [id]);
        await section.remove(change, [before]);
      });
    },
  };
}

function authorOf({ personId }: StaffActor, wsid: string | null | undefined): Author {
  return { personId, wsid: wsid ?? '', source: 'screen' };
}

async function heldRow({ tx }: Change, section: Section, id: number, rev: string | undefined) {
  await section.hold(tx, [id]);
  const row = found(await section.read(tx, [id]));
  if (rev !== undefined && rev !== revOf(row)) throw new AppError('settings.stale');
  return row;
}

function found<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new AppError('core.not_found');
  return row;
}

function shown(row: StoredDocument): ShownRow {
  return { ...row, rev: revOf(row) };
}

/** Differs once anything of the row differs. */
function revOf(row: StoredDocument): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);
}

/** Every text in a row, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
