// `npm run docs`: renders docs/wire and docs/coverage.md (see scripts/docs/main.ts). With --check nothing is
// written; it tells which file is old.
import './steps/require-node.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { scriptOf } from './steps/project.mjs';
import { runNode } from './steps/run.mjs';

await installIfNeeded({ tests: true });
const { code } = await runNode([scriptOf('tsx'), 'scripts/docs/main.ts', ...process.argv.slice(2)]);
process.exitCode = code;
