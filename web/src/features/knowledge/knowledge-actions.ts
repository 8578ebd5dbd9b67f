/*
 * What the knowledge screens ask of the page around them: tickets and the session belong to other features,
 * and the page puts them side by side.
 */
import type { QuestionType } from '#contract/knowledge/schemas';
import type { Repeated } from '../../lib/repeated';

/** A wish to chat that came out of a guided answer (000 §2.2). */
export interface ChatRequest {
  readonly questionTypeId: number;
  readonly questionId: number;
  /** HTML of the steps taken. */
  readonly stepRecord: string;
}

/**
 * How it ended: the chat opens · the login was closed · a failure, which the page has already told or logged
 * (ERR-26) · refused by the five-minute rule, which is told in place (ERR-01).
 */
export type ChatOutcome = 'opened' | 'cancelled' | 'failed' | Repeated;

/** The after-sales button (KB-07 … KB-09). */
export interface AfterSales {
  /** null until they are known. */
  readonly counts: { readonly unread: number; readonly unsolved: number } | null;
  /** `empty`: logged in and without tickets, so that there is nothing to open. */
  readonly state: 'login' | 'empty' | 'ready';
  readonly onOpen: () => void;
}

export interface KnowledgeActions {
  /** undefined until the session is known. */
  readonly isLoggedIn: boolean | undefined;
  readonly onLogin: () => void;
  /** The chat icon of a type: starts a ticket. */
  readonly onAsk: (type: QuestionType) => void;
  readonly onChatNow: (request: ChatRequest) => Promise<ChatOutcome>;
  readonly afterSales: AfterSales;
}
