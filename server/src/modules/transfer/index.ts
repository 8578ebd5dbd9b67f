/* The door of transfer: takes over the data of a shop from a file. */
import type { UpsertCount } from '../../platform/upsert-plan';
import { createImport } from './import.service';
import type { ImportDependencies, ImportResult } from './import.types';

export { ImportError } from './problems';

export interface Transfer {
  /**
   * Imports the text of a file, whole or not at all. The form of the file stands in import-file.schema.ts.
   * @param options dryRun: does everything and takes it back
   * @throws ImportError with one sentence per problem
   */
  importFile(text: string, options: { readonly dryRun: boolean }): Promise<ImportResult>;
}

export function createTransfer(deps: ImportDependencies): Transfer {
  return { importFile: createImport(deps) };
}

/** What became of the sections, as a table for people; sections that the file does not have are left out. */
export function resultTable(result: ImportResult): string {
  const heads = ['', 'added', 'changed', 'unchanged'];
  const rows = Object.entries<UpsertCount>(result)
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
