// How many tests are written, from a runner's report. A table of cases stands in one place and counts as one test,
// which fails when one of its cases does; so the count says how much is tested, not how long the tables are.

/** @typedef {{ place: string, state: 'passed' | 'failed' | 'other' }} Case */

/**
 * @param {Case[]} cases
 * @returns {{ passed: number, failed: number, cases: number }} written tests, and how many cases ran in them
 */
export function countWritten(cases) {
  const ran = cases.filter(({ state }) => state !== 'other');
  const places = new Set(ran.map(({ place }) => place));
  const broken = new Set(ran.filter(({ state }) => state === 'failed').map(({ place }) => place));
  return { passed: places.size - broken.size, failed: broken.size, cases: ran.length };
}

const stateInVitest = { passed: 'passed', failed: 'failed' };

/**
 * @param {object[]} testResults of Vitest's JSON report, made with --includeTaskLocation
 * @returns {Case[]}
 */
export const casesInVitest = (testResults) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, location }) => ({
      place: location ? `${name}:${location.line}:${location.column}` : `${name}:${fullName}`,
      state: stateInVitest[status] ?? 'other',
    })),
  );

const stateInPlaywright = { expected: 'passed', skipped: 'other' };

/**
 * @param {object[]} suites of Playwright's JSON report, which nest
 * @returns {Case[]} a test that passed only when it was tried again has failed
 */
export const casesInPlaywright = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, column, tests }) =>
      tests.map(({ status }) => ({
        place: `${file}:${line}:${column}`,
        state: stateInPlaywright[status] ?? 'failed',
      })),
    ),
    ...casesInPlaywright(inner),
  ]);
