/*
 * The bus between several programs on one PostgreSQL: LISTEN/NOTIFY on connections of its own, batched, so
 * that no writer's transaction holds the notification lock. A lost connection is made again, and the bus is told that
 * events may have been missed meanwhile.
 */
import pg from 'pg';
import type { Logger } from 'pino';
import type { BusTransport, DomainEvent } from './bus';

const channel = 'groundcrew_events';
// NOTIFY takes at most 8000 bytes.
const payloadBytes = 7_500;
const batchDelay = 5;
const reconnectDelay = 500;

interface Batch {
  readonly from: string;
  readonly events: readonly DomainEvent[];
}

/** Cuts events into payloads that fit one NOTIFY each. */
export function payloadsOf(from: string, events: readonly DomainEvent[]): string[] {
  const payloads: string[] = [];
  let open: DomainEvent[] = [];
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify({ from, events: [...open, event] }));
    if (open.length > 0 && size > payloadBytes) {
      payloads.push(JSON.stringify({ from, events: open }));
      open = [];
    }
    open.push(event);
  }
  if (open.length > 0) payloads.push(JSON.stringify({ from, events: open }));
  return payloads;
}

/**
 * @param options programId: random id of this program; its own notifications are dropped. listenOnly: nobody
 * else runs for long, so nothing is sent; but a program that came for a moment is heard
 */
export function connectNotify(
  options: { connection: pg.ClientConfig; programId: string; log: Logger; listenOnly?: boolean },
  receive: (events: readonly DomainEvent[]) => void,
  missed: () => void,
): BusTransport {
  const { connection, programId, log, listenOnly = false } = options;
  let client: pg.Client | undefined;
  let queue: DomainEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isDeaf = false;
  // One statement at a time on the connection.
  let sending = Promise.resolve();
  let connecting = Promise.resolve();

  const connect = async () => {
    if (stopped) return;
    const fresh = new pg.Client(connection);
    const again = () => {
      if (client === fresh) client = undefined;
      if (stopped) return;
      isDeaf = true;
      setTimeout(() => {
        connecting = connect();
      }, reconnectDelay);
    };
    fresh.on('error', (error) => log.warn({ err: error }, 'event connection lost'));
    fresh.once('end', again);
    fresh.on('notification', ({ payload }) => {
      const batch = JSON.parse(payload ?? '{}') as Batch;
      if (batch.from !== programId) receive(batch.events);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      client = fresh;
      if (isDeaf) missed();
      isDeaf = false;
      flush();
    } catch (error) {
      log.warn({ err: error }, 'event connection failed');
      fresh.removeListener('end', again);
      void fresh.end().catch(() => undefined);
      again();
    }
  };

  const flush = () => {
    timer = undefined;
    const current = client;
    if (current === undefined || queue.length === 0) return;
    const events = queue;
    queue = [];
    for (const payload of payloadsOf(programId, events)) {
      sending = sending
        .then(() => current.query('select pg_notify($1, $2)', [channel, payload]))
        .then(
          () => undefined,
          (error: unknown) => log.warn({ err: error }, 'event not sent to other programs'),
        );
    }
  };

  connecting = connect();
  return {
    send(events) {
      if (listenOnly) return;
      queue.push(...events);
      // A long outage must not fill the memory; clients resume by revision anyway.
      if (queue.length > 50_000) queue = queue.slice(-10_000);
      timer ??= setTimeout(flush, batchDelay);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // What a short-lived program has to say is said, even when it was quicker than its connection.
      await connecting;
      flush();
      await sending;
      await client?.end();
    },
  };
}
