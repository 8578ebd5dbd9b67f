// The report in the address of the chat (CHAT-06…CHAT-08, Q-88): templateId is its id, isView=true shows it only,
// isNotPaypalAfterSales=false shows nothing but it. Opening and closing are steps of the browser's history.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export interface ReportPlace {
  /** Text of templateId; null where no report is open. */
  readonly wanted: string | null;
  /** Its number; null where the text is none. */
  readonly reportId: number | null;
  readonly isView: boolean;
  /** The visitor came for the form alone. */
  readonly isAlone: boolean;
}

export interface ReportAddress extends ReportPlace {
  open(id: number, isView: boolean): void;
  /** Back to the chat: the way one came where that was the chat, else by leaving the parameters out. */
  close(): void;
  /** Leaves the parameters out without a step back. */
  drop(): void;
  /** Selects the report's ticket where the address names none. */
  selectTicket(recordQuestionId: number): void;
}

const names = ['templateId', 'isView', 'isNotPaypalAfterSales'] as const;

function placeOf(query: URLSearchParams): ReportPlace {
  const wanted = query.get('templateId');
  return {
    wanted,
    reportId: wanted !== null && /^\d{1,9}$/.test(wanted) ? Number(wanted) : null,
    isView: query.get('isView') === 'true',
    isAlone: query.get('isNotPaypalAfterSales') === 'false',
  };
}

function without(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReportOpened' in state;
}

/** The functions stay the same as long as the screen lives. */
export function useReportAddress(): ReportAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const newest = useRef({ navigate, location, setQuery });
  // Before the effects of the form, which may already ask for another address.
  useLayoutEffect(() => {
    newest.current = { navigate, location, setQuery };
  });

  const open = useCallback((id: number, isView: boolean) => {
    const state = { isReportOpened: true };
    newest.current.setQuery(
      (before) => {
        const next = without(before);
        next.set('templateId', String(id));
        if (isView) next.set('isView', 'true');
        return next;
      },
      { state },
    );
  }, []);
  const drop = useCallback(() => newest.current.setQuery(without, { replace: true }), []);
  const close = useCallback(() => {
    if (isOpenedHere(newest.current.location.state)) void newest.current.navigate(-1);
    else drop();
  }, [drop]);
  const selectTicket = useCallback((recordQuestionId: number) => {
    const { state } = newest.current.location as { state: unknown };
    newest.current.setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (!next.has('questionRecordId')) next.set('questionRecordId', String(recordQuestionId));
        return next;
      },
      { replace: true, state },
    );
  }, []);
  return { ...placeOf(query), open, close, drop, selectTicket };
}
