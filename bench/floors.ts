/*
 * The two floors that the product is measured against, in the same run and on the same machine: a bare
 * Fastify that answers an envelope, and bare inserts through `pg`.
 */
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { connections, seconds } from './load';

// In a thread of its own, as the product is in a process of its own: the load must not share its loop.
const bareServer = `
  const { parentPort } = require('node:worker_threads');
  const app = require('fastify')();
  app.post('/call', () => ({ code: 200, message: 'success', msg: 'success', data: {} }));
  app.listen({ port: 0, host: '127.0.0.1' }).then((url) => parentPort.postMessage(url));
`;

/** A Fastify with one POST route and nothing else. */
export async function startBareFastify(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const worker = new Worker(bareServer, { eval: true });
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { url: `${url}/call`, stop: () => worker.terminate() };
}

/** Rows per second that ten loops insert one by one, each in its own commit. */
export async function bareInsertsPerSecond(pool: pg.Pool): Promise<number> {
  await pool.query(
    'create table if not exists bench_row (id bigserial primary key, content text, at bigint)',
  );
  let rows = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) {
      await pool.query('insert into bench_row (content, at) values ($1, $2)', ['<p>hello</p>', Date.now()]);
      rows += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  const perSecond = rows / ((performance.now() - started) / 1000);
  await pool.query('drop table bench_row');
  return perSecond;
}
