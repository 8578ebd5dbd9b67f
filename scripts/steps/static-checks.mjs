// What is checked without running the program: layout, lint, types, arrows between files, dead code, that the
// rendered documents are those of today's contract and tests, the drawn icons those in use, and that every npm can
// install.
import { join } from 'node:path';
import { root, scriptOf } from './project.mjs';
import { runNode } from './run.mjs';

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'conformance'];
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];

/**
 * @param {{ cached: boolean }} options cached: lint looks at changed files only
 * @returns {import('./report.mjs').Step[]} the slow ones first
 */
export function staticChecks({ cached }) {
  const check = (name, packageName, args, command) => ({
    name,
    run: () => runNode([scriptOf(packageName, command), ...args], { quiet: true }),
  });
  const own = (name, script, args = []) => ({
    name,
    run: () => runNode([join(root, 'scripts', script), ...args], { quiet: true }),
  });
  return [
    check('lint', 'eslint', ['--max-warnings', '0', ...(cached ? lintCache : []), '.']),
    check('types', 'typescript', ['-b'], 'tsc'),
    check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    check('arrows', 'dependency-cruiser', ['--config', '.dependency-cruiser.cjs', ...folders], 'depcruise'),
    check('dead code', 'knip', []),
    check('documents', 'tsx', ['scripts/docs/main.ts', '--check']),
    own('icons', 'icons.mjs', ['--check']),
    own('lockfile', 'lockfile.mjs'),
  ];
}
