// The live socket of this tab: one for the whole page. Features listen here; the session connects it.
import { useSyncExternalStore } from 'react';
import { browserSocket } from './browser-socket';
import { createLive } from './live-client';
import type { Connection } from './live-client';

export type { Connection } from './live-client';

/** Second customer endpoint that is defined and never connected to (000 §7, Q-66). @public */
export const unusedSecondPort = 28288;

export const live = createLive({
  ...browserSocket,
  isReady: () =>
    fetch('/readyz', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ),
  reload: () => window.location.reload(),
});

/** State of the connection, for the quiet line that says that we are offline. */
export function useConnection(): Connection {
  return useSyncExternalStore(live.onChange, live.connection);
}
