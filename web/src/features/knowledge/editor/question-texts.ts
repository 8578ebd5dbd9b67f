/*
 * The unsaved texts of each question that this page has opened, and where they are kept beyond it: drafts of the
 * person, one for each question (Q-05, EDIT-25).
 */
import { useEffect, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from '../../../lib/drafts';
import { createKept } from '../../../lib/kept';
import { useViewState } from '../../../lib/view-state';
import { bothOf, patchText, questionIn } from './editing.queries';
import { fieldOf, isSameText, keyOf, problemOf, sendText, textOf, type BothLanguages } from './fields';
import { isStaleRefusal, sendPatiently, tellFailure } from './save';
import { createTexts, type Texts, type Unsaved } from './texts';

const opened = new Map<string, Texts>();
const draftsOf = new Map<number, Drafts>();

function draftsFor(staffId: number): Drafts {
  const known = draftsOf.get(staffId);
  if (known) return known;
  const drafts = createDrafts(`knowledge:${staffId}`, createKept());
  window.addEventListener('pagehide', () => drafts.rescue());
  draftsOf.set(staffId, drafts);
  return drafts;
}

function stored(unsaved: ReadonlyMap<string, Unsaved>): string {
  return unsaved.size === 0 ? '' : JSON.stringify([...unsaved]);
}

/** What an earlier page wrote, less what is not a text of a question. */
function readUnsaved(draft: string): ReadonlyMap<string, Unsaved> {
  if (draft === '') return new Map();
  try {
    const entries: unknown = JSON.parse(draft);
    return new Map(Array.isArray(entries) ? entries.flatMap(entryOf) : []);
  } catch {
    return new Map();
  }
}

function entryOf(entry: unknown): [string, Unsaved][] {
  if (!Array.isArray(entry)) return [];
  const [key, value] = entry as unknown[];
  if (typeof key !== 'string' || fieldOf(key) === undefined) return [];
  if (typeof value !== 'object' || value === null || !('text' in value) || !('base' in value)) return [];
  const { text, base } = value;
  return typeof text === 'string' && typeof base === 'string' ? [[key, { text, base }]] : [];
}

function openTexts(questionId: number, staffId: number): Texts {
  const name = `${staffId} ${questionId}`;
  const known = opened.get(name);
  if (known) return known;
  const drafts = draftsFor(staffId);
  const texts: Texts = createTexts({
    server(key) {
      const field = fieldOf(key);
      const question = field && questionIn(field.lang, questionId);
      return question && textOf(question, field);
    },
    isSame(key, one, other) {
      const field = fieldOf(key);
      return field !== undefined && isSameText(field, one, other);
    },
    maySend(key, text) {
      const field = fieldOf(key);
      if (field === undefined || problemOf(field, text) !== null) return false;
      return questionIn('zh', questionId)?.valid === 0;
    },
    async send(key, text) {
      const field = fieldOf(key);
      if (field) await sendPatiently(() => sendText(questionId, field, text));
    },
    isStale: isStaleRefusal,
    tell: tellFailure,
    async onStored(key, text) {
      const field = fieldOf(key);
      const twin = field && (await patchText(questionId, field, text));
      if (twin) texts.rebase(keyOf(twin.field), twin.before, text);
    },
    keep: (unsaved) => drafts.write(questionId, stored(unsaved)),
    setTimer(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
  opened.set(name, texts);
  void drafts.read(questionId).then((draft) => texts.restore(readUnsaved(draft)));
  return texts;
}

/** The unsaved texts of a question that is open, in step with what the server has; null until that is known. */
export function useQuestionTexts(
  questionId: number,
  staffId: number,
  both: BothLanguages | undefined,
): Texts | null {
  const timestamp = useViewState((state) => state.timestamp);
  const texts = both ? openTexts(questionId, staffId) : null;
  useEffect(() => {
    if (both && bothOf(questionId)) texts?.compare();
  }, [texts, both, questionId]);
  const valid = both?.zh.valid;
  useEffect(() => {
    // The tables are known up to now, or the question is open for editing again.
    texts?.settle();
  }, [texts, timestamp, valid]);
  useEffect(() => {
    if (!texts) return;
    const retry = () => void texts.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void texts.flush();
    };
  }, [texts]);
  return texts;
}

/** One text as the person sees it. */
export function useUnsaved(texts: Texts) {
  return useSyncExternalStore(texts.subscribe, texts.entries);
}
