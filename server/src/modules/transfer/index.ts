/* The door of transfer: takes everything out to a file and in again. */
import type { Module } from '../../module';
import type { UpsertCount } from '../../platform/upsert-plan';
import { createArrivals } from './arrivals';
import { createExport, type ExportStream } from './export.service';
import { readImportFile } from './import-file';
import { createImport } from './import.service';
import type { ImportOptions, ImportOutcome, TransferDependencies } from './import.types';
import { bindTransfer } from './transfer.routes';

export { ImportError } from './problems';

export interface Transfer extends Module {
  /**
   * Imports a file, whole or not at all. Its form stands in import-file.schema.ts.
   * @throws ImportError with one sentence per problem
   * @throws files.broken_off where bytes in it cannot be stored
   */
  importFile(source: AsyncIterable<Uint8Array | string>, options: ImportOptions): Promise<ImportOutcome>;
  /** All content and settings, as an import takes them, with the bytes of files; no passwords. */
  exportFile(): Promise<ExportStream>;
}

export function createTransfer(deps: TransferDependencies): Transfer {
  const importRows = createImport(deps);
  const { exportFile, exportRows } = createExport(deps);
  return {
    async importFile(source, options) {
      const arrivals = createArrivals(deps.files);
      try {
        return await importRows(await readImportFile(source, arrivals), options);
      } finally {
        await arrivals.discard();
      }
    },
    exportFile,
    register: (bind) => bindTransfer(bind, { files: deps.files, importRows, exportFile, exportRows }),
  };
}

/** What became of the sections, as a table for people; sections that the file does not have are left out. */
export function resultTable({ sections, files }: Pick<ImportOutcome, 'sections' | 'files'>): string {
  const heads = ['', 'added', 'changed', 'unchanged'];
  const rows = Object.entries<UpsertCount>(sections)
    .filter(([, count]) => count.added + count.changed + count.unchanged > 0)
    .map(([name, { added, changed, unchanged }]) => [name, added, changed, unchanged].map(String));
  const missing = files
    .filter(({ action }) => action === 'missing')
    .map(({ name, title }) => `Missing: ${name} (${title}), neither in the file nor on disk.`);
  if (rows.length === 0) return ['The file is empty.', ...missing].join('\n');
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const table = [heads, ...rows].map(
    ([name = '', ...counts]) => `${name.padEnd(width)}${counts.map((text) => text.padStart(11)).join('')}`,
  );
  return [...table, ...missing].join('\n');
}
