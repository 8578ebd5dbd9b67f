// `npm run screens`: builds what is out of date, finds a Chromium, then draws the pictures (see
// e2e/screens/main.ts).
import './steps/require-node.mjs';
import { buildIfNeeded } from './steps/build.mjs';
import { findOrInstallChromium } from './steps/chromium.mjs';
import { installIfNeeded } from './steps/install.mjs';
import { scriptOf } from './steps/project.mjs';
import { runNode } from './steps/run.mjs';

await installIfNeeded({ tests: true });
await buildIfNeeded();
const chromium = await findOrInstallChromium();
const { code } = await runNode([scriptOf('tsx'), 'e2e/screens/main.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium },
});
process.exitCode = code;
