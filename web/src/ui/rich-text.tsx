// HTML that people wrote, shown safely: cleaned in the browser again, whatever the server did. The
// cleaner is loaded when first needed; until then the bare text stands in its place.
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useT } from '../lib/i18n';
import { showPictures } from './picture-viewer';
import { nameVideos } from './rich-text-video';
import classes from './rich-text.module.css';
import type { CleanHtml } from './html-policy';
import { loadCleanHtml } from './clean-html';

let clean: CleanHtml | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the cleaner; called by RichText itself, earlier calls only save time. */
export function loadCleaner(): Promise<void> {
  return (loading ??= loadCleanHtml().then(
    (cleaner) => {
      clean = cleaner;
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

/**
 * Makes each picture a button that shows it large. One inside a link stays what it is: the link leads on.
 * `name` says what the button does, for a picture with and without words of its own.
 */
function makeOpenable(content: DocumentFragment, name: (alt: string) => string): DocumentFragment {
  for (const picture of content.querySelectorAll('img')) {
    if (picture.closest('a')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = classes.picture ?? '';
    button.setAttribute('aria-label', name(picture.alt));
    picture.replaceWith(button);
    button.append(picture);
  }
  return content;
}

/**
 * Shows the picture that was chosen, among all of its conversation or answer: of the nearest article around it, or element
 * that is marked with `data-pictures`.
 */
function openPicture(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const selector = `.${classes.picture} > img`;
  const chosen = target instanceof Element ? target.closest('button')?.querySelector('img') : null;
  if (!chosen?.matches(selector)) return;
  const series = currentTarget.closest('[data-pictures], article') ?? currentTarget;
  const pictures = Array.from(series.querySelectorAll<HTMLImageElement>(selector));
  showPictures(
    pictures.map((picture) => ({ src: picture.src, alt: picture.alt, ...sizeOf(picture) })),
    pictures.indexOf(chosen),
  );
}

/** A drawing is sharp at any size: it may fill the window. */
function sizeOf({ src, naturalWidth, naturalHeight }: HTMLImageElement) {
  if (!/\.svg$/i.test(src) || naturalWidth === 0 || naturalHeight === 0) return undefined;
  const scale = 4_096 / Math.max(naturalWidth, naturalHeight);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

export interface RichTextProps {
  html: string;
  className?: string;
  /** auto: each message takes the direction of its own letters. */
  dir?: 'auto';
}

/** Rich text of the knowledge base or a chat message. */
export function RichText({ html, className, dir }: RichTextProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const cleaner = useSyncExternalStore(subscribe, () => clean);
  const plain = useMemo(() => (cleaner ? '' : textOfHtml(html)), [cleaner, html]);
  useEffect(() => {
    if (!cleaner) void loadCleaner();
  }, [cleaner]);
  useLayoutEffect(() => {
    // Nodes instead of text: what was cleaned is not parsed a second time.
    if (!cleaner || !place.current) return;
    const nameOf = (alt: string) =>
      alt === '' ? t('chat.picture.open') : t('chat.picture.openOf', { name: alt });
    const content = makeOpenable(cleaner(html), nameOf);
    nameVideos(content, t);
    place.current.replaceChildren(content);
  }, [cleaner, html, t]);
  const names = className === undefined ? classes.text : `${classes.text} ${className}`;
  if (!cleaner)
    return (
      <div className={names} dir={dir}>
        {plain}
      </div>
    );
  return <div key="clean" ref={place} className={names} dir={dir} onClick={openPicture} />;
}
