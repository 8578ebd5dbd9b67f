// A window gives the focus back when it goes: to where it came from, or, where that is gone, to the content. Mantine
// does so only for windows that were there before they opened; ours are loaded when they are first asked for.
import { useEffect, useState } from 'react';

/** Stands inside of what is drawn only while the window is open. */
export function ReturnFocus(): null {
  // Read while drawing: once the window is there, the focus is in it.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement !== document.body) return;
      const place = before?.isConnected ? before : document.querySelector('main');
      if (place instanceof HTMLElement && place !== document.body) place.focus({ preventScroll: true });
    },
    [before],
  );
  return null;
}
