/*
 * The product against two floors, in one run. A ratio says how much of the machine the product leaves; single
 * figures depend on the machine.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../server/src/platform/database/database';
import { urlOf } from '../server/test/database-url';
import { bareInsertsPerSecond, startBareFastify } from './floors';
import { answersPerSecond } from './load';
import { logIn, post } from './call';
import { startProgram } from './program';

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly floor: number;
}

/** Ten visitors with a ticket each, so that messages are not all written behind one row's lock. */
function openTickets(url: string) {
  const path = '/javaplus/anonymous/user/recordQuestion/createRecordQuestion';
  const open = () => post(`${url}${path}`, { questionTypeId: 9999, title: 'Bench' });
  return Promise.all(Array.from({ length: 10 }, open));
}

async function measure(url: string, fastify: number, insert: number): Promise<Row[]> {
  const customer = await logIn(url, 'user', 'newcomer@example.com', 'demo-customer');
  const staff = await logIn(url, 'admin', 'amelia', 'demo-staff');
  const tickets = await openTickets(url);
  let turn = 0;
  const message = () => {
    const ticket = tickets[(turn += 1) % tickets.length];
    const body = { msgType: 4, recordQuestionId: ticket?.data.id, msgContent: '<p>hello</p>' };
    return {
      headers: { cookie: ticket?.cookie ?? '' },
      body: { ...body, clientMessageId: randomUUID() },
    };
  };
  const call = (path: string, cookie: string, body: object = {}) =>
    answersPerSecond({ url: `${url}${path}`, headers: { cookie }, body });
  const list = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
  const send = '/javaplus/user/webSocket/sendMessage';
  return [
    {
      what: 'identify (one session read)',
      perSecond: await call('/api/user/Base/identify', customer.cookie),
      floor: fastify,
    },
    {
      what: 'catalogue for a visitor',
      perSecond: await call('/java/front/getQuestionTypeList', ''),
      floor: fastify,
    },
    {
      what: 'staff list, page of 50',
      perSecond: await call(list, staff.cookie, { currentPage: 1, pageSize: 50 }),
      floor: fastify,
    },
    {
      what: 'message sent and stored',
      perSecond: await answersPerSecond({ url: `${url}${send}`, each: message }),
      floor: insert,
    },
  ];
}

/** Prints answers per second and their ratio to the floor. */
export async function measureRatios(database: Database, folder: string): Promise<void> {
  const bare = await startBareFastify();
  const fastify = await answersPerSecond({ url: bare.url });
  await bare.stop();
  const insert = await bareInsertsPerSecond(database.pool);
  const program = await startProgram(urlOf(database.connection), join(folder, 'files'));
  const rows = await measure(program.url, fastify, insert).finally(() => program.stop());
  print(fastify, insert, rows);
}

function print(fastify: number, insert: number, rows: Row[]): void {
  const line = (what: string, perSecond: number, ratio: string) =>
    process.stdout.write(`${what.padEnd(40)}${perSecond.toFixed(0).padStart(8)} /s   ${ratio}\n`);
  line('floor: bare Fastify, POST', fastify, '');
  line('floor: bare pg insert', insert, '');
  for (const { what, perSecond, floor } of rows) {
    line(what, perSecond, `${(perSecond / floor).toFixed(3)} of its floor`);
  }
}
