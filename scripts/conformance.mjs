// `npm run conformance -- --base URL`: speaks to a running program with demo data as anybody could, and prints
// what it found (see conformance/main.ts).
import './steps/require-node.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { scriptOf } from './steps/project.mjs';
import { runNode } from './steps/run.mjs';

await installIfNeeded({ tests: true });
const { code } = await runNode([scriptOf('tsx'), 'conformance/main.ts', ...process.argv.slice(2)]);
process.exitCode = code;
