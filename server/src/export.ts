/* The program behind `npm run export`: writes everything to a file beside a running server, or with none running. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exportText } from './modules/transfer';
import { runCommand, UsageError, withTransfer } from './transfer-program';

const usage = 'Usage: npm run export -- file.json';

async function main(): Promise<void> {
  const file = readArgument();
  await withTransfer(async (transfer) => {
    const text = exportText(await transfer.exportFile());
    await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`The file ${file} cannot be written (${error.code ?? error.message}).`);
    });
    process.stdout.write(`Written to ${file}. Passwords are not in it.\n`);
  });
}

function readArgument(): string {
  try {
    const [file, ...others] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    if (file === undefined || others.length > 0) throw new Error('One file is needed.');
    return file;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

runCommand(main, 'Nothing was exported.');
