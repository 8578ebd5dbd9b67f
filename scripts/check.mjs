// `npm run check`: everything that can be said about a change without a database or a browser.
import './steps/require-node.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { scriptOf } from './steps/project.mjs';
import { runSteps } from './steps/report.mjs';
import { runNode } from './steps/run.mjs';
import { staticChecks } from './steps/static-checks.mjs';

await installIfNeeded({ tests: true });

const vitest = ['run', '--project', 'unit', '--project', 'web'];
const tests = {
  name: 'unit tests',
  run: () => runNode([scriptOf('vitest'), ...vitest], { quiet: true }),
};
const { failed } = await runSteps([...staticChecks({ cached: true }), tests], 2);
process.exitCode = failed === 0 ? 0 : 1;
