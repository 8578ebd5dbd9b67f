// Every call of the contract × every kind of caller, from the contract's own `access` (AUTH-13, ROLE-12, Q-20,
// ), and that every call is bound at all. Hostile input, ownership and duty: server/test/matrix.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Side } from '#contract/core/actor';
import type { Access } from '#contract/core/endpoint';
import { envelopeOfPath } from '#contract/core/envelope';
import { endpointsByModule } from '#contract/endpoints';
import { errors } from '#contract/errors';
import { calls, numberOf, send, textOf, type MatrixAnswer, type MatrixCall } from './matrix/calls';
import { startDemoApp, type Cast, type DemoApp, type Person } from './matrix/demo-app';
import { hostileParts } from './matrix/hostile';

// Who must be refused for want of a session.
const nobody: readonly Person[] = ['visitor', 'crossed'];
const staff: readonly Person[] = ['agent', 'reader', 'offDuty'];
const customers: readonly Person[] = ['anonymous', 'customer', 'otherCustomer'];
const without: Record<Access, readonly Person[]> = {
  public: [],
  identified: nobody,
  ticketHolder: [...nobody, ...staff],
  customer: [...nobody, 'anonymous', ...staff],
  staff: [...nobody, ...customers],
  staffWrite: [...nobody, ...customers],
};
/** Open to a scheduler with a token; without it the handler itself asks for staff. */
const asksItself: Readonly<Record<string, readonly Person[]>> = {
  'POST /api/crontab/syncItemInfo': [...nobody, ...customers],
};
/** Ends the session that it is called with. */
const endsSessions = (call: MatrixCall) => /\/log(in|out)$/.test(call.template);

let app: DemoApp;
let cast: Cast;

beforeAll(async () => {
  app = await startDemoApp();
  cast = await app.castAll();
});
afterAll(() => app.stop());

/** Somebody who may. */
function allowed(call: MatrixCall, people: Cast) {
  const { access } = call.definition;
  return access === 'staff' || access === 'staffWrite' || call.side === 'admin'
    ? people.agent
    : people.customer;
}

function expectEnvelope(call: MatrixCall, { body }: MatrixAnswer) {
  if (envelopeOfPath(call.template) === 'java') {
    expect(body).toMatchObject({ code: expect.any(Number), message: body.msg });
  } else {
    expect(body).toMatchObject({ errno: expect.any(Number), errmsg: expect.any(String) });
  }
}

it('leaves no module out of the hostile input', () => {
  expect(Object.values(hostileParts).flat().sort()).toEqual(Object.keys(endpointsByModule).sort());
});

describe.each(calls)('AUTH-13: $key', (call) => {
  const { access, duty, writes } = call.definition;

  it('is refused to those who may not, and only to them', async () => {
    const people = endsSessions(call) ? await app.castAll() : cast;
    const refused = asksItself[call.key] ?? without[access];
    for (const [person, client] of Object.entries(people)) {
      const answer = await send(client, call);
      // an HTTP 404 would say that nothing is bound here.
      expect([person, answer.status]).toEqual([person, expect.toSatisfy((status) => status < 400)]);
      expectEnvelope(call, answer);
      const isRefused = answer.number === numberOf(call, 'no_session');
      expect([person, isRefused, answer.body]).toEqual([
        person,
        refused.includes(person as Person),
        answer.body,
      ]);
      if (isRefused) expect(answer.body.data).toEqual({});
      if (person === 'reader' && access === 'staffWrite') {
        expect(answer.number).toBe(numberOf(call, 'forbidden'));
        expect(textOf(answer)).toBe(errors['core.read_only'].zh);
      }
      if (duty !== true) expect(textOf(answer)).not.toBe(errors['core.off_duty'].zh);
    }
  });

  if (call.method === 'POST' || writes === true) {
    it('Q-149: is refused to a page of another site', async () => {
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of foreign) {
        const answer = await send(allowed(call, cast), call, { headers });
        expect([answer.status, answer.number]).toEqual([403, numberOf(call, 'foreign_origin')]);
      }
    });
  }

  if (call.side === undefined && access !== 'public') {
    it('Q-165: the header names the session that counts', async () => {
      const both = app.client();
      both.setCookie('faq_user_sid', cast.customer.cookie('faq_user_sid') ?? '');
      both.setCookie('faq_admin_sid', cast.agent.cookie('faq_admin_sid') ?? '');
      const isRefused = async (client: typeof both, side?: Side) =>
        (await send(client, call, { side })).number === numberOf(call, 'no_session');
      expect(await isRefused(cast.customer, 'admin')).toBe(true);
      expect(await isRefused(cast.agent, 'user')).toBe(true);
      expect(await isRefused(both, 'user')).toBe(false);
      expect(await isRefused(both, 'admin')).toBe(access === 'ticketHolder');
      expect(await isRefused(both)).toBe(false);
    });
  }

  if (call.definition.body !== undefined) {
    it('API-003, Q-04: takes timestamp and wsid in its body', async () => {
      const people = endsSessions(call) ? await app.castAll() : cast;
      const marked = { timestamp: app.clock.now(), wsid: 'b7e4ffa2-0f4b-4f0e-9b0e-2a3a0d1f2c3d' };
      const [bare, more] = [
        await send(allowed(call, people), call),
        await send(allowed(call, people), call, { body: marked }),
      ];
      const badInput = `body: ${String(textOf(more))}`;
      expect(badInput).not.toMatch(/timestamp|wsid|unrecognized/i);
      if (bare.number === numberOf(call, 'bad_input')) expect(more.number).toBe(bare.number);
    });
  }
});
