/*
 * The first answer is on the screen quickly: until then a customer's browser has loaded at most 150 kB of
 * JavaScript (gzip), counting what is preloaded and what comes by itself while the person still reads.
 */
import { Buffer } from 'node:buffer';
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { newPerson, test } from './fixtures';
import { findGuidedPath } from './guided-path';

const budget = 150_000;

interface Load {
  readonly scripts: ReadonlySet<string>;
  /** Requests that have not been answered yet. */
  readonly open: ReadonlySet<Request>;
}

/** Notes every script that a page asks for, also by a preloading link. */
function watch(page: Page): Load {
  const scripts = new Set<string>();
  const open = new Set<Request>();
  page.on('request', (request) => {
    open.add(request);
    if (request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname))
      scripts.add(request.url());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { scripts, open };
}

/** Bytes of a script as a browser gets it that knows gzip only. */
function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}.`));
        const isPacked = answer.headers['content-encoding'] === 'gzip';
        resolve(isPacked || body.length < 1024 ? body.length : gzipSync(body).length);
      });
    }).on('error', reject);
  });
}

async function expectWithinBudget({ scripts }: Load): Promise<void> {
  const sizes = await Promise.all([...scripts].map(async (url) => ({ url, size: await gzipSize(url) })));
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const lines = sizes
    .toSorted((one, other) => other.size - one.size)
    .map(({ url, size }) => `${String(size).padStart(8)}  ${new URL(url).pathname}`);
  const words = `${sum} bytes of JavaScript in ${sizes.length} files`;
  test.info().annotations.push({ type: 'JavaScript', description: words });
  expect(sum, `${words}, ${budget} are allowed:\n${lines.join('\n')}`).toBeLessThanOrEqual(budget);
}

/** What timers and idle times would load while somebody reads comes now. */
async function readForAMinute(page: Page, { open }: Load): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect.poll(() => [...open].filter((request) => request.resourceType() === 'script').length).toBe(0);
}

for (const device of ['desktop', 'phone'] as const) {
  const base = device === 'desktop' ? '/user/knowledge' : '/m/user/knowledge';

  test(`an answer opened by its link, ${device}`, async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { device, lang: 'en' });
    const { question } = await findGuidedPath(context.request);
    await page.clock.install();
    const load = watch(page);
    await page.goto(`${base}?question=${question.id}`);
    await expect(page.getByRole('heading', { level: 1, name: question.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Step 1' })).toBeVisible();
    await readForAMinute(page, load);
    await expectWithinBudget(load);
    await context.close();
  });

  test(`an answer opened from the home, ${device}`, async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { device, lang: 'zh' });
    await page.clock.install();
    const load = watch(page);
    await page.goto(base);
    const question = page.getByRole('main').locator('section a[href*="question="]').first();
    await expect(question).toBeVisible();
    await readForAMinute(page, load);
    await expectWithinBudget(load);
    await question.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/question=\d+/);
    await expectWithinBudget(load);
    await context.close();
  });
}

test('what the build names by its content is kept by browsers for good', async ({ program, request }) => {
  const page = await (await request.get(program.url)).text();
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const { 'cache-control': kept } = (await request.get(program.url + asset)).headers();
  expect(kept).toBe('public, max-age=31536000, immutable');
});
