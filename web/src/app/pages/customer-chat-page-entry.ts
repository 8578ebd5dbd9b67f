// How one comes into the customer chat: with an account, or by isLogin into an online consultation.
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refreshTickets } from '../../features/tickets/tickets.queries';
import { openConsultation } from '../../features/tickets/open-consultation';
import { errorText } from '../../lib/api';
import { t as text, useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { viewState } from '../../lib/view-state';
import { repeatedOf } from '../../lib/repeated';
import { notifyError, notifyInfo } from '../../ui/notice';

export interface ChatEntry {
  /** The consultation is being opened. */
  readonly isOpening: boolean;
  /** Asks for the login that this screen needs. */
  login(): void;
}

/** Makes sure that there is somebody whose tickets can be shown. */
export function useChatEntry(): ChatEntry {
  const t = useT();
  const session = useSession();
  const { state, identity, isIdentified, requireLogin, becomeAnonymous } = session;
  const [query, setQuery] = useSearchParams();
  // The value of isLogin that came to nothing: refused at the login, or by the server.
  const [failed, setFailed] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const wanted = query.get('isLogin');
  const isConsultation = wanted === 'true' || wanted === 'false';

  useEffect(() => {
    if (state !== 'known') return;
    if (!isConsultation) {
      if (!isIdentified) void requireLogin();
      return;
    }
    const isLoggedIn = identity !== null;
    // Once per visit of the address, also where effects run twice; after the login that it needs, again.
    const step = `${wanted}:${isLoggedIn}`;
    if (asked.current === step) return;
    asked.current = step;
    if (wanted === 'true' && !isLoggedIn) return void requireLogin();
    const enter = async () => {
      const id = await consultationOf(isLoggedIn, query.get('data'));
      if (!isLoggedIn) becomeAnonymous();
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('isLogin');
          next.set('questionRecordId', String(id));
          return next;
        },
        { replace: true },
      );
    };
    enter().catch((error: unknown) => {
      setFailed(wanted);
      whenFailed(error, t('chat.anonymous.failed'));
    });
  }, [
    state,
    isConsultation,
    isIdentified,
    wanted,
    identity,
    query,
    requireLogin,
    becomeAnonymous,
    setQuery,
    t,
  ]);

  // From the first drawing on: nothing can be typed where it would have nowhere to go.
  const isOpening =
    isConsultation && failed !== wanted && (wanted === 'false' || identity !== null) && state === 'known';
  return { isOpening, login: () => void requireLogin() };
}

/** Id of the consultation; within the five minutes of a ticket that is not open any more, of that one. */
async function consultationOf(isLoggedIn: boolean, banner: string | null): Promise<number> {
  try {
    return (await openConsultation(isLoggedIn, banner)).id;
  } catch (error) {
    const repeated = repeatedOf(error);
    if (!repeated || repeated.questionRecordId === null) throw error;
    const minutes = Math.ceil((repeated.until - Date.now()) / 60_000);
    notifyInfo(text('tickets.repeated.title'), text('tickets.repeated.left', { minutes }));
    await refreshTickets();
    return repeated.questionRecordId;
  }
}

/** On phones the page is loaded once without its query; elsewhere a notice says what happened. */
function whenFailed(error: unknown, title: string) {
  if (viewState.getState().isPC) notifyError(title, errorText(error));
  else window.location.replace(window.location.pathname);
}
