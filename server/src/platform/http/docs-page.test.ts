// The reference of the calls at /docs: whole, from this site alone, and nothing that our policy would stop.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints';
import { startTestApp, type TestApp } from '../../../test/app';
import type { OpenApiDocument } from './openapi';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function fetched(path: string, headers = {}) {
  const { status, headers: given, bytes } = await app.client().fetch(path, headers);
  return { status, type: given.get('content-type'), headers: given, text: bytes.toString('utf8') };
}

async function document() {
  const { status, type, text } = await fetched('/docs/openapi.json');
  expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
  return JSON.parse(text) as OpenApiDocument;
}

it('API-122: the document has every call of the contract, and no other', async () => {
  const { openapi, paths } = await document();
  expect(openapi).toMatch(/^3\.1\./);
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
});

it('names each operation once, and every reference leads somewhere', async () => {
  const whole = await document();
  const text = JSON.stringify(whole);
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(Object.keys(endpoints).length);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
  expect(references.length).toBeGreaterThan(0);
  for (const target of references) {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(target)?.[1];
    expect(whole.components.schemas).toHaveProperty(name ?? target);
  }
});

it('says what a call takes, and how it refuses', async () => {
  const { paths } = await document();
  expect(paths['/javaplus/admin/recordChat/deleteRecordChatById/{id}']).toMatchObject({
    post: { tags: ['chat'], parameters: [{ name: 'id', in: 'path', required: true }] },
  });
  expect(JSON.stringify(paths['/api/user/ChatBase/uploadFile'])).toContain('multipart/form-data');
  expect(JSON.stringify(paths['/api/admin/Base/orderdownloadInvoice'])).toContain('application/zip');
  expect(JSON.stringify(paths['/javaplus/user/webSocket/sendMessage'])).toContain('工单已解决');
});

it.each(['/docs', '/docs/'])('%s is a page without a script of its own in it', async (path) => {
  const { status, type, headers, text } = await fetched(path);
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain(`${new URL(app.url).host}/docs/`);
  for (const [, attributes = '', inside] of text.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
    expect(inside).toBe('');
    const source = /src="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const script = await fetched(source, { 'accept-encoding': 'br' });
    expect([source, script.status, script.type]).toEqual([source, 200, 'text/javascript; charset=utf-8']);
  }
  for (const [, source = ''] of text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    const style = await fetched(source);
    expect([source, style.status, style.type]).toEqual([source, 200, 'text/css; charset=utf-8']);
  }
  expect(text).not.toMatch(/\son\w+=|https?:/);
});

it('sends the viewer compressed, once a version', async () => {
  const { headers } = await fetched('/docs/swagger-ui-bundle.js', { 'accept-encoding': 'br' });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toContain('immutable');
});

it('knows nothing else below /docs', async () => {
  expect((await fetched('/docs/nothing')).status).toBe(404);
});
