// Runs another program and waits for it. Nothing here knows what is run.
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * @param {string[]} command program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options quiet: the output is kept instead of shown
 * @returns {Promise<{ code: number, output: string, seconds: number }>} code 1 also when it could not be run
 */
export function run([program, ...args], { env = {}, quiet = false } = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm is a .cmd file there, which only a shell can start.
      shell: process.platform === 'win32' && program === 'npm',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const settle = (code) =>
      resolve({
        code,
        output: Buffer.concat(output).toString(),
        seconds: (performance.now() - start) / 1000,
      });
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      settle(1);
    });
    child.once('close', (code) => settle(code ?? 1));
  });
}

/** Runs a script with this Node.js. */
export const runNode = (args, options) => run([process.execPath, ...args], options);
