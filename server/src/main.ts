/* The start of the program: configuration, database, migrations, first content, listening, and the end. */
import { join } from 'node:path';
import { createApp } from './app';
import { ConfigError, loadConfig, readEnvFile } from './config';
import { fillDemoShop } from '../demo';
import { openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { createLogger } from './platform/logger';
import { projectFolder } from './platform/paths';
import { systemClock } from './platform/clock';
import { welcome } from './welcome';

async function main(): Promise<void> {
  const folder = projectFolder();
  readEnvFile(folder);
  const config = loadConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase({
    databaseUrl: config.database.url,
    dataDir: config.dataDir,
    poolSize: config.database.poolSize,
    log,
  });
  await migrate(database.pool, join(folder, 'server', 'migrations'), log);
  const app = await createApp({ config, database, clock: systemClock, log });
  const filled = config.demoData && (await fillDemoShop(app));
  const address = await app.listen(config.port, config.host);
  process.stdout.write(welcome({ address, demo: config.demoData, filled }));

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void app
      .stop()
      .then(() => database.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'the program did not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
