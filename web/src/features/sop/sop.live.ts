/* Frame 11 -> what the editor shows: directories and questions are read anew, once for what comes close together. */
import { useEffect } from 'react';
import { frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { live } from '../../lib/live';
import { refreshSop } from './sop.queries';

/** Keeps directories and questions equal to the server's while the component is mounted. */
export function useSopLive(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void refreshSop();
    };
    const off = [
      live.onFrame(({ msgType }) => {
        if (msgType === frameTypes.refresh) timer ??= setTimeout(refresh, timers.editorRefreshDebounce);
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) refresh();
      }),
    ];
    return () => {
      off.forEach((stop) => stop());
      clearTimeout(timer);
    };
  }, []);
}
