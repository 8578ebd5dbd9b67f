/* From the text of an import file to its checked content. */
import { importFileSchema, naturalKeys, type ImportFile, type SectionName } from './import-file.schema';
import { Problems } from './problems';

/** @throws ImportError with every problem that the file alone shows */
export function readImportFile(text: string): ImportFile {
  return checkImportFile(parseJson(text, new Problems()));
}

/** The same of what has been read already. */
export function checkImportFile(content: unknown): ImportFile {
  const problems = new Problems();
  const parsed = importFileSchema.safeParse(content);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) problems.add(path, `${message}.`);
    problems.throwIfAny();
    throw new Error('a refused file has problems');
  }
  addDoubles(parsed.data, problems);
  problems.throwIfAny();
  return parsed.data;
}

function parseJson(text: string, problems: Problems): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.add([], `is not JSON: ${(error as Error).message}.`);
    problems.throwIfAny();
    return undefined;
  }
}

function addDoubles(file: ImportFile, problems: Problems): void {
  for (const name of Object.keys(naturalKeys) as SectionName[]) {
    const rows: readonly unknown[] = file[name];
    const first = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const key = naturalKeys[name](row as never);
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, index);
      else problems.add([name, index], `is the same as ${name}[${earlier}].`);
    }
  }
}
