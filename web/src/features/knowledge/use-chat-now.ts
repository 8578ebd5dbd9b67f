/* Chat Now, guarded: one call at a time, however often it is clicked (FLOW-07). */
import { useRef, useState } from 'react';
import type { Repeated } from '../../lib/repeated';
import type { ChatOutcome } from './knowledge-actions';

export interface ChatNow {
  readonly isBusy: boolean;
  /** The last one was refused by the five-minute rule (ERR-01). */
  readonly repeated: Repeated | null;
  readonly start: () => void;
}

export function useChatNow(request: () => Promise<ChatOutcome>): ChatNow {
  // A second click of the same moment comes before the state is drawn.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setRepeated(null);
    try {
      const outcome = await request();
      if (typeof outcome === 'object') setRepeated(outcome);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, repeated, start: () => void start() };
}
