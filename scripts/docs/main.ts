// Renders docs/wire and docs/coverage.md from the contract, the checklist and the tests. With --check it writes
// nothing and fails when a file is old, when a requirement of the server has no test, or when no test reaches a
// call.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callPages } from './calls-pages';
import { coverageOf } from './coverage-page';
import { envelopesPage, errorsPage } from './errors-page';
import { unreached } from './reach';
import { socketsPage } from './sockets-page';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const wire = 'docs/wire';
const coverage = coverageOf(root);

const files = new Map<string, string>([
  ...callPages().map(([name, text]): [string, string] => [`${wire}/${name}`, text]),
  [`${wire}/envelopes.md`, envelopesPage()],
  [`${wire}/errors.md`, errorsPage()],
  [`${wire}/sockets.md`, socketsPage(root)],
  ['docs/coverage.md', coverage.page],
]);

const surplus = filesIn(wire).filter((path) => !files.has(path));
const old = [...files].filter(([path, text]) => readOrNothing(path) !== text).map(([path]) => path);

if (process.argv.includes('--check')) check();
else write();

function check(): void {
  const problems = [
    ...old.map((path) => `${path} is old. Run: npm run docs`),
    ...surplus.map((path) => `${path} belongs to nothing. Run: npm run docs`),
    ...coverage.missing.map(({ id, text }) => `${id} has no test: ${text}`),
    ...coverage.unknown.map(({ id, path }) => `${path} names ${id}, which the checklist does not have.`),
    ...unreached(root).map((call) => `${call} is reached by no test.`),
  ];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function write(): void {
  mkdirSync(join(root, wire), { recursive: true });
  for (const path of surplus) rmSync(join(root, path));
  for (const path of old) writeFileSync(join(root, path), files.get(path) ?? '');
  console.log(`${old.length + surplus.length} of ${files.size} documents changed.`);
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

function readOrNothing(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}
