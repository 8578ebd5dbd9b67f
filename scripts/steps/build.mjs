// Builds when a source is newer than the last build, and only then.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtMark, fingerprintOfSources, root } from './project.mjs';
import { runNode } from './run.mjs';

/** Ends the program when the build fails; its messages have been shown by then. */
export async function buildIfNeeded() {
  if (existsSync(builtMark) && readFileSync(builtMark, 'utf8') === fingerprintOfSources()) return;
  console.log('Building …');
  const { code } = await runNode([join(root, 'scripts/build.mjs')]);
  if (code !== 0) process.exit(code);
}
