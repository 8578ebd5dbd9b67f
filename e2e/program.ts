/* The built program with the demo shop as a child process, for journeys and screenshots. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Program {
  readonly url: string;
  /** Ends it without warning, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Ends it cleanly and removes its data. */
  stop(): Promise<void>;
}

const main = resolve(import.meta.dirname, '..', 'dist', 'server', 'main.js');

/** Starts a program of its own on a free port, with a fresh database. */
export async function startProgram(env: Record<string, string> = {}): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'groundcrew-e2e-'));
  let child: ChildProcess;
  let url = '';
  const start = async () => {
    const port = url === '' ? '0' : new URL(url).port;
    child = spawn(process.execPath, [main], {
      env: { ...process.env, ...env, DATA_DIR: folder, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    url = await addressOf(child);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  await start();
  return {
    get url() {
      return url;
    },
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
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
