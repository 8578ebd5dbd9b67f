/*
 * Who calls. The server makes an actor from the session cookies; no body, header or address can name one.
 */

/** The two sides of the product (000 §6). */
export type Side = 'user' | 'admin';

/** Region of a customer and of a ticket. */
export type Mark = 'global' | 'cn';

/** Work status of an agent: 0 off duty, 1 on duty, 2 logged out (001 §9). */
export type WorkStatus = 0 | 1 | 2;

/** What a member of staff may do, from the highest to the lowest. A reader is read-only. */
export type StaffRole = 'owner' | 'lead' | 'agent' | 'reader';

/** A logged-in customer, or an anonymous identity. */
export interface CustomerActor {
  readonly kind: 'customer' | 'anonymous';
  readonly customerId: number;
  /** '' for an anonymous identity. */
  readonly account: string;
  readonly name: string;
  readonly mark: Mark;
}

/** An agent or editor; read-only staff see everything and change nothing. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly personId: number;
  readonly account: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Whether the role is reader. */
  readonly isReadonly: boolean;
  readonly workStatus: WorkStatus;
}

/** Somebody without any identity. */
export interface VisitorActor {
  readonly kind: 'visitor';
}

export type Actor = VisitorActor | CustomerActor | StaffActor;

/** The side that a path speaks for; undefined where the path does not name one. */
export function sideOfPath(path: string): Side | undefined {
  if (path.startsWith('/javaplus/anonymous/user/')) return 'user';
  const match = /^\/(?:java|javaplus|api)\/(user|admin)\//.exec(path);
  if (match) return match[1] === 'admin' ? 'admin' : 'user';
  return undefined;
}

/** Name of the header that says for which side a browser speaks where the path does not. */
export const userTypeHeader = 'x-user-type';
