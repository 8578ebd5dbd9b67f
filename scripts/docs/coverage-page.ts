// docs/coverage.md: which tests name which requirement. A row without a test says which part of the work brings
// its screen; a row that is the server's has no such excuse.
import { isServers, partOf, readChecklist, type Requirement } from './checklist';
import { readFiles, testFile } from './files';
import { page, table } from './markdown';
import { idsNamedBy } from './named-ids';

export interface Coverage {
  readonly page: string;
  /** Rows of the server that no test names. */
  readonly missing: readonly Requirement[];
  /** Ids that tests name and the checklist does not have. */
  readonly unknown: readonly { id: string; path: string }[];
}

const folders = ['contract', 'server', 'web', 'e2e'];

export function coverageOf(root: string): Coverage {
  const rows = readChecklist(root);
  const areas = new Set(rows.map(({ area }) => area));
  const tests = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  const unknown: { id: string; path: string }[] = [];
  for (const { path, text } of readFiles(root, folders, testFile)) {
    for (const id of idsNamedBy(text)) {
      const named = tests.get(id);
      if (named !== undefined) named.push(path);
      else if (areas.has(id.replace(/-\d+$/, ''))) unknown.push({ id, path });
    }
  }
  const testsOf = ({ id }: Requirement) => tests.get(id) ?? [];
  return {
    page: pageOf(rows, testsOf),
    missing: rows.filter((row) => isServers(row) && testsOf(row).length === 0),
    unknown,
  };
}

function pageOf(rows: readonly Requirement[], testsOf: (row: Requirement) => readonly string[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))];
  const tested = rows.filter((row) => testsOf(row).length > 0).length;
  return page(
    '# Coverage',
    `Of the ${rows.length} requirements in [the checklist](spec/checklist.tsv), tests name ${tested}. Rendered by ` +
      '`npm run docs` from the heads and titles of the tests. A requirement without a test says which part of the ' +
      'work brings it; one of the server without a test fails the check.',
    areas.flatMap((area) => [
      `## ${area}`,
      table(
        ['id', 'requirement', 'tests'],
        rows
          .filter((row) => row.area === area)
          .map((row) => [row.id, shortened(row.text), proofOf(row, testsOf(row))]),
      ),
    ]),
  );
}

function proofOf(row: Requirement, paths: readonly string[]): string {
  if (paths.length > 0) return paths.map((path) => `[${nameOf(path)}](../${path})`).join(', ');
  return isServers(row) ? '**no test**' : partOf(row);
}

/** 'server/src/modules/chat/chat.test.ts' → 'server chat.test.ts'. */
function nameOf(path: string): string {
  const [side = ''] = path.split('/');
  return `${side} ${path.slice(path.lastIndexOf('/') + 1)}`;
}

const longest = 110;

function shortened(text: string): string {
  const safe = text.replaceAll('<', '&lt;').replaceAll(/([*_`[\]])/g, '\\$1');
  return safe.length <= longest ? safe : `${safe.slice(0, longest - 1).trimEnd()}…`;
}
