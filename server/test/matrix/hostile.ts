// Hostile input on every call of some modules: a clear refusal, never an HTTP 500 (survive.md). In several files,
// so that they run side by side; access-matrix.test.ts sees to it that no module is left out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '#contract/core/documents';
import { calls, send, type MatrixCall, type Sent } from './calls';
import { startDemoApp, type Cast, type DemoApp } from './demo-app';
import { hostileBodies, type Known } from './samples';

/** Which file tests which modules. */
export const hostileParts = {
  content: ['identity', 'settings', 'knowledge', 'sop', 'search', 'sync', 'workbench'],
  service: ['tickets', 'chat', 'ratings', 'assistant'],
  aftersales: ['files', 'shop', 'damage-reports'],
  administration: ['administration'],
} as const;

const atOnce = 8;

export function testHostileInput(part: keyof typeof hostileParts): void {
  let app: DemoApp;
  let cast: Cast;
  let known: Known;

  beforeAll(async () => {
    app = await startDemoApp();
    cast = await app.castAll();
    known = await knownIds(app);
  });
  afterAll(() => app.stop());

  const modules: readonly string[] = hostileParts[part];
  describe.each(calls.filter(({ module }) => modules.includes(module)))('survive.md 5: $key', (call) => {
    it('answers hostile input with an envelope, never with HTTP 500', async () => {
      for (const client of await callers(call)) {
        const all = hostileRequests(call, known);
        for (let start = 0; start < all.length; start += atOnce) {
          await Promise.all(
            all.slice(start, start + atOnce).map((sent) => expectRefusal(client, call, sent)),
          );
        }
      }
    });
  });

  async function callers(call: MatrixCall) {
    const people = /\/log(in|out)$/.test(call.template) ? await app.castAll() : cast;
    if (call.side === 'admin') return [people.agent];
    if (call.side === 'user') return [people.customer];
    return [people.customer, people.agent];
  }
}

async function expectRefusal(client: Cast['agent'], call: MatrixCall, sent: Sent): Promise<void> {
  const { status, number } = await send(client, call, sent);
  const shown = JSON.stringify(sent.form === undefined ? sent : '(form)').slice(0, 300);
  expect([shown, status, number]).toEqual([
    shown,
    expect.toSatisfy((given: number) => given < 500),
    expect.any(Number),
  ]);
}

const hostileIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  '99999999999',
  '\u0000',
  '%',
  'null',
  '1;drop table ticket',
  'x'.repeat(299),
];

function hostileRequests(call: MatrixCall, known: Known): Sent[] {
  const { body, query, params, multipart } = call.definition;
  return [
    ...(body === undefined
      ? []
      : hostileBodies(jsonSchemaOf(body), known).map((one) => ({ body: one, id: 1 }))),
    ...(query === undefined ? [] : hostileBodies(jsonSchemaOf(query), known).map((one) => ({ body: one }))),
    ...(params === undefined ? [] : hostileIds.map((id) => ({ id }))),
    ...(multipart === true ? hostileForms() : []),
    {},
  ];
}

function hostileForms(): Sent[] {
  const names = [
    '',
    '..',
    '../../etc/passwd',
    '/etc/passwd',
    'x'.repeat(5_000),
    'a\u0000b.png',
    '😀\r\nx: y.svg',
    '.',
  ];
  const contents = ['', '<svg onload="alert(1)"><script>1</script></svg>', '\u0000'.repeat(10_000)];
  const form = (fill: (form: FormData) => void) => {
    const made = new FormData();
    fill(made);
    return { form: made };
  };
  const blob = (content: string) => new Blob([content], { type: 'image/png' });
  return [
    form(() => undefined),
    form((one) => one.append('file', 'a text, no file')),
    form((one) => one.append('__proto__', blob('x'), 'x.png')),
    form((one) => {
      for (let count = 0; count < 30; count += 1) one.append(`file${count}`, blob('x'), 'x.txt');
    }),
    ...names.map((name) => form((one) => one.append('file', blob('x'), name))),
    ...contents.map((content) => form((one) => one.append('file', blob(content), 'x.svg'))),
    ...['image', 'video', 'nonsense', ''].map((kind) => ({ body: { kind } })),
    { headers: { 'content-type': 'multipart/form-data' } },
    { headers: { 'content-type': 'multipart/form-data; boundary=nowhere' } },
  ];
}

/** Rows of the demo shop that hostile bodies stand on, so that they get past the first look-up. */
async function knownIds({ app }: DemoApp): Promise<Known> {
  const ticket = await app.db
    .selectFrom('ticket')
    .innerJoin('customer', 'customer.id', 'ticket.customer_id')
    .where('customer.account', '=', 'pilot@example.com')
    .where('ticket.is_solved', '=', 0)
    .select('ticket.id')
    .orderBy('ticket.id')
    .limit(1)
    .executeTakeFirst();
  const names = ['recordQuestionId', 'questionRecordId', 'question_record_id', 'questionRescordId'];
  return {
    ...Object.fromEntries(names.map((name) => [name, ticket?.id ?? 1])),
    account: 'pilot@example.com',
    table: 'filterQuestionRecord',
    msgType: 4,
  };
}
