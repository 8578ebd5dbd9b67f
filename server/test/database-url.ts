// Addresses of databases, also of those behind a Unix socket, which a test hands to another program.
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
