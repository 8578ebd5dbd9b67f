// Installs the packages when package-lock.json asks for others than are there, and only then. Building and
// starting need a part of them (`dependencies`); tests and checks need all.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';

const lock = join(root, 'package-lock.json');
/** Says which lock file was installed, and how much of it: "<hash> start" or "<hash> all". */
const mark = join(root, 'node_modules/.groundcrew-lock');

/**
 * Ends the program when the installation fails; npm has said why by then.
 * @param {{ tests?: boolean }} options tests: with what tests and checks need. Once there, it stays.
 */
export async function installIfNeeded({ tests = false } = {}) {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const [hash, kind] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : installedByHand(wanted);
  const all = tests || kind === 'all';
  if (hash !== wanted || (all && kind !== 'all')) {
    console.log('Installing packages …');
    // Said aloud, because NODE_ENV and a user's settings change what npm takes.
    const { code } = await run(['npm', 'ci', all ? '--include=dev' : '--omit=dev', '--include=optional']);
    if (code !== 0) {
      console.error('The packages could not be installed; see the message of npm above.');
      process.exit(1);
    }
  }
  writeFileSync(mark, `${wanted} ${all ? 'all' : 'start'}`);
}

/** npm itself leaves a note at the end of an installation; it does not say how much that was. */
function installedByHand(wanted) {
  const note = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (note === undefined || note.mtimeMs < statSync(lock).mtimeMs) return [];
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isThere = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));
  return [wanted, Object.keys(devDependencies).every(isThere) ? 'all' : 'start'];
}
