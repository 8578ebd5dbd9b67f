/* The start of the program: configuration, database, migrations, first content, listening, and the end. */
import { join } from 'node:path';
import { createApp } from './app';
import { ConfigError, loadConfig, readEnvFile } from './config';
import { fillDemoShop } from '../demo';
import { openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { createLogger, type Logger } from './platform/logger';
import { projectFolder } from './platform/paths';
import { systemClock } from './platform/clock';
import { welcome } from './welcome';

async function main(): Promise<void> {
  const folder = projectFolder();
  readEnvFile(folder);
  const config = loadConfig(process.env);
  const log = createLogger(config.logLevel);
  // What has been started so far, in the order in which it is to end.
  const running: { stop(): Promise<void> }[] = [];
  endOnSignal(running, log);

  const database = await openDatabase({
    databaseUrl: config.database.url,
    dataDir: config.dataDir,
    poolSize: config.database.poolSize,
    log,
  });
  running.unshift(database);
  await migrate(database.pool, join(folder, 'server', 'migrations'), log);
  const app = await createApp({ config, database, clock: systemClock, log });
  running.unshift(app);
  const filled = config.demoData && (await fillDemoShop(app));
  const address = await app.listen(config.port, config.host);
  process.stdout.write(welcome({ address, demo: config.demoData, filled }));
}

/** Ends cleanly on SIGTERM and SIGINT, also in the middle of the start. */
function endOnSignal(running: readonly { stop(): Promise<void> }[], log: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    try {
      for (const part of running) await part.stop();
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'the program did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
