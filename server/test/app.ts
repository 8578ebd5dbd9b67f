// A whole program for a test: its own database, its own folder, a clock that the test moves, a free port.
// Tests speak to it as browsers do: over HTTP and sockets, with cookies.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp, type App } from '../src/app';
import { loadConfig } from '../src/config';
import { openPool } from '../src/platform/database/connection';
import type { Database } from '../src/platform/database/database';
import { createClient, type TestClient } from './client';
import { openSocket, type TestSocket } from './client-socket';
import { createTestDatabase } from './database';
import { testPassword } from './given-password';

/** Stands until a test moves it. */
export interface TestClock {
  now(): number;
  set(ms: number): void;
  advance(ms: number): void;
}

export interface TestAppOptions {
  /** Variables of the configuration, over the test's defaults (no limits, no demo data). */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: TestClock;
  /** Speak over LISTEN/NOTIFY, as programs that share a database do. */
  readonly several?: boolean;
  /** A second program on the database and the files of this one. */
  readonly sharedWith?: TestApp;
  /** Begins with a copy of these instead of nothing. */
  readonly copyOf?: StoredData;
}

/** What a program leaves behind. */
export interface StoredData {
  /** Name of the database. */
  readonly database: string;
  readonly dataDir: string;
}

export interface TestApp {
  readonly url: string;
  readonly clock: TestClock;
  /** The inside, for builders and for looking at rows. */
  readonly app: App;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** A browser without cookies. */
  client(): TestClient;
  /** A browser in which this member of staff is logged in. */
  loginStaff(account: string): Promise<TestClient>;
  /** A browser in which this customer is logged in. */
  loginCustomer(account: string, store?: 'global' | 'cn'): Promise<TestClient>;
  /** Opens a socket with the cookies of a client; resolves when it is open. */
  socket(path: string, client: TestClient, headers?: Record<string, string>): Promise<TestSocket>;
  /** Closes every socket that the test opened. */
  closeSockets(): Promise<void>;
  /** Ends the program and leaves its database and its folder. */
  leave(): Promise<void>;
  /** Ends the program and drops what it had. */
  stop(): Promise<void>;
}

/** Noon of a Friday in Beijing: the midday pause of the service hours begins. */
export const testStart = Date.UTC(2026, 10, 20, 4);

const minute = 60_000;
const hour = 60 * minute;

export const testDurations = { minute, hour, day: 24 * hour } as const;

export const noLimits = {
  LIMIT_LOGIN_FAILURES: '1000000',
  LIMIT_LOGIN_FAILURES_ADDRESS: '1000000',
  LIMIT_ANONYMOUS_TICKETS: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_SOCKETS: '1000000',
  LIMIT_SOCKETS_ADDRESS: '1000000',
  LIMIT_UPLOADS: '1000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_MESSAGES_STAFF: '1000000',
  LIMIT_NEWSLETTER: '1000000',
  LIMIT_SEARCHES: '1000000',
};

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { sharedWith, copyOf } = options;
  const clock = options.clock ?? sharedWith?.clock ?? createTestClock(testStart);
  const dataDir = sharedWith?.dataDir ?? (await mkdtemp(join(tmpdir(), 'groundcrew-app-')));
  if (copyOf !== undefined) await cp(copyOf.dataDir, dataDir, { recursive: true });
  const config = loadConfig({
    NODE_ENV: 'test',
    DEMO_DATA: '0',
    DATA_DIR: dataDir,
    ...noLimits,
    ...options.env,
  });
  const stored =
    sharedWith === undefined ? await ownDatabase(copyOf) : joinedDatabase(sharedWith.databaseUrl);
  const database: Database = {
    kind: options.several || sharedWith ? 'given' : 'embedded',
    pool: stored.pool,
    connection: stored.connection,
    isReady: () =>
      stored.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    stop: stored.end,
  };
  const log = pino({ level: 'error' });
  const app = await createApp({ config, database, clock, log });
  const url = await app.listen(0, '127.0.0.1');
  const sockets = new Set<TestSocket>();

  const client = () => createClient(url);
  const login = async (path: string, body: object) => {
    const browser = client();
    const { body: answer } = await browser.post(path, body);
    if (answer.code !== 200) throw new Error(`login refused: ${JSON.stringify(answer)}`);
    return browser;
  };

  return {
    url,
    clock,
    app,
    dataDir,
    databaseUrl: stored.url,
    client,
    loginStaff: (account) => login('/javaplus/admin/login/login', { account, password: testPassword }),
    loginCustomer: (account, store = 'global') =>
      login('/javaplus/user/login/login', { account, password: testPassword, store }),
    socket: async (path, browser, headers) => {
      const socket = await openSocket(url, path, browser, headers);
      sockets.add(socket);
      return socket;
    },
    async closeSockets() {
      for (const socket of sockets) socket.terminate();
      await Promise.all([...sockets].map((socket) => socket.closed));
      sockets.clear();
    },
    async leave() {
      await app.stop();
      await stored.pool.end();
    },
    async stop() {
      await app.stop();
      await database.stop();
      if (sharedWith === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface StoredDatabase {
  readonly pool: Database['pool'];
  readonly connection: Database['connection'];
  readonly url: string;
  end(): Promise<void>;
}

async function ownDatabase(copyOf?: StoredData): Promise<StoredDatabase> {
  const { pool, connection, url, drop } = await createTestDatabase(copyOf?.database);
  return { pool, connection, url, end: drop };
}

function joinedDatabase(url: string): StoredDatabase {
  const connection = { connectionString: url };
  const pool = openPool(connection, 5, () => undefined);
  return { pool, connection, url, end: () => pool.end() };
}

function createTestClock(start: number): TestClock {
  let time = start;
  return {
    now: () => time,
    set: (ms) => void (time = ms),
    advance: (ms) => void (time += ms),
  };
}
