// How the server program becomes one file, and what runs beside it another: our own sources in them, packages
// left where they are installed.
import { join } from 'node:path';
import { root } from './project.mjs';

/** @returns {import('esbuild').BuildOptions} */
export const serverBundle = (outdir) => ({
  absWorkingDir: root,
  entryPoints: {
    main: 'server/src/main.ts',
    import: 'server/src/import.ts',
    export: 'server/src/export.ts',
    // Must lie beside the program that starts it.
    'invoice-worker': 'server/src/modules/shop/invoice.worker.ts',
  },
  outdir,
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
