// `npm test`: everything, from a fresh clone on: packages, a browser, static checks, all tests, the build,
// the journeys. Each gets a line; the last line sums them up.
import './steps/require-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './steps/chromium.mjs';
import { failuresInPlaywright, failuresInVitest, unreadable } from './steps/failures.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { root, scriptOf } from './steps/project.mjs';
import { runSteps, tell } from './steps/report.mjs';
import { runNode } from './steps/run.mjs';
import { staticChecks } from './steps/static-checks.mjs';

const results = join(root, '.cache/results');
const total = { passed: 0, failed: 0 };

await installIfNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = staticChecks({ cached: false });
const failedChecks = await runSteps(checks, 2);
count(checks.length - failedChecks, failedChecks);

for (const project of ['unit', 'web', 'integration']) await runVitest(project);
if (await build()) await runJourneys();
else count(0, 1);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runVitest(project) {
  const file = join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runNode([scriptOf('vitest'), 'run', '--project', project, ...reporters], {
    quiet: true,
  });
  const report = readReport(file);
  const files = report?.testResults ?? [];
  const failed = (report?.numFailedTests ?? 0) + unreadable(files).length;
  countTests(project, result, report?.numPassedTests ?? 0, failed, failuresInVitest(files));
}

async function build() {
  const result = await runNode([join(root, 'scripts/build.mjs')], { quiet: true });
  tell('build', result);
  count(result.code === 0 ? 1 : 0, result.code === 0 ? 0 : 1);
  return result.code === 0;
}

async function runJourneys() {
  const chromium = await findOrInstallChromium();
  const file = join(results, 'journeys.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const args = ['test', '--pass-with-no-tests', '--reporter=line,json'];
  const result = await runNode([scriptOf('@playwright/test', 'playwright'), ...args], { quiet: true, env });
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  countTests('journeys', result, expected, unexpected + flaky, failuresInPlaywright(report?.suites ?? []));
}

/** A run that failed as a whole, such as by a file that cannot be loaded, counts as one failed test. */
function countTests(name, result, passed, failed, failures) {
  const lost = result.code !== 0 && failed === 0 ? 1 : 0;
  tell(name, result, `${passed} passed, ${failed + lost} failed`, failures);
  count(passed, failed + lost);
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
