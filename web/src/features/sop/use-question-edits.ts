/*
 * The typing about one question: on top of what is stored, kept in the browser with every key, and settled by a save.
 * Use it in a component whose key is the draft's.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Drafts } from '../../lib/drafts';
import {
  blankFields,
  type Conflict,
  editsOfText,
  isChanged,
  type QuestionEdits,
  type QuestionFields,
  rebase,
  textOfEdits,
} from './question-edits';

export interface QuestionTyping {
  readonly fields: QuestionFields;
  readonly isDirty: boolean;
  readonly conflicts: readonly Conflict[];
  /** What the browser kept of an earlier page is known. */
  readonly isRead: boolean;
  readonly change: (part: (fields: QuestionFields) => Partial<QuestionFields>) => void;
  /** The fields as they are at this moment. */
  readonly now: () => QuestionFields;
  /** Whether something is typed and not saved at this moment, drawn already or not. */
  readonly hasChanges: () => boolean;
  /** Forgets what was typed: it is saved, or not wanted. @returns the way back */
  readonly settle: () => () => void;
}

/** `stored`: undefined where the question is gone; what was typed stands alone then. */
export function useQuestionEdits(
  drafts: Drafts,
  key: number,
  stored: QuestionFields | undefined,
): QuestionTyping {
  const [edits, setEdits] = useState(() => editsOfText(drafts.peek(key)));
  const [isRead, setIsRead] = useState(false);
  /** What was typed stands here at once, so that two changes in one moment both count. */
  const latest = useRef(edits);
  const isTouched = useRef(false);
  const put = (next: QuestionEdits | null) => {
    latest.current = next;
    setEdits(next);
    drafts.write(key, next ? textOfEdits(next) : '');
  };

  useEffect(() => {
    let isGone = false;
    void drafts.read(key).then((text) => {
      if (isGone) return;
      if (!isTouched.current) {
        latest.current = editsOfText(text);
        setEdits(latest.current);
      }
      setIsRead(true);
    });
    const rescue = () => drafts.rescue();
    window.addEventListener('pagehide', rescue);
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', rescue);
    };
  }, [drafts, key]);

  const over = (some: QuestionEdits | null) => {
    if (some) return rebase(some, stored ?? some.base);
    const base = stored ?? blankFields;
    return { edits: { base, mine: base }, conflicts: [] };
  };
  // `over` is made of `stored` alone.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const merged = useMemo(() => over(edits), [edits, stored]);
  const isDirty = isChanged(merged.edits);
  const isSettled = edits !== null && !isDirty;
  useEffect(() => {
    // A colleague, or a save, made the same of it.
    if (!isSettled) return;
    latest.current = null;
    setEdits(null);
    drafts.write(key, '');
  }, [isSettled, drafts, key]);
  return {
    fields: merged.edits.mine,
    isDirty,
    conflicts: merged.conflicts,
    isRead,
    change(part) {
      isTouched.current = true;
      const { base, mine } = over(latest.current).edits;
      const next = { base, mine: { ...mine, ...part(mine) } };
      put(isChanged(next) ? next : null);
    },
    now: () => over(latest.current).edits.mine,
    hasChanges: () => isChanged(over(latest.current).edits),
    settle() {
      const before = latest.current;
      isTouched.current = true;
      put(null);
      return () => put(before);
    },
  };
}
