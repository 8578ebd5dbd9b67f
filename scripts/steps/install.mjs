// Installs the packages when package-lock.json asks for others than are there, and only then.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';

const lock = join(root, 'package-lock.json');
const mark = join(root, 'node_modules/.groundcrew-lock');

/** Ends the program when the installation fails; npm has said why by then. */
export async function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  if (!wasInstalledByHand()) {
    console.log('Installing packages …');
    // With NODE_ENV=production npm would leave out what the build needs.
    const { code } = await run(['npm', 'ci', '--include=dev', '--include=optional']);
    if (code !== 0) {
      console.error('The packages could not be installed; see the message of npm above.');
      process.exit(1);
    }
  }
  writeFileSync(mark, wanted);
}

/** npm itself leaves a note at the end of an installation. */
function wasInstalledByHand() {
  const note = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return note !== undefined && !existsSync(mark) && note.mtimeMs >= statSync(lock).mtimeMs;
}
