/*
 * The door of identity: who people are, their sessions, their work status and whether they are there.
 * Knows no ticket: what happens to tickets at a login comes in through a port.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerActor, Mark } from '#contract/core/actor';
import type { Emit } from '../../platform/events/unit-of-work';
import type { ActorSource, Cookies } from '../../platform/http/bind';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import { createAccounts } from './account.service';
import { setSessionCookie } from './cookies';
import { createCustomerSection } from './customers.section';
import { createDuty } from './duty.service';
import { createFirstAdmin, nameOwner } from './first-admin.service';
import { bindIdentity } from './identity.routes';
import { openMainSockets } from './identity.socket';
import type {
  AccountBoundPort,
  ClientFrameListener,
  ClientGoneListener,
  CustomerRecord,
  IdentityKey,
  NewCustomer,
  NewPerson,
  OwnChangePort,
  PersonRecord,
} from './identity.types';
import { deleteEndedWindows } from './login-failure.store';
import { createLogin } from './login.service';
import { secretsOf, type ImportedAccount } from './import-secrets';
import { hashPassword, warmUpPasswords } from './password';
import { findCustomersByAccount, listCustomers, listPersons } from './people.store';
import { createPresence } from './presence.service';
import { createProfile } from './profile.service';
import { createSchedule } from '../../platform/schedule';
import { createSessionSockets, type SessionSockets } from './session-sockets';
import { createSessions } from './session.service';
import { createStaffSection } from './staff.section';

export { presenceChanged } from './presence.service';
export { rooms } from './rooms';
export type { SocketSession } from './session-sockets';

export type {
  AccountBoundPort,
  ClientFrameListener,
  ClientGoneListener,
  ClientSocket,
  CustomerRecord,
  IdentityKey,
  NewCustomer,
  NewPerson,
  OwnChangePort,
  PersonRecord,
} from './identity.types';

export interface Identity extends Module {
  /** Finds out who calls; for bind. */
  readonly actors: ActorSource;
  /** Ends the beat and takes this program's presence away. */
  stop(): Promise<void>;
  /** Adds a port; each runs at every login of somebody who was anonymous before. */
  onAccountBound(port: AccountBoundPort): void;
  /** How people change their own account, with a note in the history. */
  onOwnChange(port: OwnChangePort): void;
  onClientFrame(listener: ClientFrameListener): void;
  /** The socket of whatever `onClientFrame` handed on is gone. */
  onClientGone(listener: ClientGoneListener): void;
  /** For channels whose sockets belong to people with a session. */
  readonly sockets: SessionSockets;
  /**
   * Somebody's last page closed: he is offline at once, in every program, though sockets of it may linger.
   * The next socket brings him back, or a heartbeat that comes seconds later.
   */
  leave(tx: Db, emit: Emit, key: IdentityKey): Promise<void>;
  /** Runs when this program, given up as dead by the others with all its rows, is known again. */
  onProgramReturned(listener: () => void): void;
  /** A new anonymous identity 'Guest-<n>' with its session; `token` belongs into the cookie. */
  createAnonymous(tx: Db, mark: Mark): Promise<{ actor: CustomerActor; token: string }>;
  /** Sets faq_anon_sid for 180 days. */
  setAnonymousCookie(reply: FastifyReply, request: FastifyRequest, token: string): void;
  /**
   * Holds a customer's row until the end of the transaction, so that no login moves his things meanwhile.
   * @returns the id that new rows belong to: his own, or the account he was bound to a moment ago
   */
  holdCustomer(tx: Db, id: number): Promise<number>;
  /** The customers with these ids; unknown ones are missing in the map. */
  listCustomers(db: Db, ids: readonly number[]): Promise<Map<number, CustomerRecord>>;
  /** The customers with this account: one per store, of both stores unless one is named. */
  findCustomersByAccount(db: Db, account: string, store?: Mark): Promise<CustomerRecord[]>;
  /** The staff with these ids, deactivated ones too; unknown ones are missing in the map. */
  listPersons(db: Db, ids: readonly number[]): Promise<Map<number, PersonRecord>>;
  /** Customers with an open socket in any program; of `ids` only, when given. */
  onlineCustomerIds(ids?: readonly number[]): Promise<Set<number>>;
  /** Agents with an open socket who are on duty. */
  onlineAgentIds(): Promise<number[]>;
  /** argon2id; a tenth of a second of work. */
  hashPassword(password: string): Promise<string>;
  /** @returns the id */
  createPerson(tx: Db, person: NewPerson): Promise<number>;
  /** @returns the id */
  createCustomer(tx: Db, customer: NewCustomer): Promise<number>;
  /** Sets a new password and ends every session of the account. */
  changePassword(key: IdentityKey, password: string): Promise<void>;
  /** Lets an account log in no more, or again; deactivation ends every session of it. */
  setActive(key: IdentityKey, active: boolean): Promise<void>;
  /** The hashes of the passwords of an import file, in the order given; undefined where one stays. */
  secretsOf(side: 'user' | 'admin', accounts: readonly ImportedAccount[]): Promise<(string | undefined)[]>;
  /** Staff and customers. */
  readonly sections: readonly Section[];
}

