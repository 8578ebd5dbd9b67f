/* Calls of export and import -> services. */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import type { Locale } from '#contract/settings/config-script';
import { transferEndpoints, type CsvKind, type ImportResult } from '#contract/settings/transfer-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import { partsOf } from '../../platform/http/parts';
import type { Files } from '../files';
import { createArrivals, type Arrivals } from './arrivals';
import { csvOf } from './csv/csv-export';
import { fileOfCsv, type CsvFile } from './csv/csv-import';
import type { ExportStream } from './export.service';
import { readImportFile } from './import-file';
import type { ImportFile } from './import-file.schema';
import type { ImportRows } from './import.service';
import type { ImportOutcome } from './import.types';
import { ImportError, placeOf, sentenceOf } from './problems';
import { utf8 } from './utf8';

export interface TransferRoutes {
  readonly files: Pick<Files, 'receive' | 'discard'>;
  readonly importRows: ImportRows;
  exportFile(): Promise<ExportStream>;
  exportRows(): Promise<ImportFile>;
}

/** Changes, files and problems that an answer names. */
const mostShown = 500;

export function bindTransfer(
  bind: Bind,
  { files, importRows, exportFile, exportRows }: TransferRoutes,
): void {
  bind(transferEndpoints, {
    'GET /javaplus/admin/settings/export': async () => ({
      fileName: 'groundcrew.json',
      ...(await exportFile()),
    }),
    'GET /javaplus/admin/settings/exportCsv': async ({ query }) => {
      const body = Buffer.from(csvOf(query.kind, await exportRows()));
      return { fileName: `${query.kind}.csv`, body, size: body.length };
    },
    'POST /javaplus/admin/settings/import': async ({ actor, request, query, lang }) => {
      const options = { dryRun: query.dryRun === '1', personId: personOf(actor) };
      const arrivals = createArrivals(files);
      try {
        const { file, placed } = await receive(request, query.kind ?? 'json', arrivals);
        const outcome = await importRows(file, options).catch((error: unknown) => {
          throw placed(error);
        });
        return resultOf(outcome, options.dryRun);
      } catch (error) {
        return refused(error, lang);
      } finally {
        await arrivals.discard();
      }
    },
  });
}

function personOf(actor: Actor): number {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor.personId;
}

function resultOf({ sections, changes, files }: ImportOutcome, dryRun: boolean): ImportResult {
  // What is missing first: that is what somebody has to look after.
  const sorted = [...files].sort((one, other) => other.action.localeCompare(one.action));
  return {
    imported: !dryRun,
    problems: [],
    sections: Object.entries(sections)
      .map(([section, count]) => ({ section, ...count }))
      .filter(({ added, changed, unchanged }) => added + changed + unchanged > 0),
    changes: changes.slice(0, mostShown),
    files: sorted.slice(0, mostShown),
  };
}

/** Problems are an answer: the file is shown beside them. */
function refused(error: unknown, lang: Locale): ImportResult {
  if (!(error instanceof ImportError)) throw error;
  return {
    imported: false,
    problems: error.list.slice(0, mostShown).map((problem) => {
      const [section, row] = problem.path;
      return {
        section: typeof section === 'string' && section !== 'row' ? section : '',
        row: typeof row === 'number' ? row : null,
        place: problem.path.length === 0 ? '' : placeOf(problem.path, lang),
        text: sentenceOf(problem, lang),
      };
    }),
    sections: [],
    changes: [],
    files: [],
  };
}

/**
 * The only file of the request, read while it comes. After a refusal the rest is read past, so that the answer arrives.
 */
async function receive(
  request: FastifyRequest,
  kind: CsvKind | 'json',
  arrivals: Arrivals,
): Promise<CsvFile> {
  if (!request.isMultipart()) throw new AppError('files.none');
  const most = kind === 'json' ? limits.importBytes : limits.uploadBytes;
  let read: CsvFile | undefined;
  try {
    for await (const part of partsOf(request, most)) {
      if (part.type === 'field') continue;
      if (read !== undefined) throw new AppError('files.one_only');
      const bytes = upTo(most, part.file, kind);
      read =
        kind === 'json'
          ? { file: await readImportFile(bytes, arrivals), placed: (error) => error }
          : fileOfCsv(kind, await textOf(bytes));
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  if (read === undefined) throw new AppError('files.none');
  return read;
}

/** @throws settings.import_too_large, files.too_large, files.broken_off where the sender went away */
async function* upTo(most: number, source: AsyncIterable<Buffer>, kind: string): AsyncGenerator<Buffer> {
  let size = 0;
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await chunks.next().catch(() => {
      throw new AppError('files.broken_off');
    });
    if (done) return;
    size += value.length;
    if (size > most) throw new AppError(kind === 'json' ? 'settings.import_too_large' : 'files.too_large');
    yield value;
  }
}

async function textOf(source: AsyncIterable<Buffer>): Promise<string> {
  const parts: string[] = [];
  for await (const part of utf8(source)) parts.push(part);
  return parts.join('');
}
