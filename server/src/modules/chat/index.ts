/*
 * The door of the chat: messages of tickets, sent exactly once, read in pages or from a revision on, and
 * recalled.
 */
import type { SystemContent } from '#contract/chat/schemas';
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { Module, Platform } from '../../module';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Files } from '../files';
import type { Identity } from '../identity';
import type { Settings } from '../settings';
import type { Tickets } from '../tickets';
import { createAppending } from './append.service';
import { createMessagePresenter } from './chat.present';
import { bindChat } from './chat.routes';
import { deliveryOf } from './chat.rules';
import { subscribeChatFrames } from './chat.socket';
import { insertMessages, moveMessages } from './chat.store';
import type { StoredMessageRow } from './chat.types';
import { createSending } from './send.service';

export type { StoredMessageRow } from './chat.types';

export interface Chat extends Module {
  /** Appends a line of type 6, in the transaction of what it tells. @returns the id */
  appendSystem(tx: Db, emit: Emit, ticketId: number, content: SystemContent): Promise<number>;
  /** What a client says on its main socket; anything but a delivery is ignored. */
  receiveFrame(actor: CustomerActor | StaffActor, frame: unknown): Promise<void>;
  /** Whole messages, as they are. */
  insertMessages(tx: Db, messages: readonly StoredMessageRow[]): Promise<void>;
}

export interface ChatDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly files: Files;
  readonly tickets: Tickets;
}

export function createChat(deps: ChatDependencies): Chat {
  const { db, tickets, identity } = deps;
  const presenter = createMessagePresenter(identity);
  const appending = createAppending(deps);
  const sending = createSending({ ...deps, appending });
  subscribeChatFrames({ ...deps, presenter });
  tickets.onMoved(moveMessages);

  return {
    appendSystem: appending.appendSystem,
    async receiveFrame(actor, frame) {
      const delivery = deliveryOf(frame);
      if (delivery !== undefined) {
        await tickets.markDelivered(actor, delivery.recordQuestionId, delivery.seq);
      }
    },
    insertMessages,
    register: (bind) => bindChat(bind, { db, tickets, sending, presenter }),
  };
}
