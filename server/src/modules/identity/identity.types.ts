/* Types of identity that its parts and its door share. */
import type { CustomerActor, Mark, StaffActor, StaffRole, WorkStatus } from '#contract/core/actor';
import type { Emit } from '../../platform/events/unit-of-work';
import type { HubSocket } from '../../platform/realtime/hub';
import type { Db } from '../../schema';
import type { Change } from '../../section';

/** A customer as other modules show him. */
export interface CustomerRecord {
  readonly id: number;
  /** '' for an anonymous identity. */
  readonly account: string;
  readonly name: string;
  readonly mark: Mark;
}

/** A staff member as other modules show him. */
export interface PersonRecord {
  readonly id: number;
  readonly name: string;
  readonly workStatus: WorkStatus;
  /** False when he can no longer log in. */
  readonly active: boolean;
  /** Sees everything and answers nobody. */
  readonly isReadonly: boolean;
  readonly background_color: string;
}

export interface NewPerson {
  readonly account: string;
  readonly name: string;
  /** From `hashPassword`. */
  readonly passwordHash: string;
  /** Without one owner where there is none, else agent. */
  readonly role?: StaffRole;
  /** The role reader. */
  readonly isReadonly?: boolean;
  readonly workStatus?: WorkStatus;
  readonly backgroundColor?: string;
}

export interface NewCustomer {
  readonly account: string;
  readonly name: string;
  /** From `hashPassword`. */
  readonly passwordHash: string;
  readonly store?: Mark;
}

/** One side's identity by id. */
export interface IdentityKey {
  readonly side: 'user' | 'admin';
  readonly id: number;
}

/**
 * Moves what belongs to an anonymous identity to an account, in the transaction of the login.
 * @returns ids of the tickets that moved
 */
export type AccountBoundPort = (tx: Db, emit: Emit, from: number, to: number) => Promise<number[]>;

/**
 * Changes one's own row of staff, with its note in the history; what `work` gives is noted beside the row.
 */
export type OwnChangePort = (
  author: { readonly personId: number; readonly wsid: string },
  work: (change: Change) => Promise<Readonly<Record<string, unknown>> | void>,
) => Promise<void>;

/** A main socket, as those see it who hear what its client sends: the same object as long as it is open. */
export type ClientSocket = Pick<HubSocket, 'send' | 'join' | 'leave'>;

/** Gets what clients send on the main sockets: parsed JSON of a text frame, of any shape. */
export type ClientFrameListener = (
  actor: CustomerActor | StaffActor,
  frame: unknown,
  socket: ClientSocket,
) => void | Promise<void>;

/** Hears that a main socket is gone. */
export type ClientGoneListener = (socket: ClientSocket) => void;
