/*
 * The sockets of /ws_js as tabs: for whom each speaks, that it ends with his session, and that a client that
 * takes nothing is not waited for.
 */
import type { IncomingMessage } from 'node:http';
import type { Actor, Side } from '#contract/core/actor';
import { closeCodes } from '#contract/core/frames';
import type { Locale } from '#contract/settings/config-script';
import type { Cookies } from '../../platform/http/bind';
import type { HubSocket } from '../../platform/realtime/hub';
import type { Identity, SocketSession } from '../identity';
import type { Settings } from '../settings';
import { sideOfAddress } from './frames.rules';
import type { Tab } from './tab';

/** Who a socket speaks for. */
export interface Speaker {
  readonly side: Side;
  /** Undefined for a visitor. */
  readonly session: SocketSession | undefined;
}

export interface OpenTab extends Tab {
  actor: Actor;
  lang: Locale;
  wsid: string;
  readonly socket: HubSocket;
  readonly speaker: Speaker;
  /** Whether its session is still what it was; closes the socket where it is not. */
  isValid(): Promise<boolean>;
  /** Speaks for this one from now on. */
  become(speaker: Speaker): void;
  /** Resolves once the client has taken most of what was sent; a client that does not is cut off. */
  drained(): Promise<void>;
  /** The socket is gone. */
  end(): void;
}

export interface SpeakerDependencies {
  readonly identity: Pick<Identity, 'sockets' | 'actors'>;
  readonly settings: Pick<Settings, 'languageOf'>;
  cookiesOf(request: IncomingMessage): Cookies;
}

// Bytes that wait for a client before it gets more tables, and before it is given up.
const backlogForMore = 1024 * 1024;
const backlogLimit = 32 * backlogForMore;
const drainLook = 100;
const drainPatience = 60_000;

/** The speaker whom a handshake's cookies and address name; the cookies are read anew each time. */
export async function findSpeaker(
  { identity, cookiesOf }: SpeakerDependencies,
  request: IncomingMessage,
  wanted: Side | undefined = sideOfAddress(request.url ?? ''),
): Promise<Speaker> {
  const side = wanted ?? (await identity.actors.onlySideOf(cookiesOf(request)));
  return { side, session: await identity.sockets.find(request, side) };
}

export function openTab(
  deps: SpeakerDependencies,
  socket: HubSocket,
  request: IncomingMessage,
  first: Speaker,
): OpenTab {
  const { identity, settings, cookiesOf } = deps;
  let speaker = first;
  let unwatch = watch(first);

  function watch({ session }: Speaker): () => void {
    if (session === undefined) return () => undefined;
    socket.join(session.room);
    return identity.sockets.watch(session);
  }

  const tab: OpenTab = {
    socket,
    wsid: '',
    stamp: 0,
    ...rolesOf(first),
    get speaker() {
      return speaker;
    },
    send(frame) {
      if (socket.backlog > backlogLimit) socket.close(closeCodes.goingAway, 'too slow');
      else socket.send(frame);
    },
    async isValid() {
      if (speaker.session === undefined) return true;
      const now = await identity.sockets.find(request, speaker.side);
      if (now?.hash === speaker.session.hash) return true;
      socket.close(closeCodes.noSession, 'session ended');
      return false;
    },
    become(next) {
      unwatch();
      if (speaker.session !== undefined) socket.leave(speaker.session.room);
      speaker = next;
      unwatch = watch(next);
      Object.assign(tab, rolesOf(next), { stamp: 0 });
    },
    async drained() {
      const patience = performance.now() + drainPatience;
      while (socket.backlog > backlogForMore) {
        if (performance.now() > patience) return socket.close(closeCodes.goingAway, 'too slow');
        await new Promise((look) => setTimeout(look, drainLook).unref());
      }
    },
    end: () => unwatch(),
  };
  return tab;

  function rolesOf({ session }: Speaker): { actor: Actor; lang: Locale } {
    const actor: Actor = session?.actor ?? { kind: 'visitor' };
    // Texts for the staff side are Chinese.
    return { actor, lang: actor.kind === 'staff' ? 'zh' : settings.languageOf(cookiesOf(request)) };
  }
}
