/* Calls of export and import -> services. */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import { transferEndpoints, type CsvKind, type ImportResult } from '#contract/settings/transfer-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import { partsOf } from '../../platform/http/parts';
import type { ImportFile } from './import-file.schema';
import type { ImportText } from './import.service';
import type { ImportOptions, ImportOutcome } from './import.types';
import { csvOf } from './csv/csv-export';
import { fileOfCsv } from './csv/csv-import';
import { exportText } from './export.service';
import { ImportError, placeOf } from './problems';

export interface TransferRoutes {
  readonly importFile: ImportText;
  importRows(file: ImportFile, options: ImportOptions): Promise<ImportOutcome>;
  exportFile(): Promise<ImportFile>;
}

/** Changes that an answer names. */
const mostChanges = 500;

export function bindTransfer(bind: Bind, { importFile, importRows, exportFile }: TransferRoutes): void {
  bind(transferEndpoints, {
    'GET /javaplus/admin/settings/export': async () => ({
      fileName: 'groundcrew.json',
      body: Buffer.from(exportText(await exportFile())),
    }),
    'GET /javaplus/admin/settings/exportCsv': async ({ query }) => ({
      fileName: `${query.kind}.csv`,
      body: Buffer.from(csvOf(query.kind, await exportFile())),
    }),
    'POST /javaplus/admin/settings/import': async ({ actor, request, query, lang }) => {
      const text = await readText(request);
      const { kind = 'json' } = query;
      const options = { dryRun: query.dryRun === '1', personId: personOf(actor), lang };
      const importCsv = async (csvKind: CsvKind) => {
        const { file, placed } = fileOfCsv(csvKind, text);
        return importRows(file, options).catch((error: unknown) => {
          throw placed(error);
        });
      };
      try {
        const outcome = await (kind === 'json' ? importFile(text, options) : importCsv(kind));
        return resultOf(outcome, options.dryRun);
      } catch (error) {
        return refused(error);
      }
    },
  });
}

function personOf(actor: Actor): number {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor.personId;
}

function resultOf({ sections, changes }: ImportOutcome, dryRun: boolean): ImportResult {
  return {
    imported: !dryRun,
    problems: [],
    sections: Object.entries(sections)
      .map(([section, count]) => ({ section, ...count }))
      .filter(({ added, changed, unchanged }) => added + changed + unchanged > 0),
    changes: changes.slice(0, mostChanges),
  };
}

/** Problems are an answer: the file is shown beside them. */
function refused(error: unknown): ImportResult {
  if (!(error instanceof ImportError)) throw error;
  return {
    imported: false,
    problems: error.list.slice(0, mostChanges).map(({ path, sentence }) => {
      const [section, row] = path;
      return {
        section: typeof section === 'string' ? section : '',
        row: typeof row === 'number' ? row : null,
        place: path.length === 0 ? '' : placeOf(path),
        text: sentence,
      };
    }),
    sections: [],
    changes: [],
  };
}

/** The only file of the request, as text. After a refusal the rest is read past, so that the answer arrives. */
async function readText(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new AppError('files.none');
  const texts: string[] = [];
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') continue;
      if (texts.length > 0) throw new AppError('files.one_only');
      const bytes = await part.toBuffer();
      if (bytes.length > limits.uploadBytes) throw new AppError('files.too_large');
      texts.push(bytes.toString('utf8'));
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw (error as { statusCode?: number }).statusCode === 413 ? new AppError('files.too_large') : error;
  }
  const [text] = texts;
  if (text === undefined) throw new AppError('files.none');
  return text;
}
