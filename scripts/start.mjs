// `npm start`: installs and builds what is missing or out of date, then becomes the server program.
import './steps/require-node.mjs';
import './steps/follow-npm.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from './steps/install.mjs';
import { builtMark, fingerprintOfSources, root } from './steps/project.mjs';
import { runNode } from './steps/run.mjs';

await installIfNeeded();

const isBuilt = existsSync(builtMark) && readFileSync(builtMark, 'utf8') === fingerprintOfSources();
if (!isBuilt) {
  console.log('Building …');
  const { code } = await runNode([join(root, 'scripts/build.mjs')]);
  if (code !== 0) process.exit(code);
}

// In this very process, so that signals reach the server and its exit code is ours.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
