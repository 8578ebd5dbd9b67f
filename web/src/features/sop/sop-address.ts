/* The chosen directory and question stand in the address, so that a link leads to them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

export interface SopChoice {
  /** 0 is the node of the unassigned questions. */
  readonly directoryId: number | null;
  readonly questionId: number | null;
}

interface ChooseOptions {
  /** No step in the history. */
  readonly replace?: boolean;
  /** Only while this is chosen: somebody may have gone on meanwhile. */
  readonly from?: SopChoice;
}

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function choiceOfAddress(query: URLSearchParams): SopChoice {
  const directoryId = idOf(query.get('directory'));
  return { directoryId, questionId: directoryId === null ? null : idOf(query.get('question')) };
}

/** The part of the address that says the choice. */
export function addressOfChoice({ directoryId, questionId }: SopChoice): string {
  const query = new URLSearchParams();
  if (directoryId !== null) query.set('directory', String(directoryId));
  if (questionId !== null) query.set('question', String(questionId));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** `isStep`: choosing is a step in the browser's history. */
export function useSopChoice({ isStep }: { isStep: boolean }) {
  const [query, setQuery] = useSearchParams();
  const address = addressOfChoice(choiceOfAddress(query));
  const isPop = useNavigationType() === 'POP';
  /** What was just chosen is shown at once; the router takes its time to change the address. */
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef(address);
  useEffect(() => {
    if (isPop) setWanted(null);
  }, [address, isPop]);
  useEffect(() => {
    if (wanted === address) setWanted(null);
  }, [address, wanted]);
  const shown = wanted ?? address;
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const choice = choiceOfAddress(new URLSearchParams(shown));
  const choose = useCallback(
    (next: SopChoice, { replace = !isStep, from }: ChooseOptions = {}) => {
      const to = addressOfChoice(next);
      // The same again is no step.
      if (to === latest.current || (from && addressOfChoice(from) !== latest.current)) return;
      latest.current = to;
      setWanted(to);
      void setQuery(new URLSearchParams(to), { replace });
    },
    [setQuery, isStep],
  );
  return { choice, choose };
}
