/* Session tokens: 256 random bits in the cookie, their SHA-256 in the database. */
import { createHash, randomBytes } from 'node:crypto';

export interface Token {
  /** For the cookie. */
  readonly text: string;
  /** For the database. */
  readonly hash: Buffer;
}

export function createToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: hashOf(text) };
}

/** Hash of a token that a browser sent; undefined for what cannot be one. */
export function tokenHash(text: string | undefined): Buffer | undefined {
  return text !== undefined && /^[\w-]{43}$/.test(text) ? hashOf(text) : undefined;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
