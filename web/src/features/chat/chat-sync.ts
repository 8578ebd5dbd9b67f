/*
 * Keeps the loaded conversations equal to the server's: one way in for the first load, for a
 * return after a break and for a gap between frames. Knows no React and no socket.
 */
import {
  type ChatMessage,
  type Conversation,
  fromNewestPage,
  isBehind,
  type MessagePage,
  type Recall,
  withMessage,
  withOlderPage,
  withRecall,
  withResume,
} from './conversation';

export interface ChatSyncDeps {
  /** The conversation as it is held now; undefined before its first load. */
  readonly read: (ticket: number) => Conversation | undefined;
  readonly write: (ticket: number, conversation: Conversation) => void;
  readonly fetchNewest: (ticket: number) => Promise<MessagePage>;
  readonly fetchOlder: (ticket: number, timestamp: number) => Promise<MessagePage>;
  readonly fetchAfter: (ticket: number, rev: number) => Promise<MessagePage>;
  /** Asks for `load` of a ticket again; its result is written by whoever called for it. */
  readonly requestResume: (ticket: number) => void;
}

export interface ChatSync {
  /** Loads the newest page, or, when something is held already, all that changed since. */
  load(ticket: number): Promise<Conversation>;
  /** Loads the page before the oldest message; does nothing when there is none. */
  loadOlder(ticket: number): Promise<void>;
  /** A message was pushed, or answered to the one who sent it. */
  receive(ticket: number, message: ChatMessage): void;
  receiveRecall(ticket: number, recall: Recall): void;
  /** A ticket row or frame says that this revision exists. */
  hear(ticket: number, rev: number): void;
}

export function createChatSync(deps: ChatSyncDeps): ChatSync {
  /** The highest revision of each ticket that something told us of. */
  const heard = new Map<number, number>();

  function note(ticket: number, rev: number) {
    heard.set(ticket, Math.max(rev, heard.get(ticket) ?? 0));
  }

  function accept(ticket: number, rev: number, apply: (conversation: Conversation) => Conversation) {
    note(ticket, rev);
    const held = deps.read(ticket);
    if (!held) return;
    const next = apply(held);
    deps.write(ticket, next);
    if (isBehind(next, rev)) deps.requestResume(ticket);
  }

  async function resume(ticket: number, held: Conversation): Promise<Conversation> {
    let conversation = held;
    for (;;) {
      const page = await deps.fetchAfter(ticket, conversation.rev);
      // Frames may have come while the answer was on its way.
      conversation = withResume(deps.read(ticket) ?? conversation, page);
      deps.write(ticket, conversation);
      if (!page.hasMore) return conversation;
    }
  }

  return {
    async load(ticket) {
      const held = deps.read(ticket);
      if (held) return resume(ticket, held);
      const first = fromNewestPage(await deps.fetchNewest(ticket));
      // A frame that came before there was anything to apply it to.
      return isBehind(first, heard.get(ticket) ?? 0) ? resume(ticket, first) : first;
    },
    async loadOlder(ticket) {
      const oldest = deps.read(ticket)?.messages[0];
      if (!oldest) return;
      const page = await deps.fetchOlder(ticket, oldest.timestamp);
      const held = deps.read(ticket);
      if (!held) return;
      const next = withOlderPage(held, page);
      deps.write(ticket, next);
      if (isBehind(next, heard.get(ticket) ?? held.rev)) deps.requestResume(ticket);
    },
    receive: (ticket, message) =>
      accept(ticket, message.rev, (conversation) => withMessage(conversation, message)),
    receiveRecall: (ticket, recall) =>
      accept(ticket, recall.rev, (conversation) => withRecall(conversation, recall)),
    hear(ticket, rev) {
      const held = deps.read(ticket);
      const isNews = rev > (heard.get(ticket) ?? 0);
      note(ticket, rev);
      if (held && isNews && isBehind(held, rev)) deps.requestResume(ticket);
    },
  };
}
