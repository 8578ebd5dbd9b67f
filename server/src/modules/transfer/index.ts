/* The door of transfer: takes everything out to a file and in again. */
import type { Module } from '../../module';
import type { UpsertCount } from '../../platform/upsert-plan';
import { createExport } from './export.service';
import type { ImportFile } from './import-file.schema';
import { createImport } from './import.service';
import type { ImportOptions, ImportOutcome, TransferDependencies } from './import.types';
import { bindTransfer } from './transfer.routes';

export { exportText } from './export.service';
export { ImportError } from './problems';

export interface Transfer extends Module {
  /**
   * Imports the text of a file, whole or not at all. The form of the file stands in import-file.schema.ts.
   * @throws ImportError with one sentence per problem
   */
  importFile(text: string, options: ImportOptions): Promise<ImportOutcome>;
  /** All content and settings, as an import takes them; no passwords. */
  exportFile(): Promise<ImportFile>;
}

export function createTransfer(deps: TransferDependencies): Transfer {
  const { importFile, importRows } = createImport(deps);
  const exportFile = createExport(deps);
  return {
    importFile,
    exportFile,
    register: (bind) => bindTransfer(bind, { importFile, importRows, exportFile }),
  };
}

/** What became of the sections, as a table for people; sections that the file does not have are left out. */
export function resultTable({ sections }: Pick<ImportOutcome, 'sections'>): string {
  const heads = ['', 'added', 'changed', 'unchanged'];
  const rows = Object.entries<UpsertCount>(sections)
    .filter(([, count]) => count.added + count.changed + count.unchanged > 0)
    .map(([name, { added, changed, unchanged }]) => [name, added, changed, unchanged].map(String));
  if (rows.length === 0) return 'The file is empty.';
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [heads, ...rows]
    .map(
      ([name = '', ...counts]) => `${name.padEnd(width)}${counts.map((text) => text.padStart(11)).join('')}`,
    )
    .join('\n');
}
