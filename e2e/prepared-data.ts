/*
 * One data folder with the demo shop for all journeys, made anew for each run: a program starts on a copy of it in
 * a tenth of the time that a new database, its tables and the shop's rows take.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runOn } from './running';

/** Tells the workers where it is. */
const variable = 'E2E_PREPARED_DATA';

/** Playwright's global setup; what it returns runs after the last journey. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'groundcrew-e2e-prepared-'));
  const program = await runOn(folder, {});
  await program.end('SIGTERM');
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Puts the prepared data into an empty folder. Without it, as outside of Playwright, a program fills its own. */
export async function copyPreparedData(folder: string): Promise<void> {
  const prepared = process.env[variable];
  if (prepared === undefined) return;
  if (process.platform === 'win32') await cp(prepared, folder, { recursive: true });
  // Keeps whose a file is: the database of root runs as another user.
  else await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
}
