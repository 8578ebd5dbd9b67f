/*
 * Takes over one section of a file: each row is matched with a row of the shop, what differs is written under the
 * rules of the section and noted in the history. A row that is refused is a problem with its place.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../platform/app-error';
import type { UpsertCount } from '../../platform/upsert-plan';
import type { StoredDocument, WantedDocument } from '../../section';
import type { AnyAdapter } from './adapters/adapter';
import type { ImportRun } from './import.types';
import { matchRows, type Match } from './matching';
import { says } from './problem-texts';

/** Hashes of new passwords by place in the file. */
export type Secrets = readonly (string | undefined)[];

interface Placed {
  readonly index: number;
  readonly wanted: WantedDocument<StoredDocument>;
}

export async function importSection(
  run: ImportRun,
  adapter: AnyAdapter,
  options: { readonly secrets?: Secrets; readonly deleted?: ReadonlyMap<string, number> } = {},
): Promise<UpsertCount> {
  const { change, recording, history, importing, isOurs, file } = run;
  const section = history.section(adapter.name);
  const rows = file[adapter.name];
  const { tx } = change;
  const stored = await section.read(tx);
  for (const row of stored) importing.references.addStored(adapter.name, row.id, adapter.nameOf(row));
  if (rows.length === 0) return { added: 0, changed: 0, unchanged: 0 };
  const deleted = options.deleted ?? new Map<string, number>();
  const matches = await matchRows({ tx, adapter, rows, stored, importing, isOurs, deleted });
  const placed = matches.flatMap((match) => wantedOf(run, adapter, match, options.secrets ?? []));
  const different = placed.filter(
    ({ wanted: { before, after, secret } }) => secret !== undefined || !isDeepStrictEqual(before, after),
  );
  const known = different.flatMap(({ wanted: { before } }) => before?.id ?? []);
  await section.hold(tx, known);
  await recording.touch(adapter.name, known);
  const ids = await writeAll(run, adapter, different);
  noteWritten(run, adapter, different, ids);
  const entries = await recording.finish();
  for (const { rowId, title, action } of entries) {
    run.changes.push({ section: adapter.name, id: rowId, title, action });
  }
  const added = entries.filter(({ action }) => action === 'added').length;
  const changed = entries.filter(({ action }) => action === 'changed').length;
  return { added, changed, unchanged: Math.max(0, rows.length - added - changed) };
}

function wantedOf(run: ImportRun, adapter: AnyAdapter, match: Match, secrets: Secrets): Placed[] {
  const { row, index, before, id } = match;
  const after = adapter.toDocument(row, before, { id, path: [adapter.name, index] }, run.importing);
  return after === undefined ? [] : [{ index, wanted: { before, after, secret: secrets[index] } }];
}

/** All at once; where something is refused, one by one, to say which. */
async function writeAll(run: ImportRun, adapter: AnyAdapter, rows: readonly Placed[]): Promise<number[]> {
  const { change, history, importing } = run;
  if (rows.length === 0) return [];
  const section = history.section(adapter.name);
  try {
    return await history.writeRows(
      change,
      section,
      rows.map(({ wanted }) => wanted),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems: { index: number; error: AppError }[] = [];
    for (const { index, wanted } of rows) {
      try {
        await history.writeRows(change, section, [wanted]);
      } catch (own) {
        if (!(own instanceof AppError)) throw own;
        problems.push({ index, error: own });
      }
    }
    // Alone, a row may miss one that comes later in the file: such a refusal is none.
    const real = problems.filter(({ error: own }) => own.code === error.code);
    for (const { index, error: own } of real) {
      importing.problems.add([adapter.name, index], says.refusal(own));
    }
    if (real.length === 0) importing.problems.add([adapter.name], says.refusal(error));
    return [];
  }
}

function noteWritten(
  { recording }: ImportRun,
  { name }: AnyAdapter,
  rows: readonly Placed[],
  ids: readonly number[],
): void {
  for (const [at, id] of ids.entries()) {
    const wanted = rows[at]?.wanted;
    if (wanted?.before === undefined) recording.added(name, [id]);
    else if (wanted.secret !== undefined) recording.noted(name, id, { passwordReset: true });
  }
}
