/* The program behind `npm run export`: writes everything to a file beside a running server, or with none running. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { runCommand, UsageError, withTransfer } from './transfer-program';

const usage = 'Usage: npm run export -- file.json';

async function main(): Promise<void> {
  const file = readArgument();
  // Half an export never stands under the name of a whole one.
  const begun = `${file}.part`;
  await withTransfer(async (transfer) => {
    const { body, size } = await transfer.exportFile();
    try {
      await pipeline(body, createWriteStream(begun, { flush: true }));
      await rename(begun, file);
    } catch (error) {
      await rm(begun, { force: true });
      const { code, message, syscall } = error as NodeJS.ErrnoException;
      throw syscall === undefined
        ? error
        : new UsageError(`The file ${file} cannot be written (${code ?? message}).`);
    }
    process.stdout.write(`Written to ${file}, ${inMegabytes(size)} MB. Passwords are not in it.\n`);
  });
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
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
