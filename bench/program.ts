/* The built product as a child process on a given database, for the bench. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectFolder } from '../server/src/platform/paths';

export interface Program {
  readonly url: string;
  stop(): Promise<void>;
}

const unlimited = Object.fromEntries(
  [
    'REQUESTS',
    'SOCKETS',
    'SOCKETS_ADDRESS',
    'UPLOADS',
    'MESSAGES',
    'MESSAGES_STAFF',
    'ANONYMOUS_TICKETS',
  ].map((name) => [`LIMIT_${name}`, '0']),
);

/** Starts dist/server/main.js with the demo shop and without limits; waits until it answers. */
export async function startProgram(databaseUrl: string, dataDir: string): Promise<Program> {
  const child = spawn(process.execPath, [join(projectFolder(), 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      ...unlimited,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /ready at (http:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it was ready.`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
