/* From the text of an import file to its checked content; bytes of files are taken in on the way. */
import { limits } from '#contract/core/limits';
import type { Arrivals } from './arrivals';
import {
  importFileSchema,
  mostFiles,
  naturalKeys,
  type ImportFile,
  type SectionName,
} from './import-file.schema';
import { missingOf, sentenceOfIssue } from './issue-texts';
import { readJson } from './json-reader';
import { says } from './problem-texts';
import { Problems } from './problems';

/**
 * @throws ImportError with every problem that the file alone shows
 * @throws files.broken_off where it breaks off, or its bytes cannot be stored
 */
export async function readImportFile(
  source: AsyncIterable<Uint8Array | string>,
  arrivals: Pick<Arrivals, 'take'>,
): Promise<ImportFile> {
  const content = await readJson(source, {
    mostContent: limits.importContentBytes,
    mostEntries: (path) => (path.length === 1 && path[0] === 'files' ? mostFiles : undefined),
    isTaken: ([section, , field, ...rest]) => section === 'files' && field === 'data' && rest.length === 0,
    take: arrivals.take,
  });
  return checkImportFile(content);
}

/** The same of what has been read already. */
export function checkImportFile(content: unknown): ImportFile {
  const problems = new Problems();
  const parsed = importFileSchema.safeParse(content, { error: missingOf });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.add(issue.path, sentenceOfIssue(issue));
    problems.throwIfAny();
    throw new Error('a refused file has problems');
  }
  addDoubles(parsed.data, problems);
  addWrongBytes(parsed.data, problems);
  problems.throwIfAny();
  return parsed.data;
}

function addDoubles(file: ImportFile, problems: Problems): void {
  for (const name of Object.keys(naturalKeys) as SectionName[]) {
    const rows: readonly unknown[] = file[name];
    const first = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const key = naturalKeys[name](row as never);
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, index);
      else problems.add([name, index], says.sameAs([name, earlier]));
    }
  }
}

function addWrongBytes({ files }: ImportFile, problems: Problems): void {
  for (const [index, { size, data }] of files.entries()) {
    const path = ['files', index, 'data'];
    if (data?.problem !== undefined) problems.add(path, data.problem);
    else if (data !== undefined && data.size !== size) problems.add(path, says.wrongSize(size, data.size));
  }
}
