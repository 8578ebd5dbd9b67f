// A program of its own for tests of sudden death: opens the database in the folder it is given, commits a
// row, says so, and stays until it is killed.
import { pino } from 'pino';
import { openDatabase } from '../src/platform/database/database';

const dataDir = process.argv[2] ?? '';
const database = await openDatabase({
  databaseUrl: null,
  dataDir,
  poolSize: 2,
  log: pino({ level: 'silent' }),
});
await database.pool.query('create table kept (note text)');
await database.pool.query(`insert into kept values ('before the kill')`);
process.stdout.write('committed\n');
