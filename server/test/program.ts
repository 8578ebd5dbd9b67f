// The program as it is started by hand, on its own in a child process, so that a test can kill it. It shares
// the database and the files of a test's app and has no demo data and no limits.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../src/platform/paths';
import { noLimits, type TestApp } from './app';

export interface Program {
  readonly url: string;
  /** Ends it at once, in whatever it is doing; resolves when it is gone. */
  kill(): Promise<void>;
  /** Lets it end cleanly. */
  stop(): Promise<void>;
}

export async function startProgram(test: Pick<TestApp, 'databaseUrl' | 'dataDir'>): Promise<Program> {
  const main = join(projectFolder(), 'server', 'src', 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: projectFolder(),
    env: {
      ...process.env,
      ...noLimits,
      NODE_ENV: 'test',
      DATABASE_URL: test.databaseUrl,
      DATA_DIR: test.dataDir,
      DEMO_DATA: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url: await addressOf(child), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** What the program prints once it answers. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ready at (http:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it was ready.`)));
  });
}
