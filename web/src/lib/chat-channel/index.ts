// The chat channel of this tab: one for the page, opened by the chat screens of both sides.
import { useEffect } from 'react';
import { call } from '../api';
import { live } from '../live';
import { browserSocket } from '../live/browser-socket';
import { createChatChannel } from './channel-client';
import type { Side } from '#contract/core/actor';
import type { Looking } from './channel-client';

function tell(side: Side, looking: Looking): void {
  const sent =
    side === 'admin'
      ? call('POST /java/front/sendAdminQuestion', looking)
      : call('POST /java/front/sendQuestion', looking);
  sent.catch((error: unknown) => console.warn('The shown ticket could not be told.', error));
}

export const chatChannel = createChatChannel({
  ...browserSocket,
  tell,
  sayGoodbye: (uid) => {
    call('GET /java/front/sendUserPageCloseingEvent', undefined, { query: { uid }, keepalive: true }).catch(
      () => undefined,
    );
  },
});

/**
 * Keeps the channel open while a chat screen is shown. `person` is who is identified, null for nobody: another
 * one gets a socket of its own. `ticket` is the open one.
 */
export function useChatChannel(side: Side, person: string | null, ticket: number | null): void {
  useEffect(() => chatChannel.show(ticket), [ticket]);
  useEffect(() => {
    if (person === null) return;
    chatChannel.connect(side);
    // Closed for want of a session: the main socket opens again once there is one.
    const offOpen = live.onOpen(() => chatChannel.connect(side));
    window.addEventListener('pagehide', chatChannel.leave);
    return () => {
      window.removeEventListener('pagehide', chatChannel.leave);
      offOpen();
      chatChannel.close();
    };
  }, [side, person]);
}
