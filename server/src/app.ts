/*
 * The composition root: makes the platform and the modules, fills the ports between them, and gives back
 * something that listens and stops. Nothing here decides anything.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';
import { createChat } from './modules/chat';
import { createFiles } from './modules/files';
import { createIdentity } from './modules/identity';
import { createKnowledge } from './modules/knowledge';
import { createRatings } from './modules/ratings';
import { createSettings } from './modules/settings';
import { createShop } from './modules/shop';
import { createTickets } from './modules/tickets';
import { createWorkbench } from './modules/workbench';
import type { Clock } from './platform/clock';
import type { Database } from './platform/database/database';
import { createBus } from './platform/events/bus';
import { connectNotify } from './platform/events/notify-transport';
import { createTransact } from './platform/events/unit-of-work';
import { clientAddress } from './platform/http/address';
import { createBind } from './platform/http/bind';
import { registerOperations } from './platform/http/operations';
import { isForeign } from './platform/http/origin';
import { createHttp } from './platform/http/server';
import { serveWebApp } from './platform/http/web-app';
import type { Logger } from './platform/logger';
import { createMetrics, measureRequests } from './platform/metrics';
import { projectFolder } from './platform/paths';
import { createHub } from './platform/realtime/hub';
import type { Tables } from './schema';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

export type App = Awaited<ReturnType<typeof createApp>>;

export async function createApp({ config, database, clock, log }: AppOptions) {
  const programId = randomUUID();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) });
  const bus = createBus(
    log,
    database.kind === 'given'
      ? (receive) => connectNotify({ connection: database.connection, programId, log }, receive)
      : undefined,
  );
  const transact = createTransact(db, bus);
  const metrics = createMetrics();
  const settings = await createSettings({ db, config });
  // Texts for the staff side are Chinese.
  const languageOf = (request: FastifyRequest) =>
    request.side === 'admin' ? 'zh' : settings.languageOf(request.cookies ?? {});
  const http = await createHttp({
    log,
    trustedProxies: config.trustedProxies,
    allowedOrigins: config.allowedOrigins,
    frameAncestors: config.allowedOrigins,
    requestLimit: config.limits.requests,
    languageOf,
  });
  const hub = createHub({
    log,
    limits: config.limits,
    isOriginAllowed: (request) => !isForeign(request.headers, request.headers.host, config.allowedOrigins),
    addressOf: (request) => clientAddress(request, config.trustedProxies),
  });
  const platform = { db, transact, bus, hub, clock, log, config, programId };

  // The modules, by rank; each gets the doors of those below it.
  const identity = await createIdentity({
    ...platform,
    cookiesOf: (request: IncomingMessage) => fastifyCookie.parse(request.headers.cookie ?? ''),
  });
  const files = createFiles({ ...platform, identity });
  const shop = createShop(platform);
  const knowledge = createKnowledge({ ...platform, identity, shop });
  const tickets = createTickets({ ...platform, identity, settings, shop, knowledge });
  const chat = createChat({ ...platform, identity, settings, files, tickets });
  const ratings = createRatings({ ...platform, identity, tickets, chat });
  const workbench = createWorkbench({ ...platform, identity, settings, knowledge, tickets });

  // Ports: what an upper module does inside a lower one's transaction.
  identity.onAccountBound(tickets.bindAnonymous);
  identity.onClientFrame(chat.receiveFrame);
  files.onMayFetch(tickets.mayFetch);
  tickets.onReopened(ratings.cancelInTransaction);

  measureRequests(http, metrics);
  registerOperations(http, metrics, () => database.isReady());
  const bind = createBind({ http, actors: identity.actors, languageOf });
  for (const module of [settings, identity, files, shop, knowledge, tickets, chat, ratings, workbench]) {
    module.register(bind, http);
  }
  await serveWebApp(http, join(projectFolder(), 'dist', 'web'));
  hub.attach(http.server);

  return {
    http,
    db,
    modules: { settings, identity, files, shop, knowledge, tickets, chat, ratings, workbench },
    platform,
    /** Begins to answer; gives the address. */
    listen: (port: number, host: string) => http.listen({ port, host }),
    /** Lets running requests end, closes sockets with a hint to come back, leaves the bus. */
    async stop() {
      await hub.stop();
      await http.close();
      await identity.stop();
      await bus.stop();
    },
  };
}
