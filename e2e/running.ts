/* The built program as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '..', 'dist', 'server', 'main.js');

/** One life of a program, on a folder that outlives it. */
export interface Running {
  readonly url: string;
  /** Resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Resolves when the program answers. */
export async function runOn(folder: string, env: Record<string, string>, port = '0'): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, DATA_DIR: folder, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(child),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ready at (http:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolveAddress(address);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it was ready.`)));
  });
}
