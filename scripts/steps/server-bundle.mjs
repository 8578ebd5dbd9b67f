// How the server program becomes one file: our own sources in it, packages left where they are installed.
import { join } from 'node:path';
import { root } from './project.mjs';

/** @returns {import('esbuild').BuildOptions} */
export const serverBundle = (outfile) => ({
  absWorkingDir: root,
  entryPoints: ['server/src/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  alias: { '#contract': join(root, 'contract/src') },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
