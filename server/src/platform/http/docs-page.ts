/*
 * The reference of the calls for people, at /docs: a page that shows /docs/openapi.json with Swagger UI, all from
 * this site. Nothing is made before somebody asks.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../paths';
import { compressed } from './compression';
import { openApiDocument } from './openapi';
import type { Http } from './server';

const year = 'public, max-age=31536000, immutable';
/** What is sent of the viewer's package: finished files, beside nothing else of it. */
const viewerFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

export function registerDocs(http: Http): void {
  const viewer = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
  let page: Promise<string> | undefined;
  let document: Promise<string> | undefined;

  for (const path of ['/docs', '/docs/']) {
    http.get(path, async (_, reply) => {
      page ??= versionOf(join(viewer, 'package.json')).then(pageWith);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await page);
    });
  }
  http.get('/docs/openapi.json', { compress: compressed }, async (_, reply) => {
    document ??= versionOf(join(projectFolder(), 'package.json')).then((version) =>
      JSON.stringify(openApiDocument(version)),
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await document);
  });
  for (const [name, type] of Object.entries(viewerFiles)) {
    http.get(`/docs/${name}`, { compress: compressed }, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', year)
        .send(createReadStream(join(viewer, 'static', name))),
    );
  }
  http.get('/docs/page.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  );
  http.get('/docs/page.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(pageScript),
  );
}

async function versionOf(path: string): Promise<string> {
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

/** No inline script: the policy of the site allows scripts by their path only. */
const pageWith = (viewerVersion: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Groundcrew · calls</title>
    <link rel="icon" href="/favicon.png" type="image/png">
    <link rel="stylesheet" href="/docs/swagger-ui.css?v=${viewerVersion}">
    <link rel="stylesheet" href="/docs/page.css">
    <script defer src="/docs/swagger-ui-bundle.js?v=${viewerVersion}"></script>
    <script defer src="/docs/page.js"></script>
  </head>
  <body>
    <div id="calls"></div>
  </body>
</html>
`;

/** Sessions are HttpOnly cookies, and the server is this one: nothing to choose or to type in there. */
const pageStyle = `body { margin: 0; }
.swagger-ui .scheme-container { display: none; }
.swagger-ui .info .markdown p { line-height: 1.6; }
`;

/** Light or dark as the system is, also when it changes. */
const pageScript = `const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();
SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#calls',
  presets: [SwaggerUIBundle.presets.apis],
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
});
`;
