// Who the database runs as. PostgreSQL refuses to run as root, and rightly so: started by root, it runs as
// the user nobody, and everything it needs must be open to that user.
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Empty: as whoever we are. */
export interface Owner {
  uid?: number;
  gid?: number;
}

const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whether this program runs as root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The user for a new data folder. */
export const ownerOfNewData = (): Owner => (isRoot() ? NOBODY : {});

/** Whether `owner` may enter every folder above `path` and, if it is there, read it. */
export async function isOpenTo(owner: Owner, path: string): Promise<boolean> {
  if (owner.uid === undefined) return true;
  const readable = await permits(owner, path, 0o4);
  return readable !== false && (await canEnter(owner, dirname(path)));
}

/** Whether `owner` may enter the folder and all above it. Folders that are missing count as open. */
export async function canEnter(owner: Owner, folder: string): Promise<boolean> {
  if (owner.uid === undefined) return true;
  if ((await permits(owner, folder, 0o1)) === false) return false;
  const above = dirname(folder);
  return above === folder || canEnter(owner, above);
}

/** undefined: there is nothing at this path. */
async function permits(owner: Owner, path: string, bit: number): Promise<boolean | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  const shift = found.uid === owner.uid ? 6 : found.gid === owner.gid ? 3 : 0;
  return (found.mode & (bit << shift)) !== 0;
}
