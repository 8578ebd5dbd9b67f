/* Types of sop that its parts and its door share. */
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';

export type AnswerLanguage = 'CN' | 'EN';

/** A directory as other modules name it. */
export interface DirectoryRecord {
  readonly id: number;
  readonly name: string;
}

/** A question of the tree as other modules name it. */
export interface SopQuestionRecord {
  readonly id: number;
  /** Null where it is unassigned. */
  readonly directoryId: number | null;
  readonly title: string;
  readonly problemPhenomenon: string;
}

/** A question with all that a search looks at. */
export interface SearchableSopQuestion {
  readonly id: number;
  readonly title: string;
  readonly problemPhenomenon: string;
  /** The directories from the top level down; none where it is unassigned. */
  readonly nav: readonly { readonly id: number; readonly title: string }[];
  readonly answers: readonly { readonly language: AnswerLanguage; readonly content: string }[];
}

export interface NewDirectory {
  /** Null at the top level. */
  readonly parentId: number | null;
  readonly name: string;
  readonly orderNo: number;
  readonly createPersonId: number | null;
}

export interface NewAnswer {
  readonly orderNo: number;
  readonly language: AnswerLanguage;
  /** Plain text. */
  readonly content: string;
}

export interface NewSopQuestion {
  /** Null where it is unassigned. */
  readonly directoryId: number | null;
  readonly orderNo: number;
  readonly title: string;
  readonly problemPhenomenon: string;
  readonly productIds: readonly number[];
  readonly answers: readonly NewAnswer[];
  readonly changePersonId: number | null;
  readonly changeTime: number;
}

/** Takes away what hangs on directories, or on questions, in the transaction that deletes them. */
export type DeletedPort = (tx: Db, emit: Emit, ids: readonly number[]) => Promise<void>;