export interface IdentityDependencies extends Platform {
  /** Cookies of an upgrade request, where Fastify has not read them. */
  cookiesOf(request: IncomingMessage): Cookies;
}

const beatEvery = 10_000;
const settleEvery = 1_000;
const cleanEvery = 60_000;

export async function createIdentity(platform: IdentityDependencies): Promise<Identity> {
  const { db, transact, bus, hub, clock, log, config, programId } = platform;
  const ports: AccountBoundPort[] = [];
  let ownChange: OwnChangePort | undefined;
  const listeners: ClientFrameListener[] = [];
  const goneListeners: ClientGoneListener[] = [];
  const policy = { embedding: config.embedding };
  const sessions = createSessions({ db, clock });
  const presence = createPresence({ db, bus, clock, log, programId });
  const login = createLogin({ db, transact, clock, config, sessions, ports });
  const duty = createDuty({ transact, sessions });
  const staffSection = createStaffSection({ sessions });
  const profile = createProfile({
    ...{ db, clock, config, sessions },
    section: staffSection,
    noted(author, work) {
      if (ownChange === undefined) throw new Error('nobody notes what people change of their own account');
      return ownChange(author, work);
    },
  });
  const { sockets, closeEnded } = createSessionSockets({ ...platform, sessions, presence });
  openMainSockets({ db, hub, bus, log, sockets, listeners, goneListeners });

  await createFirstAdmin(platform);
  await nameOwner(platform);
  await warmUpPasswords();
  await presence.beat();
  const schedule = createSchedule({ clock, log });
  schedule.every(beatEvery, () => presence.beat());
  schedule.every(settleEvery, () => presence.settle());
  schedule.every(cleanEvery, () => closeEnded());
  schedule.every(cleanEvery, () => sessions.deleteExpired());
  schedule.every(cleanEvery, () => deleteEndedWindows(db, clock.now()));

  return {
    ...createAccounts({ transact, clock, sessions }),
    actors: sessions,
    register: (bind) => bindIdentity(bind, { db, login, duty, presence, profile, policy }),
    async stop() {
      await schedule.stop();
      await presence.stop();
    },
    onAccountBound: (port) => void ports.push(port),
    onOwnChange: (port) => void (ownChange = port),
    onClientFrame: (listener) => void listeners.push(listener),
    onClientGone: (listener) => void goneListeners.push(listener),
    sockets,
    leave: presence.leave,
    onProgramReturned: presence.onReturned,
    setAnonymousCookie: (reply, request, token) =>
      setSessionCookie(reply, request, policy, { kind: 'anonymous', token }),
    listCustomers,
    findCustomersByAccount,
    listPersons,
    onlineCustomerIds: presence.onlineCustomerIds,
    onlineAgentIds: presence.onlineAgentIds,
    hashPassword,
    secretsOf: (side, accounts) => secretsOf(db, side === 'admin' ? 'person' : 'customer', accounts),
    sections: [staffSection, createCustomerSection({ sessions })],
  };
}
