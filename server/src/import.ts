/* The program behind `npm run import`: takes over a file beside a running server, or with none running. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { resultTable } from './modules/transfer';
import { runCommand, UsageError, withTransfer } from './transfer-program';

const usage = 'Usage: npm run import -- file.json [--dry-run]';

async function main(): Promise<void> {
  const { file, dryRun } = readArguments();
  const source = createReadStream(file);
  await once(source, 'readable').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The file ${file} cannot be read (${error.code ?? error.message}).`);
  });
  await withTransfer(async (transfer) => {
    const result = await transfer.importFile(source as AsyncIterable<Buffer>, { dryRun });
    process.stdout.write(`${resultTable(result)}\n${closingWords(dryRun)}\n`);
  });
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

runCommand(main, 'Nothing was imported.');
