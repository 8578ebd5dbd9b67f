// The folder of the own database: where it is, whose it is, its password, its socket, and how it is made
// the first time. Everything is made beside its place and renamed, so that a broken start leaves no half.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BaseLogger } from 'pino';
import { type Binaries, findBinaries } from './binaries';
import { canEnter, isRoot, type Owner, ownerOfNewData } from './owner';

/** Name of the database and of its user. */
export const DATABASE_NAME = 'groundcrew';

export interface ClusterFolder {
  /** DATA_DIR as it was asked for: the name by which people know the folder. */
  dataDir: string;
  /** What `postgres -D` gets. */
  pgData: string;
  password: string;
  owner: Owner;
  binaries: Binaries;
  /** null where there are no Unix sockets. */
  socketDir: string | null;
}

/**
 * Finds the database of this data folder, or makes it. Takes about 1.5 s the first time, a few ms later.
 * @throws Error with a sentence for people
 */
export async function openFolder(dataDir: string, log: BaseLogger): Promise<ClusterFolder> {
  await mkdir(dataDir, { recursive: true });
  const home = await findHome(dataDir, log);
  const owner = await ownHome(home);
  const binaries = await findBinaries(home, owner);
  const cluster = join(home, 'cluster');
  const version = await readText(join(cluster, 'data/PG_VERSION'));
  if (version === undefined) await create(home, cluster, owner, binaries, log);
  else if (version.trim() !== binaries.majorVersion)
    throw new Error(otherVersion(dataDir, version, binaries));
  const password = await readFile(join(cluster, 'password'), 'utf8');
  const socketDir = process.platform === 'win32' ? null : await findSocketDir(home, owner);
  return { dataDir, pgData: join(cluster, 'data'), password: password.trim(), owner, binaries, socketDir };
}

/** Root's database runs as nobody, which may not be let into, say, root's home: then it lives elsewhere. */
async function findHome(dataDir: string, log: BaseLogger): Promise<string> {
  const owner = ownerOfNewData();
  const home = join(dataDir, 'postgres');
  if (await canEnter(owner, home)) return home;
  if (await canEnter(owner, join(dataDir, '..'))) {
    await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
    return home;
  }
  const elsewhere = join('/var/lib/groundcrew', shortHash(dataDir));
  log.warn(
    `The database is kept in ${elsewhere}: it never runs as root, and others may not enter ${dataDir}. ` +
      `To have it there, start as an ordinary user or choose a DATA_DIR that others may enter.`,
  );
  return elsewhere;
}

async function ownHome(home: string): Promise<Owner> {
  await mkdir(dirname(home), { recursive: true });
  await mkdir(home, { recursive: true, mode: 0o700 });
  const { uid, gid } = await stat(home);
  if (process.platform === 'win32') return {};
  if (!isRoot()) {
    if (uid === process.getuid?.()) return {};
    throw new Error(
      `The database folder ${home} belongs to another user (number ${uid}). ` +
        `Start as that user or as root, or choose another DATA_DIR.`,
    );
  }
  if (uid !== 0) return { uid, gid };
  const owner = ownerOfNewData();
  await giveTo(owner, home);
  return owner;
}

async function giveTo(owner: Owner, path: string): Promise<void> {
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
}

async function create(
  home: string,
  cluster: string,
  owner: Owner,
  binaries: Binaries,
  log: BaseLogger,
): Promise<void> {
  log.info(`Making a new database in ${home} …`);
  await removeLeftovers(home);
  const draft = await mkdtemp(join(home, 'new-'));
  const passwordFile = join(draft, 'password');
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [draft, passwordFile]) await giveTo(owner, path);
    await initdb(binaries.initdb, join(draft, 'data'), passwordFile, owner);
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another program that started at the same moment was faster: its database is as good as ours.
    if ((await readText(join(cluster, 'data/PG_VERSION'))) === undefined) throw error;
  }
}

/** Sorting and upper case by ICU are the same on every system; the C library only lends its character types. */
async function initdb(program: string, pgData: string, passwordFile: string, owner: Owner): Promise<void> {
  const locales = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
  for (const locale of locales) {
    try {
      await promisify(execFile)(
        program,
        [
          `--pgdata=${pgData}`,
          `--username=${DATABASE_NAME}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=icu',
          '--icu-locale=und',
          `--locale=${locale}`,
        ],
        { ...owner, cwd: '/', env: serverEnvironment(), windowsHide: true },
      );
      return;
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
      if (/locale/i.test(said) && locale !== locales.at(-1)) continue;
      throw new Error(`A new database could not be made: ${said}`, { cause: error });
    }
  }
}

/** The environment of PostgreSQL's programs: nothing of ours, and above all no secret. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

/** Longer socket paths than this are refused by some systems. */
const LONGEST_SOCKET_PATH = 100;

async function findSocketDir(home: string, owner: Owner): Promise<string> {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH) return home;
  const base = (await canEnter(owner, tmpdir())) && Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const folder = join(base, `gc-${shortHash(home)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(owner, folder);
  const { uid, mode } = await stat(folder);
  if (uid !== (owner.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new Error(`The folder ${folder} for the database's socket is open to others; remove it.`);
  }
  return folder;
}

/** A folder that was made only for the socket goes with the server; one that holds the database is not empty. */
export async function removeSocketFolder({ socketDir }: ClusterFolder): Promise<void> {
  if (socketDir !== null) await rmdir(socketDir).catch(() => undefined);
}

async function removeLeftovers(home: string): Promise<void> {
  const tenMinutesAgo = Date.now() - 600_000;
  for (const name of await readdir(home)) {
    const path = join(home, name);
    if (name.startsWith('new-') && (await stat(path)).mtimeMs < tenMinutesAgo) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

function otherVersion(dataDir: string, version: string, binaries: Binaries): string {
  return (
    `The database in ${dataDir} was made by PostgreSQL ${version.trim()}, this program brings ` +
    `${binaries.majorVersion}: make a backup with the earlier release and restore it with this one.`
  );
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
