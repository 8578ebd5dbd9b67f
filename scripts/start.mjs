// `npm start`: installs and builds what is missing or out of date, then becomes the server program.
import './steps/require-node.mjs';
import './steps/follow-npm.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './steps/build.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { root } from './steps/project.mjs';

await installIfNeeded();
await buildIfNeeded();

// In this very process, so that signals reach the server and its exit code is ours.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
