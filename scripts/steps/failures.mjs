// What failed in a test runner's report: which test, and the first lines of why.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const shownLines = 12;
const isFailed = ({ status }) => status === 'failed';

/** Files that failed before or after their tests: each counts as a failed test. */
export const unreadable = (testResults) =>
  testResults.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));

/** @param {object[]} testResults of Vitest's JSON report */
export function failuresInVitest(testResults) {
  const files = unreadable(testResults).map(({ name, message }) => describe(name, '(the file)', message));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isFailed)
      .map(({ fullName, failureMessages }) => describe(name, fullName, failureMessages.join('\n'))),
  );
  return [...files, ...tests];
}

/** @param {object[]} suites of Playwright's JSON report, which nest */
export function failuresInPlaywright(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => describe(file, title, tests.flatMap(messagesOf).join('\n'))),
    ...failuresInPlaywright(inner),
  ]);
}

const messagesOf = ({ results }) =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));

function describe(file, title, message) {
  const why = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, shownLines);
  const place = file.startsWith(root) ? relative(root, file) : file;
  return `✗ ${place} › ${title}\n${why.join('\n').replace(/^/gm, '    ')}`;
}
