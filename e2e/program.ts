/* The built program with the demo shop, for journeys and screenshots. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedData } from './prepared-data';
import { runOn } from './running';

export interface Program {
  readonly url: string;
  /** Ends it without warning, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Ends it cleanly and removes its data. */
  stop(): Promise<void>;
}

/** Starts a program of its own on a free port, with a database of its own. */
export async function startProgram(env: Record<string, string> = {}): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'groundcrew-e2e-'));
  if (env['DEMO_DATA'] === undefined) await copyPreparedData(folder);
  let running = await runOn(folder, env);
  return {
    get url() {
      return running.url;
    },
    async start() {
      running = await runOn(folder, env, new URL(running.url).port);
    },
    kill: () => running.end('SIGKILL'),
    async stop() {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
