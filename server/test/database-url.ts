// Addresses of databases, also of those behind a Unix socket, which a test hands to another program; and where the
// files of the demo shop lie.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * @param target an address or the parts of one
 * @param database another database on the same server
 */
export function urlOf(target: string | pg.ClientConfig, database?: string): string {
  const url = typeof target === 'string' ? new URL(target) : fromParts(target);
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

function fromParts({ host = 'localhost', port, user = '', password, database = '' }: pg.ClientConfig): URL {
  const isSocket = host.startsWith('/');
  const url = new URL(`postgres://${isSocket ? 'localhost' : host}:${port}/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  if (isSocket) url.searchParams.set('host', host);
  return url;
}

/** The folder that belongs to the database of the demo shop (demo-shop.ts). */
export const demoFolderOf = (template: string) => join(tmpdir(), `${template}_demo`);
