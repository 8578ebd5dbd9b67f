/* The calls of the workbench on the server: how long each takes with 100,000 tickets, and how it is planned. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { countTickets, listPage } from '../../server/src/modules/workbench/workbench.store';
import type { ListFilter } from '../../server/src/modules/workbench/workbench.types';
import type { Tables } from '../../server/src/schema';
import { post } from '../call';

const times = 15;
const list = '/javaplus/admin/recordQuestion/queryRecordQuestionList';
const call = (what: string, path: string, body: object = {}) => ({ what, path, body });
const page = (what: string, body: object) => call(what, list, { currentPage: 1, pageSize: 50, ...body });

const calls = [
  page('list, page 1', {}),
  page('list, page 200', { currentPage: 200 }),
  page('list, page 1 of 200 rows', { pageSize: 200 }),
  page('list, no reply', { state: [0] }),
  page('list, solved', { state: [1] }),
  page('list, abnormal', { state: [3] }),
  page('list, of one agent', { personIds: [1] }),
  page('list, urgency and region', { urgencyLevel: ['P1'], mark: ['cn'] }),
  page('list, shift', { classes: [3] }),
  page('list, client name', { clientName: 'novak 12' }),
  page('list, not classified', { directoryId: 0 }),
  call('unread total', '/javaplus/admin/recordQuestion/getTotalUnreadNum'),
  call('tickets to carry over', '/javaplus/admin/recordQuestion/getCarryOverList'),
  call('directories with counts', '/javaplus/admin/sopDirectory/getSopTreeList'),
];

/** Median and 95th percentile of each call, ms, one after the other. */
export async function timeCalls(url: string, cookie: string) {
  const rows: { what: string; median: number; p95: number }[] = [];
  for (const { what, path, body } of calls) {
    const taken: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      await post<unknown>(`${url}${path}`, body, cookie);
      taken.push(performance.now() - start);
    }
    taken.sort((one, other) => one - other);
    const at = (part: number) => taken[Math.floor(part * (taken.length - 1))] ?? 0;
    rows.push({ what, median: at(0.5), p95: at(0.95) });
  }
  return rows;
}

const everything: ListFilter = {
  states: undefined,
  typeIds: undefined,
  handlerIds: undefined,
  urgencies: undefined,
  marks: undefined,
  shifts: undefined,
  customerIds: undefined,
  directoryIds: undefined,
  abnormalBefore: 0,
};

const filters: Record<string, ListFilter> = {
  'no filter': everything,
  'no reply': { ...everything, states: [0] },
  solved: { ...everything, states: [1] },
  'one agent': { ...everything, handlerIds: [1] },
  'P1 in cn': { ...everything, urgencies: ['P1'], marks: ['cn'] },
};

/** Of each filter: which of its statements read a whole table of tickets. */
export async function planLists(pool: pg.Pool) {
  const seen: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void seen.push({ sql: query.sql, parameters: query.parameters }),
  });
  const rows: { what: string; scans: string }[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    seen.length = 0;
    await listPage(db, filter, { offset: 0, limit: 50 });
    await countTickets(db, filter);
    for (const [at, { sql, parameters }] of seen.entries()) {
      const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      const scans = plan.flatMap((line) => /(\w[\w ]*Scan.*? on \w+)/.exec(line['QUERY PLAN'])?.[1] ?? []);
      rows.push({ what: `${at === 0 ? 'page' : 'count'}, ${name}`, scans: scans.join('; ') });
    }
  }
  return rows;
}
