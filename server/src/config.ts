// The configuration: everything the program may be told from outside, read once at the start from the
// environment (and a `.env` file), checked, typed and frozen. Nothing else reads process.env.
// Each variable stands in .env.example with its meaning; a test keeps the two lists equal.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** The configuration is wrong: one sentence per variable, meant for the person who set it. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** A variable that may be missing: `parse` gives undefined for what is not `expected`. */
function variable<T>(expected: string, parse: (text: string) => T | undefined) {
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: `must be ${expected}` });
      return z.NEVER;
    })
    .optional();
}

function whole(from: number, to: number) {
  return variable(`a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : undefined;
  });
}

const limit = () => whole(0, 100_000_000);

const flag = () => variable('0 or 1', (text) => (text === '1' ? true : text === '0' ? false : undefined));

function oneOf<const T extends string>(...values: T[]) {
  return variable(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text));
}

const anyText = () => z.string().optional();

function listOf(expected: string, parse: (entry: string) => string | undefined) {
  return variable(`a list of ${expected}, separated by commas`, (text) => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(parse);
    return entries.every((entry) => entry !== undefined) ? entries : undefined;
  });
}

function webUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

const webAddress = () =>
  variable('a web address such as https://shop.example', (text) =>
    webUrl(text) ? text.replace(/\/+$/, '') : undefined,
  );

const webOrigin = (text: string) => {
  const url = webUrl(text);
  return url && url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined;
};

const proxyRange = (text: string) => (ipaddr.isValid(text) || ipaddr.isValidCIDR(text) ? text : undefined);

const databaseUrl = () =>
  variable('an address such as postgres://user:password@host:5432/database', (text) =>
    /^postgres(ql)?:\/\/./.test(text) ? text : undefined,
  );

/** Every variable the program knows. The names are those of .env.example. */
const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test'),
  HOST: anyText(),
  PORT: whole(0, 65_535),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  LOCALE: oneOf('en', 'zh'),
  DATA_DIR: anyText(),
  DATABASE_URL: databaseUrl(),
  DATABASE_POOL: whole(2, 500),
  DEMO_DATA: flag(),
  ADMIN_ACCOUNT: anyText(),
  ADMIN_PASSWORD: anyText(),
  SHOP_URL: webAddress(),
  STORE_SERVER: webAddress(),
  FAQ_WEB: webAddress(),
  NOTICE: anyText(),
  TRUSTED_PROXIES: listOf('IP addresses or ranges such as 10.0.0.0/8', proxyRange),
  ALLOWED_ORIGINS: listOf('origins such as https://shop.example', webOrigin),
  EMBEDDING: flag(),
  CRON_TOKEN: anyText(),
  MODEL_URL: webAddress(),
  MODEL_NAME: anyText(),
  MODEL_KEY: anyText(),
  TICKET_REPEAT_SECONDS: whole(0, 86_400),
  LIMIT_LOGIN_FAILURES: limit(),
  LIMIT_LOGIN_FAILURES_ADDRESS: limit(),
  LIMIT_ANONYMOUS_TICKETS: limit(),
  LIMIT_REQUESTS: limit(),
  LIMIT_SOCKETS: limit(),
  LIMIT_SOCKETS_ADDRESS: limit(),
  LIMIT_UPLOADS: limit(),
  LIMIT_MESSAGES: limit(),
  LIMIT_MESSAGES_STAFF: limit(),
  LIMIT_NEWSLETTER: limit(),
  LIMIT_SEARCHES: limit(),
});

/** The names of all variables that {@link loadConfig} reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** What must never be repeated in a message or a log. */
const secrets = new Set(['DATABASE_URL', 'ADMIN_PASSWORD', 'CRON_TOKEN', 'MODEL_KEY']);

type Variables = z.output<typeof variables>;

/** The groups of the configuration, made from the checked variables; defaults live here and nowhere else. */
function arrange(given: Variables) {
  const environment = given.NODE_ENV ?? 'development';
  const demoData = given.DEMO_DATA ?? environment !== 'production';
  return {
    environment,
    /** Address the server listens on; demo accounts have known passwords, so they stay on loopback. */
    host: given.HOST ?? (demoData ? '127.0.0.1' : '0.0.0.0'),
    /** 0 = any free port. */
    port: given.PORT ?? 3000,
    logLevel: given.LOG_LEVEL ?? 'info',
    /** Language of a visitor who has not chosen one. */
    locale: given.LOCALE ?? 'en',
    /** Absolute path of the folder for uploads and for the database the program runs itself. */
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    database: {
      /** null: the program runs its own PostgreSQL under `dataDir`. */
      url: given.DATABASE_URL ?? null,
      poolSize: given.DATABASE_POOL ?? 10,
    },
    /** Fill an empty database with the demo shop. */
    demoData,
    /** The first administrator of a fresh database without demo data. */
    admin:
      given.ADMIN_ACCOUNT !== undefined && given.ADMIN_PASSWORD !== undefined
        ? { account: given.ADMIN_ACCOUNT, password: given.ADMIN_PASSWORD }
        : null,
    /** Addresses of the shop around us and the notice, as first set; '' = not set. No closing slash. */
    site: {
      shopUrl: given.SHOP_URL ?? '',
      storeServer: given.STORE_SERVER ?? '',
      faqWeb: given.FAQ_WEB ?? '',
      notice: given.NOTICE ?? '',
    },
    /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    /** Further origins, such as the shop's, that may call and open sockets. */
    allowedOrigins: given.ALLOWED_ORIGINS ?? [],
    /** Cookies as SameSite=None; Secure; Partitioned, so that the shop can show us in a frame. */
    embedding: given.EMBEDDING ?? false,
    /** Lets a scheduler call syncItemInfo in the header X-Cron-Token; null: staff only. */
    cronToken: given.CRON_TOKEN ?? null,
    /** An OpenAI-compatible service that words the assistant's answers; null: it quotes its sources. */
    model:
      given.MODEL_URL !== undefined && given.MODEL_NAME !== undefined
        ? { url: given.MODEL_URL, name: given.MODEL_NAME, key: given.MODEL_KEY ?? '' }
        : null,
    /** Seconds between two tickets of one person. */
    ticketRepeatSeconds: given.TICKET_REPEAT_SECONDS ?? 300,
    /** 0 = no limit. */
    limits: {
      /** Failed logins per account in 15 minutes. */
      loginFailures: given.LIMIT_LOGIN_FAILURES ?? 10,
      /** Failed logins per address in 15 minutes. */
      loginFailuresAddress: given.LIMIT_LOGIN_FAILURES_ADDRESS ?? 100,
      /** Per address and hour. */
      anonymousTickets: given.LIMIT_ANONYMOUS_TICKETS ?? 30,
      /** Per address and minute. */
      requests: given.LIMIT_REQUESTS ?? 1200,
      /** Open at once per identity. */
      sockets: given.LIMIT_SOCKETS ?? 30,
      /** Open at once per address, for those without an identity. */
      socketsAddress: given.LIMIT_SOCKETS_ADDRESS ?? 300,
      /** Per identity and hour. */
      uploads: given.LIMIT_UPLOADS ?? 120,
      /** Per customer or anonymous identity and minute. */
      messages: given.LIMIT_MESSAGES ?? 120,
      /** Per agent and minute. */
      messagesStaff: given.LIMIT_MESSAGES_STAFF ?? 300,
      /** Per address and hour. */
      newsletter: given.LIMIT_NEWSLETTER ?? 20,
      /** Per address and minute. */
      searches: given.LIMIT_SEARCHES ?? 60,
    },
  };
}

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** The configuration as the whole program sees it: deeply frozen. */
export type Config = Frozen<ReturnType<typeof arrange>>;

/**
 * Reads the configuration. An empty variable counts as not set; unknown variables are none of our business.
 * @throws ConfigError with one sentence per wrong variable
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const set = variableNames.flatMap((name) => {
    const text = env[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const checked = variables.safeParse(Object.fromEntries(set));
  const problems = checked.success
    ? contradictions(checked.data)
    : checked.error.issues.map((issue) => problemOf(String(issue.path[0]), issue.message, env));
  if (!checked.success || problems.length > 0) throw new ConfigError(problems);
  return freeze(arrange(checked.data));
}

/** Adds what a `.env` file in the folder says to the environment; what is already set there wins. */
export function readEnvFile(folder: string): void {
  const file = resolve(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function problemOf(name: string, message: string, env: NodeJS.ProcessEnv): string {
  return secrets.has(name) ? `${name} ${message}.` : `${name} ${message}, not "${env[name]?.trim()}".`;
}

function contradictions(given: Variables): string[] {
  const together = (one: string | undefined, other: string | undefined) =>
    (one === undefined) === (other === undefined);
  return [
    ...(together(given.ADMIN_ACCOUNT, given.ADMIN_PASSWORD)
      ? []
      : ['ADMIN_ACCOUNT and ADMIN_PASSWORD must be set together or not at all.']),
    ...(together(given.MODEL_URL, given.MODEL_NAME)
      ? []
      : ['MODEL_URL and MODEL_NAME must be set together or not at all.']),
  ];
}

function freeze<T extends object>(value: T): Frozen<T> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(value) as Frozen<T>;
}
