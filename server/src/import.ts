/* The program behind `npm run import`: takes over a file beside a running server, or with none running. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './app';
import { ConfigError, loadConfig, readEnvFile } from './config';
import { ImportError, resultTable } from './modules/transfer';
import { systemClock } from './platform/clock';
import { openDatabase } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { createLogger } from './platform/logger';
import { projectFolder } from './platform/paths';

/** The command was wrong. */
class UsageError extends Error {}

const usage = 'Usage: npm run import -- file.json [--dry-run]';

async function main(): Promise<void> {
  const { file, dryRun } = readArguments();
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The file ${file} cannot be read (${error.code ?? error.message}).`);
  });
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
      const result = await app.modules.transfer.importFile(text, { dryRun });
      process.stdout.write(`${resultTable(result)}\n${closingWords(dryRun)}\n`);
    } finally {
      await app.stop();
    }
  } finally {
    await database.stop();
  }
}

function readArguments(): { file: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('One file is needed.');
    return { file, dryRun: values['dry-run'] };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

function closingWords(dryRun: boolean): string {
  if (dryRun) return 'This was a dry run: nothing was written.';
  return 'Imported. A running server has it at once; pages that are open may need a reload.';
}

main().catch((error: unknown) => {
  const isRefused = error instanceof ImportError || error instanceof UsageError;
  const isExpected = isRefused || error instanceof ConfigError;
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  if (isRefused) process.stderr.write('Nothing was imported.\n');
  process.exitCode = 1;
});
