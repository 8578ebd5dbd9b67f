import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptCompression, compressed } from './compression';

const large = { data: 'catalogue '.repeat(1000) };
const http = Fastify();

beforeAll(async () => {
  await acceptCompression(http);
  http.get('/large', { compress: compressed }, async () => large);
  http.get('/small', { compress: compressed }, async () => ({ data: 'small' }));
  http.get('/other', async () => large);
  http.post('/echo', { compress: compressed }, async (request) => request.body);
});
afterAll(() => http.close());

function get(url: string, encodings: string) {
  return http.inject({ url, headers: { 'accept-encoding': encodings } });
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('compresses a large answer for whoever reads %s', async (accepted, encoding, unpack) => {
  const answer = await get('/large', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toContain('accept-encoding');
  expect(answer.rawPayload.length).toBeLessThan(1000);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(large);
});

it.each([
  ['/large', ''],
  ['/large', 'identity'],
  ['/small', 'br'],
  ['/other', 'br'],
])('leaves %s for %j as it is', async (url, accepted) => {
  const answer = await get(url, accepted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

it('unpacks no request', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  const answer = await http.inject({ method: 'POST', url: '/echo', headers, payload: 'no gzip' });
  expect(answer.statusCode).toBe(400);
});
