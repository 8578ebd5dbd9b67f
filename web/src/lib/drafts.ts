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
  /**
   * Takes what was typed while no ticket was open over to a ticket, behind its own draft; answers both. '' where
   * nothing is known yet.
   */
  adopt(recordQuestionId: number): string;
  /** Takes the drafts over that another owner's page holds: an anonymous identity has become an account. */
  inherit(others: Drafts): void;
  /** Everything that this page knows of, by ticket. */
  known(): ReadonlyMap<number, string>;
  /** Puts drafts aside whose write has not finished; for pagehide. */
  rescue(): void;
}

/** Under this number stands what is typed while no ticket is open. */
export const noTicket = 0;

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
    adopt(ticket) {
      const loose = ticket === noTicket ? '' : (texts.get(noTicket) ?? '');
      const own = texts.get(ticket) ?? '';
      if (loose === '') return own;
      const text = own === '' ? loose : `${own}\n${loose}`;
      write(noTicket, '');
      write(ticket, text);
      return text;
    },
    inherit(others) {
      for (const [ticket, text] of others.known()) if (text !== '') write(ticket, text);
    },
    known: () => texts,
    rescue() {
      if (unsaved.size > 0) kept.putAside(key, Object.fromEntries(unsaved));
    },
  };
}

/** Moves the stored drafts of one owner to another, as an anonymous identity becomes an account. */
export async function moveDrafts(kept: Kept, from: string, to: string): Promise<void> {
  const moved = {
    ...draftsOf(await kept.read(`drafts:${from}`)),
    ...draftsOf(kept.takeAside(`drafts:${from}`)),
  };
  if (Object.keys(moved).length === 0) return;
  await kept.update(`drafts:${to}`, (value) => ({ ...moved, ...draftsOf(value) }));
  await kept.update(`drafts:${from}`, () => ({}));
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
