/*
 * What `npm run import` and `npm run export` have in common: the modules beside a running server, or with none
 * running, and an end with a sentence where something is wrong.
 */
import { join } from 'node:path';
import { createApp } from './app';
import { ConfigError, loadConfig, readEnvFile } from './config';
import { ImportError, type Transfer } from './modules/transfer';
import { systemClock } from './platform/clock';
import { openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { createLogger } from './platform/logger';
import { projectFolder } from './platform/paths';

/** The command was wrong; the message is meant for the person who gave it. */
export class UsageError extends Error {}

/** Does something with the files of the shop that the configuration names. */
export async function withTransfer(work: (transfer: Transfer) => Promise<void>): Promise<void> {
  const folder = projectFolder();
  readEnvFile(folder);
  const config = loadConfig(process.env);
  const log = createLogger('warn');
  const database = await openDatabase({
    databaseUrl: config.database.url,
    dataDir: config.dataDir,
    poolSize: 4,
    mayJoin: true,
    log,
  });
  try {
    await migrate(database.pool, join(folder, 'server', 'migrations'), log);
    const app = await createApp({ config, database, clock: systemClock, log });
    try {
      await work(app.modules.transfer);
    } finally {
      await app.stop();
    }
  } finally {
    await database.stop();
  }
}

/** Runs a command to its end. @param afterwards what is said after a refusal */
export function runCommand(main: () => Promise<void>, afterwards: string): void {
  main().catch((error: unknown) => {
    const isRefused = error instanceof ImportError || error instanceof UsageError;
    const isExpected = isRefused || error instanceof ConfigError;
    const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    if (isRefused) process.stderr.write(`${afterwards}\n`);
    process.exitCode = 1;
  });
}
