// `npm run dev`: the server, built anew and restarted on every change, and Vite's server with hot reload in
// front of it. What is not a page or an asset is passed on to the server (see web/vite.config.ts).
import './steps/require-node.mjs';
import './steps/follow-npm.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './steps/install.mjs';
import { root, scriptOf } from './steps/project.mjs';

await installIfNeeded();
const { context } = await import('esbuild');
const { serverBundle } = await import('./steps/server-bundle.mjs');

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const port = process.env.PORT || '3000';
const outdir = 'dist/dev';

/** Restarts one after the other, however quickly the changes come. */
let queue = Promise.resolve();
let server;
let ending = false;

const plugins = [{ name: 'restart', setup: restartOnEnd }];
const bundle = await context({ ...serverBundle(outdir), plugins });
await bundle.watch();
const vite = start([scriptOf('vite'), '--config', 'web/vite.config.ts'], {
  API_TARGET: `http://127.0.0.1:${port}`,
});
vite.once('exit', () => void end());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());

function restartOnEnd(build) {
  build.onEnd(({ errors }) => {
    if (errors.length > 0) return;
    queue = queue.then(async () => {
      await stop(server);
      if (!ending) server = start(['--enable-source-maps', join(root, outdir, 'main.js')], { PORT: port });
    });
  });
}

function start(args, env) {
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
}

async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function end() {
  if (ending) return;
  ending = true;
  await queue;
  await Promise.all([stop(server), stop(vite), bundle.dispose()]);
  process.exit(0);
}
