// A window that is drawn only while it is open gives the focus back when it goes: to where it came from, or,
// where that is gone, to the content.
import { useEffect, useState } from 'react';

export function useReturnFocus(): void {
  // Read while drawing: once the window is there, the focus is in it.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const place = before?.isConnected ? before : document.querySelector('main');
      if (place instanceof HTMLElement && place !== document.body) place.focus({ preventScroll: true });
    },
    [before],
  );
}
