/*
 * The messages of one ticket as the browser holds them, and how answers and frames change them.
 * Pure. Whatever the order in which frames, pages and resumes arrive, the result is what a fresh load gives.
 */
import type { Message, StaffMessage } from '#contract/chat/schemas';

/** A message of either side's answers; staff get two fields more (001 §3). */
export type ChatMessage = Message & Partial<Pick<StaffMessage, 'user' | 'showRecall'>>;

export interface Conversation {
  /** In order of seq, from the oldest loaded one on. A hole stands only while a resume is under way. */
  readonly messages: readonly ChatMessage[];
  /** Every change up to this revision is in; the next resume asks for what came after it. */
  readonly rev: number;
  /** Older messages wait on the server. */
  readonly hasOlder: boolean;
}

/** One answer of queryByRecordQuestionIdAndTimestamp. */
export interface MessagePage {
  readonly recordChatList: readonly ChatMessage[];
  readonly hasMore: boolean;
  readonly rev: number;
}

/** A recalled message, as its frame names it. */
export interface Recall {
  readonly id: number;
  readonly isDelete: 1;
  readonly rev: number;
}

/** The newest page, loaded first. */
export function fromNewestPage(page: MessagePage): Conversation {
  return { messages: mergeMessages([], page.recordChatList), rev: page.rev, hasOlder: page.hasMore };
}

/**
 * Both lists as one: by id, the higher rev wins, in order of seq. Answers the same list when nothing is new.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  let changed = false;
  for (const message of arrived) {
    const before = byId.get(message.id);
    if (before && before.rev >= message.rev) continue;
    byId.set(message.id, message);
    changed = true;
  }
  return changed ? [...byId.values()].sort((one, other) => one.seq - other.seq) : known;
}

/**
 * A page of older messages. A change that came in while it was on its way was not applied to them, so the
 * conversation counts as complete only up to the page's own revision.
 */
export function withOlderPage(conversation: Conversation, page: MessagePage): Conversation {
  return {
    messages: mergeMessages(conversation.messages, page.recordChatList),
    rev: Math.min(conversation.rev, page.rev),
    hasOlder: page.hasMore,
  };
}

/** The answer of a resume. It comes in order of rev, so a part of it is complete up to its last message. */
export function withResume(conversation: Conversation, page: MessagePage): Conversation {
  const last = page.recordChatList.at(-1);
  const reached = page.hasMore && last ? last.rev : page.rev;
  return {
    messages: mergeMessages(conversation.messages, withinReach(conversation, page.recordChatList)),
    rev: Math.max(conversation.rev, reached),
    hasOlder: conversation.hasOlder,
  };
}

/** A pushed message. It counts as complete only when it is the very next revision. */
export function withMessage(conversation: Conversation, message: ChatMessage): Conversation {
  return {
    messages: mergeMessages(conversation.messages, withinReach(conversation, [message])),
    rev: nextRev(conversation, message.rev),
    hasOlder: conversation.hasOlder,
  };
}

/**
 * A pushed recall: the text goes, a grey line stays. Of a message that is not here only the resume can
 * tell whether it is an older one or one that is still missing.
 */
export function withRecall(conversation: Conversation, recall: Recall): Conversation {
  const recalled = conversation.messages.find((message) => message.id === recall.id);
  if (!recalled) return conversation;
  const changed = { ...recalled, isDelete: recall.isDelete, content: '', rev: recall.rev };
  return {
    messages: mergeMessages(conversation.messages, [changed]),
    rev: nextRev(conversation, recall.rev),
    hasOlder: conversation.hasOlder,
  };
}

/** True when a change of revision `rev` is known to exist and something before it is missing. */
export function isBehind(conversation: Conversation, rev: number): boolean {
  return rev > conversation.rev;
}

function nextRev(conversation: Conversation, rev: number): number {
  return rev === conversation.rev + 1 ? rev : conversation.rev;
}

/**
 * Without changes of messages that are older than the loaded ones: those come whole with their page.
 */
function withinReach(conversation: Conversation, arrived: readonly ChatMessage[]): readonly ChatMessage[] {
  const oldest = conversation.messages[0];
  if (!conversation.hasOlder || !oldest) return arrived;
  return arrived.filter((message) => message.seq >= oldest.seq);
}
