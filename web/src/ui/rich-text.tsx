// HTML that people wrote, shown safely: cleaned in the browser again, whatever the server did. The
// cleaner is loaded when first needed; until then the bare text stands in its place.
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import classes from './rich-text.module.css';
import type { CleanHtml } from './clean-html';

let clean: CleanHtml | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the cleaner; called by RichText itself, earlier calls only save time. */
export function loadCleaner(): Promise<void> {
  return (loading ??= import('./clean-html').then(
    (module) => {
      clean = module.cleanHtml;
      for (const listener of [...listeners]) listener();
    },
    () => {
      loading = undefined;
    },
  ));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible text of HTML, on one line; runs and loads nothing of it. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export interface RichTextProps {
  html: string;
  className?: string;
}

/** Rich text of the knowledge base or a chat message. */
export function RichText({ html, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const cleaner = useSyncExternalStore(subscribe, () => clean);
  const plain = useMemo(() => (cleaner ? '' : textOfHtml(html)), [cleaner, html]);
  useEffect(() => {
    if (!cleaner) void loadCleaner();
  }, [cleaner]);
  useLayoutEffect(() => {
    // Nodes instead of text: what was cleaned is not parsed a second time.
    if (cleaner && place.current) place.current.replaceChildren(cleaner(html));
  }, [cleaner, html]);
  const names = className === undefined ? classes.text : `${classes.text} ${className}`;
  if (!cleaner) return <div className={names}>{plain}</div>;
  return <div key="clean" ref={place} className={names} />;
}
