// `npm run build`: the web app and the server program into dist/, and beside every larger asset its
// compressed forms, so that the server compresses nothing while it answers.
import './steps/require-node.mjs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtMark, fingerprintOfSources, root } from './steps/project.mjs';

/** Bytes; compressing less than this gains nothing. */
const smallest = 1024;

const fingerprint = fingerprintOfSources();
const start = performance.now();
await rm(builtMark, { force: true });
await buildServer();
await buildWeb();
await compress(join(root, 'dist/web'));
// Last of all: whoever finds the mark finds a whole build.
await writeFile(builtMark, fingerprint);
console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);

async function buildServer() {
  const { build } = await import('esbuild');
  const { serverBundle } = await import('./steps/server-bundle.mjs');
  await build(serverBundle('dist/server'));
}

async function buildWeb() {
  const { build } = await import('vite');
  const outDir = join(root, 'dist/web');
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

async function compress(folder) {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path) {
  if ((await stat(path)).size <= smallest) return;
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
