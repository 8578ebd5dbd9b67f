// `npm test`: everything, from a fresh clone on: packages, a browser, static checks, all tests, the build,
// the journeys. Each gets a line; the last line sums them up. Made for two cores: what needs one runs in pairs,
// then come the tests that need both.
import './steps/require-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './steps/chromium.mjs';
import { failuresInPlaywright, failuresInVitest, unreadable } from './steps/failures.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { root, scriptOf } from './steps/project.mjs';
import { runSteps } from './steps/report.mjs';
import { runNode } from './steps/run.mjs';
import { staticChecks } from './steps/static-checks.mjs';
import { casesInPlaywright, casesInVitest, countWritten } from './steps/written.mjs';

const results = join(root, '.cache/results');
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

await installIfNeeded({ tests: true });
// Before any test: a machine without a browser is told at once.
const chromium = await findOrInstallChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let isBuilt = false;
const build = {
  name: 'build',
  async run() {
    const result = await runNode([join(root, 'scripts/build.mjs')], { quiet: true });
    isBuilt = result.code === 0;
    return result;
  },
};

// The longest first.
const onOneCore = [tests('web', 1), ...staticChecks({ cached: false }), build, tests('unit', 1)];
count(await runSteps(onOneCore, 2));
count(await runSteps([tests('integration', 2)], 1));
// Without a build there are no journeys: they count as one that failed.
count(isBuilt ? await runSteps([journeys()], 1) : { passed: 0, failed: 1 });

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function tests(project, workers) {
  const file = join(results, `${project}.json`);
  const which = ['--project', project, `--maxWorkers=${workers}`, '--includeTaskLocation'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: project,
    run: () => runNode([scriptOf('vitest'), 'run', ...which, ...reporters], { quiet: true }),
    sum: (result) => {
      const files = readReport(file)?.testResults ?? [];
      return sumOf(result, casesInVitest(files), failuresInVitest(files), unreadable(files).length);
    },
  };
}

function journeys() {
  const file = join(results, 'journeys.json');
  const args = ['test', '--pass-with-no-tests', '--reporter=line,json'];
  return {
    name: 'journeys',
    async run() {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium };
      return runNode([scriptOf('@playwright/test', 'playwright'), ...args], { quiet: true, env });
    },
    sum: (result) => {
      const suites = readReport(file)?.suites ?? [];
      return sumOf(result, casesInPlaywright(suites), failuresInPlaywright(suites));
    },
  };
}

/** A run that failed as a whole, such as by a file that cannot be loaded, counts as one failed test. */
function sumOf({ code }, all, failures, brokenFiles = 0) {
  const { passed, failed: brokenTests, cases } = countWritten(all);
  const known = brokenTests + brokenFiles;
  const failed = code !== 0 && known === 0 ? 1 : known;
  return { passed, failed, failures, detail: `${passed} passed, ${failed} failed, of ${cases} cases` };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
