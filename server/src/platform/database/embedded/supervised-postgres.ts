// The life of our own database: started, kept running when it dies, given up when it cannot live, ended
// with the program. There is never more than one on a folder.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import { type ClusterFolder, DATABASE_NAME, openFolder, removeSocketFolder } from './folder';
import { becomeOwner, endOrphan, findOwned, readProcessFile } from './orphan';
import {
  connectWhenReady,
  type PostgresProcess,
  serverSettings,
  type ServerSettings,
  spawnPostgres,
} from './process';

export interface SupervisionOptions {
  dataDir: string;
  maxConnections: number;
  log: BaseLogger;
  /** The database died again and again and is given up. */
  onFatal: (error: Error) => void;
  /** Further settings of PostgreSQL; tests switch fsync off. */
  settings?: ServerSettings;
}

interface Run {
  process: PostgresProcess;
  /** Holds the lock that says whose this database is. */
  owner: pg.Client;
}

/** Deaths within this time are counted together. */
const MEMORY_MILLISECONDS = 60_000;
/** Pause before the start after the first, second, … death; one more and we give up. */
const PAUSES = [0, 250, 1_000, 3_000];
/** After a crash the server first works through its log, which may take a while. */
const PATIENCE_WITH_RECOVERY = 300_000;

/** How the database of a folder is reached that another program runs now; undefined when none does. */
export async function findRunningPostgres(
  dataDir: string,
  log: BaseLogger,
): Promise<pg.ClientConfig | undefined> {
  const folder = await openFolder(dataDir, log);
  const { connection } = await serverSettings(folder, 0, {});
  return findOwned(folder, connection);
}

/** A PostgreSQL that this program runs. Made by {@link SupervisedPostgres.start}. */
export class SupervisedPostgres {
  private run: Run | undefined;
  private stopping = false;
  private restart: Promise<void> = Promise.resolve();
  private deaths: number[] = [];

  private constructor(
    private readonly folder: ClusterFolder,
    private readonly settings: ServerSettings,
    /** How the database is reached; the same over all restarts. */
    readonly connection: pg.ClientConfig,
    private readonly log: BaseLogger,
    private readonly onFatal: (error: Error) => void,
  ) {}

  /**
   * Makes the database if there is none, ends one that a killed program left, starts it, waits until it answers.
   * @throws Error with a sentence for people, such as when another server uses the folder
   */
  static async start(options: SupervisionOptions): Promise<SupervisedPostgres> {
    const { dataDir, maxConnections, log, onFatal } = options;
    const folder = await openFolder(dataDir, log);
    const { settings, connection } = await serverSettings(folder, maxConnections, options.settings ?? {});
    const postgres = new SupervisedPostgres(folder, settings, connection, log, onFatal);
    await endOrphan(folder, connection, log);
    await postgres.launch().catch(async (error: unknown) => {
      // Someone may have started on this folder in the same moment: that is the better explanation.
      await endOrphan(folder, connection, log);
      throw error;
    });
    await postgres.createDatabase();
    return postgres;
  }

  /** Process number of the running server; undefined between a death and the next start. */
  get pid(): number | undefined {
    return this.run?.process.pid;
  }

  /** Ends the server and waits for it. It is not started again. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.restart;
    const run = this.run;
    this.run = undefined;
    if (!run) return;
    await run.owner.end().catch(() => undefined);
    await run.process.end();
    await removeSocketFolder(this.folder);
  }

  private async launch(): Promise<void> {
    const process = spawnPostgres(this.folder, this.settings, this.log);
    let end: string | undefined;
    const exited = process.exited.then((how) => (end = how));
    const isWanted = () => end === undefined && !this.stopping;
    try {
      const owner = await connectWhenReady(this.connection, isWanted, PATIENCE_WITH_RECOVERY);
      const isIt = (await readProcessFile(this.folder))?.pid === process.pid;
      if (!owner || !isIt || !(await becomeOwner(owner))) {
        await owner?.end().catch(() => undefined);
        throw new Error(`The database could not be started.\n${process.lastWords()}`);
      }
      this.run = { process, owner };
      this.keepOwner(this.run);
    } catch (error) {
      await process.end();
      throw error;
    }
    void exited.then((how) => this.onExit(how));
  }

  /** When one of its processes crashes, the server drops all connections but lives: the lock is taken again. */
  private keepOwner(run: Run): void {
    run.owner.once('end', () => {
      const isWanted = () => this.run === run && !this.stopping;
      connectWhenReady(this.connection, isWanted, PATIENCE_WITH_RECOVERY)
        .then(async (owner) => {
          if (!owner) return;
          await becomeOwner(owner);
          run.owner = owner;
          this.keepOwner(run);
        })
        .catch((error: unknown) => this.log.error({ err: error }, 'The lock on the database was lost.'));
    });
  }

  private async createDatabase(): Promise<void> {
    const owner = this.run?.owner;
    const found = await owner?.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (found?.rowCount === 0) await owner?.query(`create database ${DATABASE_NAME}`);
  }

  private onExit(how: string): void {
    this.run = undefined;
    if (this.stopping) return;
    this.log.error(`The database ended unexpectedly (${how}); it is started again.`);
    this.restart = this.bringBack(how);
  }

  private async bringBack(how: string): Promise<void> {
    let reason = how;
    for (;;) {
      const now = Date.now();
      this.deaths = [...this.deaths.filter((time) => time > now - MEMORY_MILLISECONDS), now];
      const pause = PAUSES[this.deaths.length - 1];
      if (pause === undefined) return this.giveUp(reason);
      await delay(pause);
      if (this.stopping) return;
      try {
        await this.launch();
        this.log.info('The database runs again.');
        return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        this.log.error(reason);
      }
    }
  }

  private giveUp(reason: string): void {
    const error = new Error(
      `The database ended ${this.deaths.length} times within a minute and is given up: ${reason}`,
    );
    this.log.fatal(error.message);
    this.onFatal(error);
  }
}
