// The session of this tab: who is logged in, the login modal, and the live socket that goes with them.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { timers } from '#contract/core/limits';
import { onNoSession } from '../../lib/api';
import { askParentForLogin, isFramed, onParentLogin } from '../../lib/frame';
import { t } from '../../lib/i18n';
import { live } from '../../lib/live';
import { isPrivateQuery, queryClient } from '../../lib/query-client';
import { SessionContext } from '../../lib/session';
import { readStored, writeStored } from '../../lib/storage';
import { setViewState } from '../../lib/view-state';
import { notifyInfo, notifySuccess } from '../../ui/notice';
import { identify, logout as endSession } from './identity.queries';
import { LoginHost } from './login-host';
import { redirectToShopLogin, forgetShopLogin } from './shop-login';
import { announceSession, onSessionAnnounced } from './other-tabs';
import { useLiveDuty } from './use-live-duty';
import type { ReactNode } from 'react';
import type { Side, WorkStatus } from '#contract/core/actor';
import type { Session, SessionIdentity } from '../../lib/session';
import type { PersonalInfo } from '#contract/identity/schemas';

const anonymousKey = 'faq_anonymous';

interface Known {
  identity: SessionIdentity | null;
  state: Session['state'];
  isUnreachable: boolean;
  isAnonymous: boolean;
}

interface LoginRequest {
  reason: string | undefined;
  waiting: ((loggedIn: boolean) => void)[];
}

type Person = number | null;

/** What the cache holds belongs to the person before: a visitor's is refreshed, a person's must go. */
function changePerson(before: Person): void {
  if (before === null) {
    void queryClient.invalidateQueries();
    return;
  }
  const predicate = isPrivateQuery;
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.resetQueries({ predicate });
}

function withDuty(identity: SessionIdentity, workStatus: WorkStatus): SessionIdentity {
  return 'workStatus' in identity ? { ...identity, workStatus } : identity;
}

function useIdentity(side: Side) {
  const [known, setKnown] = useState<Known>(() => ({
    identity: null,
    state: 'unknown',
    isUnreachable: false,
    isAnonymous: side === 'user' && readStored(anonymousKey) === '1',
  }));
  const before = useRef<Person | undefined>(undefined);
  const heard = useRef<WorkStatus | null>(null);
  const setDuty = useCallback((workStatus: WorkStatus) => {
    heard.current = workStatus;
    setKnown((last) => ({ ...last, identity: last.identity && withDuty(last.identity, workStatus) }));
  }, []);
  const identifyAgain = useCallback(async () => {
    heard.current = null;
    const answer = await identify(side).catch(() => undefined);
    // A change that was heard meanwhile is newer than the answer.
    const identity = answer && heard.current !== null ? withDuty(answer, heard.current) : answer;
    // The server was not reached: who was logged in stays so, as far as we know.
    if (identity === undefined) {
      setKnown((last) => (last.state === 'unknown' ? { ...last, isUnreachable: true } : last));
      return undefined;
    }
    if (identity !== null) {
      writeStored(anonymousKey, null);
      forgetShopLogin();
    }
    const person = identity?.id ?? null;
    const last = before.current;
    before.current = person;
    setViewState({ user: identity, userType: side });
    // Drawn first: queries of the person before must be off when the cache is told to fetch anew, or they would
    // be refused for want of a session, and whoever has just logged out would be asked to log in.
    flushSync(() =>
      setKnown(({ isAnonymous }) => ({
        identity,
        state: 'known',
        isUnreachable: false,
        isAnonymous: identity === null && isAnonymous,
      })),
    );
    if (last !== undefined && last !== person) changePerson(last);
    return identity;
  }, [side]);
  const setAnonymous = useCallback((isAnonymous: boolean) => {
    writeStored(anonymousKey, isAnonymous ? '1' : null);
    setKnown((last) => ({ ...last, isAnonymous }));
  }, []);
  return { known, identifyAgain, setAnonymous, setDuty };
}

/** Identifies at the start, again until the server has answered, and whenever others say that it is time. */
function useIdentification(side: Side, identifyAgain: Identification): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const attempt = async () => {
      clearTimeout(timer);
      const identity = await identifyAgain();
      if (identity === undefined && !isOver) timer = setTimeout(again, timers.reconnectDelay);
    };
    const again = () => void attempt();
    again();
    const stops = [onParentLogin(again), onSessionAnnounced(side, again)];
    return () => {
      isOver = true;
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [side, identifyAgain]);
}

