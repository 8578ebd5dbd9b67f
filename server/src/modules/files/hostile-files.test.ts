// Files of any bytes under any name and type, as answers of a damage report and as pictures (survive.md 7-10, DMG-21):
// stored as they are or refused in words; nothing of it is the server's error, and nothing runs in a browser.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCustomer } from '../../../test/given';

const reportUpload = '/javaplus/user/file/upload';

let app: TestApp;
let pilot: TestClient;

beforeAll(async () => {
  app = await startTestApp({ env: { LIMIT_UPLOADS: '0' } });
  await givenCustomer(app, { account: 'pilot@example.com' });
  pilot = await app.loginCustomer('pilot@example.com');
});
afterAll(() => app.stop());

/** How known kinds begin; what follows is anything. */
const beginnings = [
  '',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  '\xff\xd8\xff\xe0',
  'BM',
  'II*\0',
  '\0\0\0\x18ftypisom',
  'RIFF\0\0\0\0AVI ',
  '\x1aE\xdf\xa3',
  'FLV\x01',
  'PK\x03\x04',
  '%PDF-1.7',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>',
  '<!doctype html><script>alert(1)</script>',
];

const file = fc.record({
  name: fc.stringMatching(/^[\w .%-]{0,40}\.(?:png|svg|mp4|html|exe|)$/),
  type: fc.constantFrom('image/png', 'image/svg+xml', 'video/mp4', 'text/html', 'application/octet-stream'),
  content: fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 2_000 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest])),
});

it('are stored or refused, and never run', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.constantFrom('image', 'video', 'file'), async (sent, kind) => {
      const { status, body } = await pilot.upload(`${reportUpload}?kind=${kind}`, [sent]);
      expect(status).toBeLessThan(500);
      if (body.code !== 200) {
        expect(body.message ?? body.msg).toBeTruthy();
        return;
      }
      const got = await pilot.fetch(`/static/${String(body.data)}`);
      expect(got.status).toBe(200);
      expect(String(got.headers.get('content-type'))).not.toMatch(/html|javascript/);
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      expect(String(got.headers.get('content-security-policy'))).toMatch(/sandbox|default-src 'none'/);
    }),
    { numRuns: 150 },
  );
});
