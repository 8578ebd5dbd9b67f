/*
 * The chat channel: a tab of either side opens a socket, learns its id and counts as present;
 * tabs of a customer hear of a rating that staff ask for.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ChatChannelFrame } from '#contract/chat/channel-messages';
import type { Side } from '#contract/core/actor';
import { chatChannelPath } from '#contract/core/frames';
import type { Platform } from '../../module';
import type { HubSocket } from '../../platform/realtime/hub';
import type { Identity, IdentityKey, SocketSession } from '../identity';
import type { Tabs } from './channel.tabs';
import { chatEvents } from './chat.events';

export interface ChannelSocketDependencies extends Pick<Platform, 'hub' | 'bus'> {
  readonly identity: Pick<Identity, 'sockets' | 'onProgramReturned'>;
  readonly tabs: Tabs;
}

/** A socket of the channel. */
interface OpenTab {
  readonly uid: string;
  readonly session: SocketSession;
  /** Once its init frame was sent: nothing is sent before. */
  introduced?: Promise<void>;
  isClosed: boolean;
}

// A page that closed: nobody is to come back.
const normalClosure = 1000;

const roomOfTab = (uid: string) => `chat-tab:${uid}`;
const roomOfTabs = ({ side, id }: IdentityKey) => `chat-tabs:${side}:${id}`;

export function openChatChannel({ hub, bus, identity, tabs }: ChannelSocketDependencies): void {
  const { sockets } = identity;
  identity.onProgramReturned(() => tabs.restore());

  hub.register({
    path: chatChannelPath,
    maxPayload: sockets.maxPayload,
    async admit(request) {
      const session = await sockets.find(request, sideOf(request));
      if (session === undefined) return null;
      const tab: OpenTab = { uid: randomUUID(), session, isClosed: false };
      return {
        rooms: [session.room, roomOfTab(tab.uid)],
        identity: session.identity,
        data: tab,
      };
    },
    onOpen(socket) {
      const tab = tabOf(socket);
      const { uid, session } = tab;
      sockets.opened(session);
      tab.introduced = tabs.open({ uid, key: session.key }).then(() => {
        if (tab.isClosed) return;
        send(socket, { type: 'init', uid });
        socket.join(roomOfTabs(session.key));
      });
    },
    onPing(socket) {
      const { session, introduced } = tabOf(socket);
      sockets.heard(session);
      void introduced?.then(() => send(socket, { type: 'pong' }));
    },
    onText: (socket) => void sockets.mayReceive(socket, tabOf(socket).session),
    onClose(socket) {
      const tab = tabOf(socket);
      const { uid, session } = tab;
      tab.isClosed = true;
      sockets.closed(session);
      tabs.close(uid);
    },
  });

  bus.subscribe(chatEvents.invited, ({ ids }) => {
    const room = roomOfTabs({ side: 'user', id: Number(ids.customerId) });
    const frame: ChatChannelFrame = { type: 'event-userApply', questionRecordId: Number(ids.ticketId) };
    hub.send(room, frame);
  });
  bus.subscribe(chatEvents.tabClosed, ({ ids }) =>
    hub.closeRoom(roomOfTab(String(ids.uid)), normalClosure, 'page closed'),
  );
}

/** type 0 is staff, anything else and nothing the customer. */
function sideOf({ url = '' }: IncomingMessage): Side {
  return new URLSearchParams(url.split('?')[1]).get('type') === '0' ? 'admin' : 'user';
}

function tabOf(socket: HubSocket): OpenTab {
  return socket.data as OpenTab;
}

function send(socket: HubSocket, frame: ChatChannelFrame): void {
  socket.send(frame);
}
