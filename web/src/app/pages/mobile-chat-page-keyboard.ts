// Space that an on-screen keyboard covers. Most browsers shrink the page for it (index.html asks them to);
// where the keyboard lies over the page, as on iOS, the visual viewport tells its height.
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

function covered(): number {
  const viewport = window.visualViewport;
  // A page that is zoomed in has a small viewport without any keyboard.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/** Covered height in px; 0 without a keyboard. */
export function useKeyboardSpace(): number {
  return useSyncExternalStore(subscribe, covered);
}
