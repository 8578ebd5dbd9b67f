/*
 * The door of the chat: messages of tickets, sent exactly once, read in pages or from a revision on, and
 * recalled; cards of damage reports among them; and the chat channel with its tabs.
 */
import type { SystemContent } from '#contract/chat/schemas';
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { Module, Platform } from '../../module';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Files } from '../files';
import type { ClientSocket, Identity } from '../identity';
import type { Settings } from '../settings';
import type { Tickets } from '../tickets';
import { createAppending } from './append.service';
import { createCards } from './cards.service';
import { bindChatChannel } from './channel.routes';
import { createChannelService } from './channel.service';
import { openChatChannel } from './channel.socket';
import { createTabs } from './channel.tabs';
import { createMessagePresenter } from './chat.present';
import { bindChat } from './chat.routes';
import { deliveryOf } from './chat.rules';
import { subscribeChatFrames } from './chat.socket';
import { insertMessages, moveMessages } from './chat.store';
import type { Card, CardPort, MessageRow, StoredMessageRow } from './chat.types';
import { createSending } from './send.service';
import { createTyping } from './typing.socket';
import { createViewing } from './viewing.socket';

export { chatEvents } from './chat.events';
export type { Card, CardPort, MessageRow, StoredMessageRow } from './chat.types';

export interface Chat extends Module {
  /** Appends a line of type 6, in the transaction of what it tells. @returns the id */
  appendSystem(tx: Db, emit: Emit, ticketId: number, content: SystemContent): Promise<number>;
  /**
   * What a client says on its main socket: a delivery, that he types, or which ticket his tab shows
   * nothing else counts.
   */
  receiveFrame(actor: CustomerActor | StaffActor, frame: unknown, socket: ClientSocket): Promise<void>;
  /** The socket is gone: nobody looks at anything by it. */
  socketGone(socket: ClientSocket): void;
  /** Fills the port of the damage reports; without it cards are refused. */
  onCards(port: CardPort): void;
  /** The card says something else now: both sides get it as frame 10, and under the next revision. */
  cardChanged(tx: Db, emit: Emit, messageId: number): Promise<void>;
  /** Takes a card back: both sides get it as frame 10, deleted and without content. */
  withdrawCard(tx: Db, emit: Emit, messageId: number): Promise<void>;
  /** The message, if it is a card. */
  findCard(db: Db, messageId: number): Promise<Card | undefined>;
  /** The messages, their cards saying what the reports say now. */
  withCards(db: Db, rows: readonly MessageRow[]): Promise<readonly MessageRow[]>;
  /** Whole messages, as they are. */
  insertMessages(tx: Db, messages: readonly StoredMessageRow[]): Promise<void>;
  /** Before the sockets close: the tabs of this program go with its row. */
  stop(): Promise<void>;
}

export interface ChatDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly files: Files;
  readonly tickets: Tickets;
}

export function createChat(deps: ChatDependencies): Chat {
  const { db, tickets, identity } = deps;
  const cards = createCards({ tickets });
  const presenter = createMessagePresenter(identity, cards);
  const appending = createAppending(deps);
  const sending = createSending({ ...deps, appending, cards });
  subscribeChatFrames({ ...deps, presenter });
  const forwardTyping = createTyping(deps);
  const viewing = createViewing(deps);
  const tabs = createTabs(deps);
  const channel = createChannelService(deps);
  openChatChannel({ ...deps, tabs });
  tickets.onMoved(moveMessages);

  return {
    appendSystem: appending.appendSystem,
    async receiveFrame(actor, frame, socket) {
      viewing.receive(actor, frame, socket);
      const delivery = deliveryOf(frame);
      if (delivery !== undefined) {
        await tickets.markDelivered(actor, delivery.recordQuestionId, delivery.seq);
      }
      await forwardTyping(actor, frame);
    },
    socketGone: viewing.gone,
    onCards: cards.onCards,
    cardChanged: cards.cardChanged,
    withdrawCard: cards.withdrawCard,
    findCard: cards.findCard,
    withCards: cards.withContents,
    insertMessages,
    register(bind) {
      bindChat(bind, { db, tickets, sending, presenter });
      bindChatChannel(bind, identity.actors, channel);
    },
    async stop() {
      viewing.stop();
      await tabs.stop();
    },
  };
}