/** Who it is, null for nobody, undefined where the server was not reached. */
type Identification = () => Promise<SessionIdentity | null | undefined>;

/** Keeps the socket of the identified person open. */
function useLiveConnection(side: Side, person: string | null, identifyAgain: Identification): void {
  useEffect(() => {
    if (person === null) return;
    live.connect(side);
    return () => live.close();
  }, [side, person]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = live.onNoSession(() => {
      void identifyAgain().then((identity) => {
        // A new session took the old one's place, or the server is away: come back later.
        if (identity !== null) timer = setTimeout(() => live.connect(side), timers.reconnectDelay);
      });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [side, identifyAgain]);
}

function useLoginRequest(side: Side) {
  const [request, setRequest] = useState<LoginRequest | null>(null);
  const current = useRef<LoginRequest | null>(null);
  const change = useCallback((next: LoginRequest | null) => {
    current.current = next;
    setRequest(next);
  }, []);
  const ask = useCallback(
    (reason?: string): Promise<boolean> => {
      if (side === 'user' && isFramed() && askParentForLogin()) {
        notifyInfo(t('common.login.first'), t('common.login.inFrame'));
        return Promise.resolve(false);
      }
      if (side === 'user' && redirectToShopLogin()) return Promise.resolve(false);
      return new Promise((resolve) => {
        const open = current.current;
        change({ reason: reason ?? open?.reason, waiting: [...(open?.waiting ?? []), resolve] });
      });
    },
    [side, change],
  );
  const settle = useCallback(
    (loggedIn: boolean) => {
      const open = current.current;
      if (!open) return;
      change(null);
      for (const resolve of open.waiting) resolve(loggedIn);
    },
    [change],
  );
  return { request, ask, settle };
}

/** Holds the session and shows the login modal. `side` follows from the address. */
export function SessionProvider({ side, children }: { side: Side; children: ReactNode }) {
  const { known, identifyAgain, setAnonymous, setDuty } = useIdentity(side);
  const { request, ask, settle } = useLoginRequest(side);
  const { identity, state, isUnreachable, isAnonymous } = known;
  useIdentification(side, identifyAgain);
  useLiveDuty(side, setDuty, identifyAgain);

  useEffect(() => {
    // Several calls fail together: one identification answers for all of them.
    let running: Promise<unknown> | undefined;
    return onNoSession((failed) => {
      if (failed !== side || running) return;
      running = identifyAgain()
        .then((found) => {
          if (found !== null) return undefined;
          setAnonymous(false);
          return ask();
        })
        .finally(() => (running = undefined));
    });
  }, [side, identifyAgain, ask, setAnonymous]);

  useEffect(() => {
    if (identity !== null) settle(true);
  }, [identity, settle]);

  const person = identity !== null ? `${side} ${identity.id}` : isAnonymous ? 'anonymous' : null;
  useLiveConnection(side, person, identifyAgain);

  const refresh = useCallback(async () => (await identifyAgain()) ?? null, [identifyAgain]);
  const session = useMemo<Session>(
    () => ({
      identity,
      staff: identity !== null && 'workStatus' in identity ? (identity satisfies PersonalInfo) : null,
      state,
      isUnreachable,
      isAnonymous,
      isIdentified: identity !== null || isAnonymous,
      requireLogin: async (reason) => {
        if (identity !== null) return true;
        if (state === 'unknown' && (await refresh()) !== null) return true;
        return ask(reason);
      },
      becomeAnonymous: () => setAnonymous(true),
      logout: async () => {
        await endSession(side);
        announceSession(side);
        await refresh();
        if (side === 'user') notifySuccess(t('common.logout.done'));
      },
      refresh,
    }),
    [identity, state, isUnreachable, isAnonymous, side, refresh, ask, setAnonymous],
  );

  return (
    <SessionContext value={session}>
      {children}
      <LoginHost
        side={side}
        request={request}
        onLoggedIn={async () => {
          announceSession(side);
          await refresh();
        }}
        onClose={() => settle(false)}
      />
    </SessionContext>
  );
}
