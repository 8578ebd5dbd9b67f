// `npm run export -- file.json`: writes all content and settings to a file that `npm run import` takes.
// Installs and builds what is missing or out of date, then becomes the program of server/src/export.ts.
import './steps/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './steps/build.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { root } from './steps/project.mjs';

await installIfNeeded();
await buildIfNeeded();

process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/export.js')).href);
