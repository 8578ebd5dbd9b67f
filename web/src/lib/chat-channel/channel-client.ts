// The client of the chat channel /java/faqwebsocket.ws (Q-63, Q-65, RT-22…RT-25, RT-29): learns the id of this
// tab, tells which ticket it shows, hears of the wish for a rating, and says goodbye when the page goes.
import { chatChannelPath } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { createListeners } from '../live/listeners';
import { readObject } from '../live/read-object';
import { SteadySocket } from '../live/steady-socket';
import type { Side } from '#contract/core/actor';
import type { ChatChannelFrame } from '#contract/chat/channel-messages';
import type { SteadyDependencies } from '../live/steady-socket';

/** `type` of the address and of the bodies: 0 staff, 1 customers. */
export type ChannelType = 0 | 1;

/** What a tab tells about itself. */
export interface Looking {
  readonly userId: string;
  readonly type: ChannelType;
  readonly questionRecordId: number | null;
}

export interface ChannelDependencies extends SteadyDependencies {
  /** POST sendQuestion or sendAdminQuestion; a failure is not tried again: the next opening tells it anew. */
  tell: (side: Side, looking: Looking) => void;
  /** GET sendUserPageCloseingEvent, in a way that outlives the page. */
  sayGoodbye: (uid: string) => void;
}

export interface ChatChannel {
  /** Opens the channel of a side; does nothing where it is open already. */
  connect: (side: Side) => void;
  /** Closes it for good, until connect. */
  close: () => void;
  /** The ticket that the page shows now; null for none. */
  show: (ticket: number | null) => void;
  /** The page is going away. */
  leave: () => void;
  /** Staff asked for a rating of a ticket (event-userApply). */
  onRatingRequested: (listener: (ticket: number) => void) => () => void;
}

function isPong(text: string): boolean {
  const frame = readObject(text);
  return frame !== undefined && 'type' in frame && frame.type === 'pong';
}

function readFrame(text: string): ChatChannelFrame | undefined {
  const frame = readObject(text);
  return frame !== undefined && 'type' in frame ? (frame as ChatChannelFrame) : undefined;
}

export function createChatChannel(dependencies: ChannelDependencies): ChatChannel {
  const ratingRequested = createListeners<[number]>();
  let side: Side | undefined;
  let ticket: number | null = null;
  let uid: string | undefined;
  let isIntroduced = false;
  let followUp: ReturnType<typeof setTimeout> | undefined;

  const socket = new SteadySocket(dependencies, {
    patience: timers.heartbeat,
    unopenedWait: timers.reconnectDelay,
    waitAfter: () => timers.reconnectDelay,
    isPong,
    onOpen: () => undefined,
    onText: (text) => {
      const frame = readFrame(text);
      if (frame?.type === 'init' && typeof frame.uid === 'string') begin(frame.uid);
      else if (frame?.type === 'event-userApply') ratingRequested.emit(frame.questionRecordId);
    },
    onNoSession: forget,
    onDropped: forgetTab,
  });

  function begin(id: string): void {
    forgetTab();
    uid = id;
    followUp = setTimeout(() => {
      isIntroduced = true;
      tell();
    }, timers.initFollowUp);
  }

  function tell(): void {
    if (side === undefined || uid === undefined) return;
    dependencies.tell(side, { userId: uid, type: side === 'admin' ? 0 : 1, questionRecordId: ticket });
  }

  function forgetTab(): void {
    clearTimeout(followUp);
    uid = undefined;
    isIntroduced = false;
  }

  function forget(): void {
    forgetTab();
    side = undefined;
  }

  return {
    connect(next) {
      if (side === next) return;
      forget();
      side = next;
      socket.connect(`${chatChannelPath}?type=${next === 'admin' ? 0 : 1}`);
    },
    close() {
      forget();
      socket.close();
    },
    show(next) {
      if (ticket === next) return;
      ticket = next;
      if (isIntroduced) tell();
    },
    leave() {
      // The goodbye stands in the customer's part of the specification alone (000 §7).
      if (side === 'user' && uid !== undefined) dependencies.sayGoodbye(uid);
    },
    onRatingRequested: ratingRequested.add,
  };
}
