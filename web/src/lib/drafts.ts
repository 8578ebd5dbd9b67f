/*
 * What a person has typed and not sent, per ticket. Only the person's own typing and sending changes
 * a draft. All drafts of a person are one value in the browser's storage; a write touches its own ticket only.
 * Where pages are told apart, each has drafts of its own: what one writes or sends changes nothing in another, and
 * what a page that is gone has left is found by the next one that opens the ticket.
 */
import type { Kept } from './kept';
import type { Pages } from './pages';

export interface Drafts {
  /** The draft as this page knows it, at once; '' when there is none or it is not read yet. */
  peek(recordQuestionId: number): string;
  /** The stored draft; with what pages have left that are gone, where this page has nothing of its own. */
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

type Stored = Readonly<Record<string, string>>;

/** The drafts of `owner` ('user:12', 'admin:3'). Without `pages` all pages write the same ones. */
export function createDrafts(owner: string, kept: Kept, pages?: Pages): Drafts {
  const key = `drafts:${owner}`;
  const texts = new Map<number, string>();
  /** Written here and not stored yet. */
  const unsaved = new Map<number, string>();
  const busy = new Set<number>();
  /** How often a ticket's draft was written here. */
  const strokes = new Map<number, number>();
  /** Places that the next write of a ticket takes over. */
  const replaced = new Map<number, readonly string[]>();
  const placeOf = (ticket: number) => (pages ? `${ticket}@${pages.id}` : String(ticket));
  for (const [place, text] of Object.entries(draftsOf(kept.takeAside(key)))) {
    const ticket = Number(place.split('@')[0]);
    replaced.set(ticket, [...(replaced.get(ticket) ?? []), place]);
    write(ticket, joined([texts.get(ticket) ?? '', text]));
  }

  function write(ticket: number, text: string) {
    texts.set(ticket, text);
    unsaved.set(ticket, text);
    strokes.set(ticket, (strokes.get(ticket) ?? 0) + 1);
    if (!busy.has(ticket)) void store(ticket);
  }

  /** Stores the newest text; what was typed meanwhile follows in one further write. */
  async function store(ticket: number): Promise<void> {
    busy.add(ticket);
    for (let text = unsaved.get(ticket); text !== undefined; text = unsaved.get(ticket)) {
      const written = text;
      const gone = replaced.get(ticket) ?? [];
      await kept.update(key, (value) => withDraft(without(draftsOf(value), gone), placeOf(ticket), written));
      replaced.set(ticket, (replaced.get(ticket) ?? []).slice(gone.length));
      if (unsaved.get(ticket) === written) unsaved.delete(ticket);
    }
    busy.delete(ticket);
  }

  /** What pages that are gone have left for a ticket becomes this page's own. */
  function left(ticket: number, stored: Stored): Promise<string> | string {
    const others = Object.keys(stored).filter((place) => place.split('@')[0] === String(ticket));
    if (!pages || others.length === 0) return '';
    const before = strokes.get(ticket);
    const isWritten = () => strokes.get(ticket) !== before;
    return takeLeft({ kept, key, pages, ticket, others, place: placeOf(ticket), isWritten });
  }

  return {
    peek: (ticket) => texts.get(ticket) ?? '',
    async read(ticket) {
      const before = strokes.get(ticket);
      const stored = draftsOf(await kept.read(key));
      const own = unsaved.get(ticket) ?? stored[placeOf(ticket)] ?? '';
      const text = own === '' && !unsaved.has(ticket) ? await left(ticket, stored) : own;
      if (strokes.get(ticket) === before) texts.set(ticket, text);
      return texts.get(ticket) ?? '';
    },
    write,
    adopt(ticket) {
      const loose = ticket === noTicket ? '' : (texts.get(noTicket) ?? '');
      const own = texts.get(ticket) ?? '';
      if (loose === '') return own;
      const text = joined([own, loose]);
      write(noTicket, '');
      write(ticket, text);
      return text;
    },
    inherit(others) {
      for (const [ticket, text] of others.known()) if (text !== '') write(ticket, text);
    },
    known: () => texts,
    rescue() {
      if (unsaved.size === 0) return;
      const own = Array.from(unsaved, ([ticket, text]): [string, string] => [placeOf(ticket), text]);
      // Two pages may be closed together.
      kept.putAside(key, { ...draftsOf(kept.takeAside(key)), ...Object.fromEntries(own) });
    },
  };
}

interface Left {
  readonly kept: Kept;
  readonly key: string;
  readonly pages: Pages;
  readonly ticket: number;
  /** Places of other pages with a draft for the ticket. */
  readonly others: readonly string[];
  /** Where this page's own stands. */
  readonly place: string;
  /** Whether the person wrote since this began. */
  readonly isWritten: () => boolean;
}

/** Takes over what pages that are gone have left for a ticket; '' where there is nothing. */
async function takeLeft({ kept, key, pages, ticket, others, place, isWritten }: Left): Promise<string> {
  const living = await pages.living();
  const all = others.filter((other) => !living.has(other.split('@')[1] ?? ''));
  // After a reload a tab has its own again; the others may be reloading, too.
  const own = all.filter((other) => other === `${ticket}@${pages.before}`);
  const gone = own.length > 0 ? own : all;
  if (gone.length === 0) return '';
  let text = '';
  await kept.update(key, (value) => {
    const drafts = draftsOf(value);
    if (isWritten()) return drafts;
    text = joined(gone.map((other) => drafts[other] ?? ''));
    return text === '' ? drafts : withDraft(without(drafts, gone), place, text);
  });
  if (text === '' || !isWritten()) return text;
  // Written meanwhile: what was left waits for the next time, under no page.
  await kept.update(key, (value) => {
    const drafts = draftsOf(value);
    return withDraft(drafts, String(ticket), joined([drafts[ticket] ?? '', text]));
  });
  return '';
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

function withDraft(drafts: Stored, place: string, text: string): Stored {
  const others = without(drafts, [place]);
  return text === '' ? others : { ...others, [place]: text };
}

function without(drafts: Stored, places: readonly string[]): Stored {
  return Object.fromEntries(Object.entries(drafts).filter(([place]) => !places.includes(place)));
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** What an earlier page wrote, less what is not a draft. */
function draftsOf(value: unknown): Stored {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
