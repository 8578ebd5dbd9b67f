// `npm run import -- file.json [--dry-run]`: takes over content, settings, accounts, orders and more from a file.
// Installs and builds what is missing or out of date, then becomes the program of server/src/import.ts.
import './steps/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './steps/build.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { root } from './steps/project.mjs';

await installIfNeeded();
await buildIfNeeded();

process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/import.js')).href);
