/*
 * The composition root: makes the platform and the modules (compose.ts) and gives back something that
 * listens and stops. Nothing here decides anything.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { composeModules } from './compose';
import type { Config } from './config';
import { createSettings } from './modules/settings';
import type { Clock } from './platform/clock';
import type { Database } from './platform/database/database';
import { createBus } from './platform/events/bus';
import { connectNotify } from './platform/events/notify-transport';
import { createTransact } from './platform/events/unit-of-work';
import { clientAddress } from './platform/http/address';
import { createBind } from './platform/http/bind';
import { registerDocs } from './platform/http/docs-page';
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
    // Beside a program that runs its own database there is at most an import, which is heard.
    (receive, missed) =>
      connectNotify(
        { connection: database.connection, programId, log, listenOnly: database.kind === 'embedded' },
        receive,
        missed,
      ),
  );
  const transact = createTransact(db, bus);
  const metrics = createMetrics();
  const settings = await createSettings({ db, bus, config });
  // Texts for the staff side are Chinese.
  const languageOf = (request: Pick<FastifyRequest, 'side' | 'cookies'>) =>
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
  const isAlone = database.kind === 'embedded';
  const platform = { db, transact, bus, hub, clock, log, config, isAlone, programId };

  const modules = await composeModules(platform, settings);

  // Frames of other programs were missed with the events: pages come back at once and resume by revision.
  if (!isAlone) bus.onMissed(() => hub.sendAllBack());

  measureRequests(http, metrics);
  registerOperations(http, metrics, () => database.isReady());
  registerDocs(http);
  const bind = createBind({ http, actors: modules.identity.actors, languageOf });
  for (const module of Object.values(modules)) if ('register' in module) module.register(bind, http);
  await serveWebApp(http, join(projectFolder(), 'dist', 'web'));
  hub.attach(http.server);

  return {
    http,
    db,
    modules,
    platform,
    /** Begins to answer; gives the address. */
    listen: (port: number, host: string) => http.listen({ port, host }),
    /** Lets running requests end, closes sockets with a hint to come back, leaves the bus. */
    async stop() {
      await modules.chat.stop();
      await hub.stop();
      await http.close();
      await modules.sync.stop();
      await modules.shop.stop();
      await modules.files.stop();
      await modules.identity.stop();
      await bus.stop();
    },
  };
}
