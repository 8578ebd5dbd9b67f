// What holds for every call, made from the contract: who is refused, and that no input ends in an HTTP 5xx.
import { sideOfPath, userTypeHeader } from '../contract/src/core/actor';
import type { Access, EndpointDefinition } from '../contract/src/core/endpoint';
import { envelopeOfPath, errorNumbers, type ErrorKind } from '../contract/src/core/envelope';
import { endpoints } from '../contract/src/endpoints';
import type { Answer, Browser, CallKey } from './browser';
import { refused, that } from './expect';
import type { World } from './world';

const unknownId = 2_147_483_647;
/** Open to a scheduler with a token; anybody else must be staff. */
const asksItself = 'POST /api/crontab/syncItemInfo';
const endsSessions = /\/logout$/;

export async function checkEveryCall(world: World): Promise<void> {
  const customer = await world.login('newcomer@example.com');
  const agent = await world.login('bruno');
  const reader = await world.staff('reader');
  for (const [name, definition] of Object.entries(endpoints as Record<string, EndpointDefinition>)) {
    const key = name as CallKey;
    const access: Access = key === asksItself ? 'staffWrite' : definition.access;
    const number = (kind: ErrorKind) => numberOf(key, kind);
    if (access !== 'public') {
      await world.check(key, 'refused without a session', async () =>
        refused(await ask(world.visitor(), key), number('no_session')),
      );
      await checkOtherRole(world, key, access, { customer, agent });
    }
    if (access === 'staffWrite') {
      await world.check(key, 'refused to read-only staff', async () =>
        refused(await ask(reader, key), number('forbidden')),
      );
    }
    if (key.startsWith('POST') || definition.writes === true) {
      await world.check(key, 'refused to a page of another site', async () => {
        const answer = await ask(world.visitor(), key, { origin: 'https://elsewhere.example' });
        that(answer.status === 403, `HTTP ${answer.status}`);
      });
    }
    if (!endsSessions.test(key)) await checkHostile(world, key, isStaffs(key, definition) ? agent : customer);
  }
}

async function checkOtherRole(
  world: World,
  key: CallKey,
  access: Access,
  { customer, agent }: { customer: Browser; agent: Browser },
): Promise<void> {
  const other = access === 'staff' || access === 'staffWrite' ? customer : agent;
  if (access === 'identified') return;
  await world.check(key, 'refused to the other role', async () =>
    refused(await ask(other, key), numberOf(key, 'no_session')),
  );
}

const hostile: readonly unknown[] = [
  '{"broken',
  '[]',
  JSON.stringify({ id: 'x', recordQuestionId: -1, account: ['x'], change: 5, data: [null], answers: [{}] }),
  JSON.stringify({ id: 2 ** 53, title: 'a\u0000b', content: {}, changeArray: [[]], dictType: null }),
];

async function checkHostile(world: World, key: CallKey, browser: Browser): Promise<void> {
  await world.check(key, 'hostile input is refused', async () => {
    for (const body of hostile) {
      const isGet = key.startsWith('GET');
      const sent = isGet ? (JSON.parse(String(body).replace('{"broken', '{}')) as unknown) : body;
      const answer = await browser.call(key, sent, { id: 'x y' });
      that(answer.status < 500, `HTTP ${answer.status} for ${String(body)}`);
      that(answer.number !== undefined, `no envelope for ${String(body)}`);
    }
  });
}

function isStaffs(key: CallKey, { access, side }: EndpointDefinition): boolean {
  const named = side ?? sideOfPath(key.slice(key.indexOf('/')));
  return access === 'staff' || access === 'staffWrite' || named === 'admin';
}

/** With nothing in it but an id that no row has. */
function ask(browser: Browser, key: CallKey, headers: Record<string, string> = {}): Promise<Answer> {
  const side = sideOfPath(key.slice(key.indexOf('/')));
  const named: Record<string, string> = side === undefined ? {} : { [userTypeHeader]: side };
  return browser.call(key, {}, { id: unknownId, headers: { ...named, ...headers } });
}

function numberOf(key: CallKey, kind: ErrorKind): number {
  const { code, errno } = errorNumbers[kind];
  return envelopeOfPath(key.slice(key.indexOf('/'))) === 'java' ? code : errno;
}
