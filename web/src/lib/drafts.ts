/*
 * What a person has typed and not sent, per ticket. Only the person's own typing and sending changes
 * a draft. All drafts of a person are one value in the browser's storage; a write touches its own ticket only.
 */
import type { Kept } from './kept';

export interface Drafts {
  /** The draft as this page knows it, at once; '' when there is none or it is not read yet. */
  peek(recordQuestionId: number): string;
  /** The stored draft; another tab may have written it. */
  read(recordQuestionId: number): Promise<string>;
  /** Keeps a draft; '' removes it. */
  write(recordQuestionId: number, text: string): void;
  /** Puts drafts aside whose write has not finished; for pagehide. */
  rescue(): void;
}

/** The drafts of `owner` ('user:12', 'admin:3'). */
export function createDrafts(owner: string, kept: Kept): Drafts {
  const key = `drafts:${owner}`;
  const texts = new Map<number, string>();
  /** Written here and not stored yet. */
  const unsaved = new Map<number, string>();
  const busy = new Set<number>();
  const aside = draftsOf(kept.takeAside(key));
  for (const [ticket, text] of Object.entries(aside)) write(Number(ticket), text);

  function write(ticket: number, text: string) {
    texts.set(ticket, text);
    unsaved.set(ticket, text);
    if (!busy.has(ticket)) void store(ticket);
  }

  /** Stores the newest text; what was typed meanwhile follows in one further write. */
  async function store(ticket: number): Promise<void> {
    busy.add(ticket);
    for (let text = unsaved.get(ticket); text !== undefined; text = unsaved.get(ticket)) {
      const written = text;
      await kept.update(key, (value) => withDraft(draftsOf(value), ticket, written));
      if (unsaved.get(ticket) === written) unsaved.delete(ticket);
    }
    busy.delete(ticket);
  }

  return {
    peek: (ticket) => texts.get(ticket) ?? '',
    async read(ticket) {
      const stored = draftsOf(await kept.read(key))[ticket] ?? '';
      const text = unsaved.get(ticket) ?? stored;
      texts.set(ticket, text);
      return text;
    },
    write,
    rescue() {
      if (unsaved.size > 0) kept.putAside(key, Object.fromEntries(unsaved));
    },
  };
}

function withDraft(drafts: Readonly<Record<string, string>>, ticket: number, text: string) {
  const others = Object.entries(drafts).filter(([id]) => id !== String(ticket));
  return Object.fromEntries(text === '' ? others : [...others, [String(ticket), text]]);
}

/** What an earlier page wrote, less what is not a draft. */
function draftsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
