// A login or logout in one tab is one in all tabs of the browser: they identify anew.
import type { Side } from '#contract/core/actor';

const name = 'faq_session';

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
}

/** Tells the other tabs that the session of a side began or ended. */
export function announceSession(side: Side): void {
  const channel = openChannel();
  channel?.postMessage(side);
  channel?.close();
}

/** Hears it from the other tabs. Returns the way to stop. */
export function onSessionAnnounced(side: Side, listener: () => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = (event) => {
    if (event.data === side) listener();
  };
  return () => channel.close();
}
