/*
 * The built browser application: assets with hashed names and a year of caching, precompressed at build
 * time, and the app shell for every page address (history fallback, Q-01).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '../app-error';
import type { Http } from './server';

const callPrefixes = [
  '/api',
  '/java',
  '/javaplus',
  '/home',
  '/static',
  '/ipfs',
  '/ws_js',
  '/assets',
  '/docs',
];

function isCall(url: string): boolean {
  return callPrefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`));
}

/**
 * @param folder where the build stands, with index.html and assets/; without a build (tests, development)
 *   every address that is no call is unknown
 */
export async function serveWebApp(http: Http, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const shell = existsSync(index) ? await readFile(index, 'utf8') : undefined;
  http.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall(request.url);
    if (!isPage || shell === undefined) throw new AppError('core.unknown_path');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell);
  });
  if (shell !== undefined) await serveFiles(http, folder);
}

async function serveFiles(http: Http, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    // One route per file, known at the start: nothing else of the folder can be asked for.
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    // setHeaders says it; the default of no time at all would come after it and win.
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
