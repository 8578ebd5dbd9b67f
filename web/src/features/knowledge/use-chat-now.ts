/* Chat Now, guarded: one call at a time, however often it is clicked (FLOW-07). */
import { useRef, useState } from 'react';
import type { ChatOutcome } from './knowledge-actions';

export interface ChatNow {
  readonly isBusy: boolean;
  /** The last one was refused by the five-minute rule (ERR-01). */
  readonly isRepeated: boolean;
  readonly start: () => void;
}

export function useChatNow(request: () => Promise<ChatOutcome>): ChatNow {
  // A second click of the same moment comes before the state is drawn.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isRepeated, setIsRepeated] = useState(false);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setIsRepeated(false);
    try {
      setIsRepeated((await request()) === 'repeated');
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, isRepeated, start: () => void start() };
}
