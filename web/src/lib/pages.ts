/*
 * The pages (tabs and windows) of this browser: which are still there (Web Locks: a page holds one for as long as
 * it lives). Where the browser has no locks (pages without https) all others count as gone.
 */
import { newUuid } from './wsid';

export interface Pages {
  /** This page; a reload makes another one. */
  readonly id: string;
  /** The page that was in this tab before a reload; null where there is none. */
  readonly before: string | null;
  /** Ids of the pages that are open. */
  living(): Promise<ReadonlySet<string>>;
}

const prefix = 'groundcrew-page:';
const leftKey = 'faq_left_page';

let own: Pages | undefined;

/** The pages as this one sees them. */
export function pages(): Pages {
  return (own ??= createPages());
}

function createPages(): Pages {
  const id = newUuid();
  const before = takeLeft();
  const locks = typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined;
  void locks?.request(prefix + id, () => new Promise(() => undefined)).catch(() => undefined);
  // A reload may look before the browser has taken away what the page before it held; a tab that is duplicated
  // gets a copy of what the tab keeps while its page lives.
  window.addEventListener('pagehide', () => keepLeft(id));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeLeft();
  });
  return {
    id,
    before,
    async living() {
      const held = (await locks?.query())?.held ?? [];
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
      const ids = new Set(names.map((name) => name.slice(prefix.length))).add(id);
      if (before !== null) ids.delete(before);
      return ids;
    },
  };
}

function keepLeft(id: string): void {
  try {
    sessionStorage.setItem(leftKey, id);
  } catch {
    // Refused: the locks alone tell.
  }
}

function takeLeft(): string | null {
  try {
    const id = sessionStorage.getItem(leftKey);
    sessionStorage.removeItem(leftKey);
    return id;
  } catch {
    return null;
  }
}
