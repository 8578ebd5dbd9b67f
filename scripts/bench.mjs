// `npm run bench`: builds what is out of date, then measures the built program (see bench/main.ts).
import './steps/require-node.mjs';
import { buildIfNeeded } from './steps/build.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { scriptOf } from './steps/project.mjs';
import { runNode } from './steps/run.mjs';

await installIfNeeded({ tests: true });
await buildIfNeeded();
const { code } = await runNode([scriptOf('tsx'), 'bench/main.ts', ...process.argv.slice(2)]);
process.exitCode = code;
