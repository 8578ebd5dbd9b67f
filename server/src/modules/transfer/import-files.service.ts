/* The files of an import: what becomes of each, and the bytes, which get their names when all else is done. */
import type { Adoption } from '../files';
import type { ImportOutcome, ImportRun, TransferDependencies } from './import.types';
import { says } from './problem-texts';

export interface AdoptedFiles {
  readonly count: { readonly added: number; readonly changed: 0; readonly unchanged: number };
  readonly shown: ImportOutcome['files'];
  keep: Adoption['keep'];
}

/** Rows of files; what the bytes show is a problem with its place. */
export async function adoptFiles(
  { file, change, importing: { problems } }: ImportRun,
  files: TransferDependencies['files'],
): Promise<AdoptedFiles> {
  const rows = file.files.map(({ data, ...row }) => ({ ...row, incoming: data?.incoming }));
  const { fates, keep } = await files.adopt(change.tx, rows);
  const shown: ImportOutcome['files'][number][] = [];
  for (const [index, { name, originalName, size, incoming }] of rows.entries()) {
    const fate = fates[index];
    if (fate === 'other_bytes') problems.add(['files', index, 'data'], says.otherBytes);
    if (fate === 'other_kind')
      problems.add(['files', index, 'name'], says.otherKind(incoming?.contentType ?? ''));
    if (fate === 'added' || fate === 'missing') shown.push({ name, title: originalName, size, action: fate });
  }
  const countOf = (fate: string) => fates.filter((one) => one === fate).length;
  return { count: { added: countOf('added'), changed: 0, unchanged: countOf('unchanged') }, shown, keep };
}
