/*
 * Sessions: who a browser is, by its cookies. Read from the database on every request, so that an ended
 * session, a deactivated account or a new role holds at once.
 */
import type { Actor, CustomerActor, Side, StaffActor } from '#contract/core/actor';
import { serverTimers } from '#contract/core/limits';
import type { Clock } from '../../platform/clock';
import type { Emit } from '../../platform/events/unit-of-work';
import type { ActorSource, Cookies } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { cookieNames } from './cookies';
import type { IdentityKey } from './identity.types';
import * as store from './session.store';
import { createToken, tokenHash } from './token';

/** Somebody with a valid session. */
export interface Session {
  readonly actor: CustomerActor | StaffActor;
  /** Hash of the token, in hexadecimal; names the session's room. */
  readonly hash: string;
}

export interface Sessions extends ActorSource {
  /** The session of one side; a customer's account goes before an anonymous identity. */
  find(cookies: Cookies, side: Side): Promise<Session | undefined>;
  /** Begins a session; the token is for the cookie. */
  begin(tx: Db, kind: store.SessionRow['kind'], id: number): Promise<string>;
  /** Ends the session of a cookie; nothing happens without one. */
  end(tx: Db, emit: Emit, token: string | undefined): Promise<void>;
  /** Ends all sessions of somebody. */
  endAll(tx: Db, emit: Emit, key: IdentityKey): Promise<void>;
  /** Ends the sessions of somebody but the one of this token. */
  endOthers(tx: Db, emit: Emit, key: IdentityKey, token: string | undefined): Promise<void>;
  /** Those among these sessions that hold no more. */
  listEnded(hashes: readonly string[]): Promise<string[]>;
  deleteExpired(): Promise<void>;
}

const visitor: Actor = { kind: 'visitor' };
const prolongAfter = 3_600_000;

/** The event that a session has ended; its sockets are closed in every program. */
export const sessionEnded = 'identity.session_ended';

export function createSessions({ db, clock }: { db: Db; clock: Clock }): Sessions {
  const lifetime = (kind: store.SessionRow['kind']) =>
    kind === 'anonymous' ? serverTimers.anonymousLifetime : serverTimers.sessionLifetime;

  const read = async (tokens: readonly (string | undefined)[]) => {
    const hashes = tokens.map(tokenHash).filter((hash) => hash !== undefined);
    const rows = await store.listValidSessions(db, hashes, clock.now());
    await prolong(rows);
    return rows;
  };

  // Once an hour is enough to keep a session alive, and spares a write on every request.
  const prolong = async (rows: readonly store.SessionRow[]) => {
    const now = clock.now();
    const usedBefore = now - prolongAfter;
    for (const row of rows.filter(({ used_at }) => used_at <= usedBefore)) {
      const expiresAt = now + lifetime(row.kind);
      await store.prolongSession(db, row.token_hash, { now, usedBefore, expiresAt });
    }
  };

  const find = async (cookies: Cookies, side: Side): Promise<Session | undefined> => {
    const tokens =
      side === 'admin'
        ? [cookies[cookieNames.admin]]
        : [cookies[cookieNames.user], cookies[cookieNames.anonymous]];
    const found = (await read(tokens))
      .map(sessionOf)
      .filter(({ actor }) => (actor.kind === 'staff') === (side === 'admin'));
    return found.find(({ actor }) => actor.kind !== 'anonymous') ?? found[0];
  };

  return {
    find,
    async actorOf(cookies, side) {
      return (await find(cookies, side))?.actor ?? visitor;
    },
    async onlySideOf(cookies) {
      if (cookies[cookieNames.admin] === undefined) return 'user';
      const kinds = (await read(Object.values(cookieNames).map((name) => cookies[name]))).map(
        (row) => row.kind,
      );
      return kinds.length > 0 && kinds.every((kind) => kind === 'staff') ? 'admin' : 'user';
    },
    async begin(tx, kind, id) {
      const token = createToken();
      const now = clock.now();
      const owner = kind === 'staff' ? { personId: id } : { customerId: id };
      await store.insertSession(tx, {
        hash: token.hash,
        kind,
        ...owner,
        now,
        expiresAt: now + lifetime(kind),
      });
      return token.text;
    },
    async end(tx, emit, token) {
      const hash = tokenHash(token);
      if (hash === undefined || !(await store.deleteSession(tx, hash))) return;
      emit(sessionEnded, { session: hash.toString('hex') });
    },
    async endAll(tx, emit, key) {
      for (const hash of await store.deleteSessionsOf(tx, key)) {
        emit(sessionEnded, { session: hash.toString('hex') });
      }
    },
    async endOthers(tx, emit, key, token) {
      for (const hash of await store.deleteSessionsOf(tx, key, tokenHash(token))) {
        emit(sessionEnded, { session: hash.toString('hex') });
      }
    },
    async listEnded(hashes) {
      const rows = await store.listValidSessions(
        db,
        hashes.map((hash) => Buffer.from(hash, 'hex')),
        clock.now(),
      );
      const valid = new Set(rows.map((row) => row.token_hash.toString('hex')));
      return hashes.filter((hash) => !valid.has(hash));
    },
    deleteExpired: () => store.deleteExpiredSessions(db, clock.now()),
  };
}

function sessionOf(row: store.SessionRow): Session {
  return { actor: actorOf(row), hash: row.token_hash.toString('hex') };
}

function actorOf(row: store.SessionRow): CustomerActor | StaffActor {
  if (row.kind === 'staff') {
    return {
      kind: 'staff',
      personId: row.person_id ?? 0,
      account: row.person_account ?? '',
      name: row.person_name ?? '',
      role: row.role ?? 'reader',
      isReadonly: (row.role ?? 'reader') === 'reader',
      workStatus: row.work_status ?? 0,
    };
  }
  return {
    kind: row.kind,
    customerId: row.customer_id ?? 0,
    account: row.customer_account ?? '',
    name: row.customer_name ?? '',
    mark: row.store ?? 'global',
  };
}
