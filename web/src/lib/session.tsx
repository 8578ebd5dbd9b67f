// Who is logged in, as every feature may ask. The provider stands in features/identity; this file holds only
// the shape of the answer, so that features need not know each other.
import { createContext, useContext } from 'react';
import type { Identity, PersonalInfo } from '#contract/identity/schemas';

/** A customer, or a staff member with work status. */
export type SessionIdentity = Identity | PersonalInfo;

export interface Session {
  /** The logged-in person of this tab's side; null = not logged in (also for an anonymous identity). */
  identity: SessionIdentity | null;
  /** The same where this is a staff tab and somebody is logged in, with workStatus. */
  staff: PersonalInfo | null;
  /** 'unknown' until the first identification has answered. */
  state: 'unknown' | 'known';
  /** True while it is unknown because the server could not be reached; it is asked again and again. */
  isUnreachable?: boolean;
  /** True where the visitor goes on without an account, under an anonymous identity. */
  isAnonymous: boolean;
  /** True where calls on own tickets and the live socket will be accepted: logged in or anonymous. */
  isIdentified: boolean;
  /**
   * Makes sure that somebody is logged in: true at once if so, else the login modal opens. True after the
   * login, false when it was closed. `reason` is one line above the fields.
   */
  requireLogin: (reason?: string) => Promise<boolean>;
  /** Tells that an anonymous ticket was made, so that this browser now holds an anonymous identity. */
  becomeAnonymous: () => void;
  /** Ends the session; staff see the login modal, customers the knowledge base as visitors. */
  logout: () => Promise<void>;
  /** Identifies anew; resolves to who it is. */
  refresh: () => Promise<SessionIdentity | null>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs the session provider above it');
  return session;
}
