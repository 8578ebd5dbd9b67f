/*
 * The text in the search box, and the same text in the address: what is typed is written there without a new
 * entry of the history, and where somebody goes, back or to a link, the box shows what that address says.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { searchTextOf, withSearchText } from './search-address';
import { useSettled } from './use-search';

export interface SearchText {
  /** What stands in the box. */
  readonly typed: string;
  /** What is searched for. */
  readonly asked: string;
  readonly isSettled: boolean;
  /** `isComposing`: an input method is at work, and its letters are not what is meant. */
  readonly type: (text: string, isComposing?: boolean) => void;
  /** Nothing of what was typed last goes into the address any more; before leaving for another one. */
  readonly leave: () => void;
}

/** `onArrive` is called with the text of an address that somebody went to. */
export function useSearchText(onArrive: (text: string) => void): SearchText {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const inAddress = searchTextOf(search);
  const [typed, setTyped] = useState(inAddress);
  const [text, setText] = useState(inAddress);
  const [settled, settle] = useSettled(text);
  const [seenKey, setSeenKey] = useState(key);
  const asked = settled.trim();

  if (key !== seenKey) {
    setSeenKey(key);
    if (kind !== 'REPLACE') {
      setTyped(inAddress);
      setText(inAddress);
      settle(inAddress);
      onArrive(inAddress);
    }
  }

  useEffect(() => {
    if (asked === inAddress.trim()) return;
    void navigate(
      { pathname, search: withSearchText(search, asked), hash },
      { replace: true, state: state as unknown, preventScrollReset: true },
    );
    // Only a new text is written; where somebody went meanwhile stays as it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  return {
    typed,
    asked,
    isSettled: settled === text,
    type: (next, isComposing = false) => {
      setTyped(next);
      if (!isComposing) setText(next);
    },
    leave: () => setText(inAddress),
  };
}
