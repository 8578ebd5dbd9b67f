/* Passwords: argon2id with the library's parameters. */
import { hash, verify } from '@node-rs/argon2';

/** A hash with its own salt and parameters in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// A hash that no password fits: unknown accounts cost as much time as known ones.
let dummy: Promise<string> | undefined;

/** Whether the password fits the hash; without a hash the answer is no, after the same work. */
export async function isPasswordRight(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  await verify(await (dummy ??= hash(crypto.randomUUID())), password);
  return false;
}

/** Does the work of the first comparison before anybody can measure it. */
export async function warmUpPasswords(): Promise<void> {
  await isPasswordRight('', null);
}
