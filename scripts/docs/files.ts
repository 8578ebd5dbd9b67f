// The files that documents are made from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Files of some folders whose path fits, sorted by path. */
export function readFiles(root: string, folders: readonly string[], fits: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => fits.test(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export const testFile = /\.(test|spec)\.tsx?$/;
