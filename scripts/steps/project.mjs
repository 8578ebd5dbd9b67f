// Where things are: the project's folder, the programs of its packages, and a fingerprint of its sources.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The script behind a command of an installed package, to be run with Node.js itself on every system. */
export function scriptOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const sources = ['contract', 'server/src', 'server/demo', 'web', 'scripts/build.mjs', 'package-lock.json'];

/** Changes when a file that the build reads is added, removed or written. Takes a few milliseconds. */
export function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const path of sources) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) hash.update(`${path}\0${found.mtimeMs}\0${found.size}\n`);
  else
    for (const name of readdirSync(join(root, path)).sort()) if (isRead(name)) addTo(hash, `${path}/${name}`);
}

const isRead = (name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name);

/** Where the last build noted its fingerprint. */
export const builtMark = join(root, 'dist/.built');
