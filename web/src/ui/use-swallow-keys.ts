// While an overlay covers the screen, keys must not reach what lies beneath it.
import { useEffect } from 'react';

/** Swallows every key press of the page as long as the calling component is there. */
export function useSwallowKeys(): void {
  useEffect(() => {
    const swallow = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', swallow, true);
    return () => window.removeEventListener('keydown', swallow, true);
  }, []);
}
