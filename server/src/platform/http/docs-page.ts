/*
 * The reference of the calls for people, at /docs: a page that shows /docs/openapi.json with RapiDoc, all from
 * this site. Nothing is made before somebody asks.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectFolder } from '../paths';
import { compressed } from './compression';
import { openApiDocument } from './openapi';
import type { Http } from './server';

const year = 'public, max-age=31536000, immutable';

export function registerDocs(http: Http): void {
  const packages = createRequire(import.meta.url);
  let page: Promise<string> | undefined;
  let document: Promise<string> | undefined;

  for (const path of ['/docs', '/docs/']) {
    http.get(path, async (_, reply) => {
      page ??= versionOf(packages.resolve('rapidoc/package.json')).then(pageWith);
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
  http.get('/docs/rapidoc-min.js', { compress: compressed }, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', year)
      .send(createReadStream(packages.resolve('rapidoc/dist/rapidoc-min.js'))),
  );
  http.get('/docs/page.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(pageScript),
  );
}

async function versionOf(path: string): Promise<string> {
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

/** No inline script: the policy of the site allows scripts by their path only. */
const pageWith = (rapidocVersion: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Groundcrew · calls</title>
    <link rel="icon" href="/favicon.png" type="image/png">
    <script type="module" src="/docs/page.js"></script>
    <script type="module" src="/docs/rapidoc-min.js?v=${rapidocVersion}"></script>
  </head>
  <body>
    <rapi-doc
      spec-url="/docs/openapi.json"
      render-style="focused"
      load-fonts="false"
      regular-font="system-ui, sans-serif"
      mono-font="ui-monospace, monospace"
      show-header="false"
      show-method-in-nav-bar="as-colored-text"
      use-path-in-nav-bar="true"
      allow-authentication="false"
      allow-server-selection="false"
      schema-style="table"
      fetch-credentials="same-origin"
    ></rapi-doc>
  </body>
</html>
`;

/** Light or dark as the system is, also when it changes. */
const pageScript = `const dark = matchMedia('(prefers-color-scheme: dark)');
const looks = {
  light: { 'bg-color': '#FBFBF9', 'nav-bg-color': '#F4F4F1', 'nav-text-color': '#2B313A', 'primary-color': '#3D4FD1' },
  dark: { 'bg-color': '#14171C', 'nav-bg-color': '#1B1F26', 'nav-text-color': '#D5D8DE', 'primary-color': '#8C99F2' },
};
const paint = () => {
  const theme = dark.matches ? 'dark' : 'light';
  const reference = document.querySelector('rapi-doc');
  for (const [name, value] of Object.entries({ theme, ...looks[theme] })) reference.setAttribute(name, value);
};
dark.addEventListener('change', paint);
paint();
`;
