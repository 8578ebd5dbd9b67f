/*
 * `npm run bench`: the product against floors, and the workbench with 100,000 tickets in Chromium. `--only ratios`
 * or `--only workbench` measures one of them. Figures depend on the machine; compare those of one machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, type Database } from '../server/src/platform/database/database';
import { createLogger } from '../server/src/platform/logger';
import { measureRatios } from './ratios';
import { measureWorkbench } from './workbench/workbench';

const parts = { ratios: measureRatios, workbench: measureWorkbench };

/** Each part has a database of its own. */
async function run(part: (database: Database, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'groundcrew-bench-'));
  const database = await openDatabase({
    databaseUrl: null,
    dataDir: join(folder, 'database'),
    poolSize: 10,
    log: createLogger('error'),
  });
  try {
    await part(database, folder);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) throw new Error(`--only takes one of: ${Object.keys(parts).join(', ')}`);
for (const [, part] of chosen) await run(part);
