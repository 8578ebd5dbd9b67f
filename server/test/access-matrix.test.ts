// Every call of the contract × every kind of caller, from the contract's own `access` (AUTH-13, Q-20, Q-22,
// Q-143), and hostile input on every call: a clear refusal, never an HTTP 500.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userTypeHeader, type Side } from '#contract/core/actor';
import { sideOfPath } from '#contract/core/actor';
import type { Access, EndpointDefinition } from '#contract/core/endpoint';
import { envelopeOfPath, errorNumbers } from '#contract/core/envelope';
import { endpoints } from '#contract/endpoints';
import { startTestApp, type TestApp } from './app';
import type { Answer, TestClient } from './client';
import { givenCustomer, givenStaff } from './given';

const calls = Object.entries(endpoints as Record<string, EndpointDefinition>).map(([key, definition]) => {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, path: path.replaceAll(/:\w+/g, '2147483647'), definition };
});

// Who must be refused for want of a session; the columns are those of `who` below.
const without: Record<Access, readonly string[]> = {
  public: [],
  identified: ['visitor'],
  ticketHolder: ['visitor', 'agent', 'reader'],
  customer: ['visitor', 'anonymous', 'agent', 'reader'],
  staff: ['visitor', 'anonymous', 'customer'],
  staffWrite: ['visitor', 'anonymous', 'customer'],
};

let app: TestApp;
let who: Record<string, TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'agent' });
  await givenStaff(app, { account: 'reader', isReadonly: true });
  await givenCustomer(app, { account: 'customer@example.com' });
});
afterAll(() => app.stop());

/** Sessions end at logout calls, so every call gets fresh ones. */
async function people(): Promise<Record<string, TestClient>> {
  const anonymous = app.client();
  await anonymous.post('/javaplus/anonymous/user/recordQuestion/createRecordQuestion', {
    questionTypeId: 9999,
    title: 'Hello',
  });
  return {
    visitor: app.client(),
    anonymous,
    customer: await app.loginCustomer('customer@example.com'),
    agent: await app.loginStaff('agent'),
    reader: await app.loginStaff('reader'),
  };
}

function send(
  client: TestClient,
  call: (typeof calls)[number],
  body: unknown = {},
  side?: Side,
): Promise<Answer> {
  const headers = side === undefined ? {} : { [userTypeHeader]: side };
  if (call.method === 'GET') return client.get(`${call.path}${queryOf(body)}`, headers);
  return client.post(call.path, body, headers);
}

function queryOf(body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, textOf(value)]))}`;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function refusalOf(call: (typeof calls)[number], { body }: Answer): number | undefined {
  return envelopeOfPath(call.path) === 'java' ? body.code : body.errno;
}

describe.each(calls)('$key', (call) => {
  const numbers = (kind: keyof typeof errorNumbers) =>
    envelopeOfPath(call.path) === 'java' ? errorNumbers[kind].code : errorNumbers[kind].errno;

  it('is refused to those who may not, and only to them', async () => {
    who = await people();
    const { access } = call.definition;
    for (const [name, client] of Object.entries(who)) {
      const answer = await send(client, call);
      const sessionMissing = refusalOf(call, answer) === numbers('no_session');
      expect([name, sessionMissing]).toEqual([name, without[access].includes(name)]);
      if (access === 'staffWrite' && name === 'reader') {
        expect(refusalOf(call, answer)).toBe(numbers('forbidden'));
      }
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('answers hostile input with a refusal, never with HTTP 500', async () => {
    const { agent, customer } = await people();
    const side = sideOfPath(call.path);
    const clients = [side === 'admin' ? agent : customer].filter((client) => client !== undefined);
    for (const client of clients) {
      for (const body of hostileBodies(call)) {
        const answer = await send(client, call, body);
        expect([call.key, JSON.stringify(body)?.slice(0, 200), answer.status]).toEqual([
          call.key,
          JSON.stringify(body)?.slice(0, 200),
          expect.toSatisfy((status: number) => status < 500),
        ]);
      }
    }
  });

  if (call.method === 'POST' || call.definition.writes === true) {
    it('is refused to a page of another site', async () => {
      const { agent, customer } = await people();
      const client = sideOfPath(call.path) === 'admin' ? agent : customer;
      const headers = { origin: 'https://evil.example' };
      const answer =
        call.method === 'GET'
          ? await client?.get(call.path, headers)
          : await client?.post(call.path, {}, headers);
      expect(answer?.status).toBe(403);
      expect(answer && refusalOf(call, answer)).toBe(numbers('foreign_origin'));
    });
  }
});

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  'x',
  "1' or '1'='1",
  '\u0000',
  '\ud800',
  '‮<script>alert(1)</script>',
  'a'.repeat(30_000),
  [],
  [[]],
  [null, -1, 'x', {}],
  {},
  { $ne: null },
  { toString: 'x', length: -1 },
];

/** Each known field of the call with each hostile value, alone and in otherwise plausible company. */
function hostileBodies(call: (typeof calls)[number]): unknown[] {
  const fields = fieldsOf(call.definition);
  const plausible = Object.fromEntries(fields.map((field) => [field, 1]));
  const each = fields.flatMap((field) => hostileValues.map((value) => ({ ...plausible, [field]: value })));
  return [...each, [], [1], 'text', 5, { constructor: { prototype: {} } }];
}

interface SchemaInside {
  readonly shape?: Record<string, unknown>;
  readonly out?: SchemaInside;
  readonly def?: { readonly out?: SchemaInside };
}

function fieldsOf({ body, query }: EndpointDefinition): string[] {
  const inside = (query ?? body) as SchemaInside | undefined;
  const shape = inside?.shape ?? inside?.out?.shape ?? inside?.def?.out?.shape ?? {};
  return Object.keys(shape);
}
