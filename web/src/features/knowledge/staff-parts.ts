/*
 * What staff see in the knowledge base beyond what customers see (001 §2.1): menus, marks, numbers and the editor.
 * The staff's screen provides it; where nobody does, the screens are the customer's.
 */
import { createContext, useContext, type ReactNode } from 'react';
import type { FoundQuestion } from '#contract/knowledge/catalogue';
import type { Question, QuestionType } from '#contract/knowledge/schemas';

export interface StaffParts {
  /** The gear of a type. */
  readonly typeMenu: (type: QuestionType) => ReactNode;
  /** What is done to a type as a whole, on its own page. */
  readonly typeActs: (type: QuestionType) => ReactNode;
  /** The gear of a question. */
  readonly questionMenu: (question: Question) => ReactNode;
  /** Says that something below the type is being edited (KB-18). */
  readonly typeMark: (type: QuestionType) => ReactNode;
  /** State and numbers of a question (KB-21, Q-26); the first of them where there is little room. */
  readonly questionMark: (question: Question, isShort?: boolean) => ReactNode;
  /** What the product filter is called. */
  readonly filterLabel: string;
  /** Who looks after a type, to be chosen (EDIT-03). */
  readonly persons: (type: QuestionType) => ReactNode;
  /** A question that is open. */
  readonly question: (found: FoundQuestion) => ReactNode;
  /** What a type without questions says, in one line. */
  readonly noQuestions: string;
  /** The same in the place of its questions, with what can be added. */
  readonly emptyType: (type: QuestionType) => ReactNode;
  /** In place of a catalogue without types. */
  readonly emptyCatalogue: ReactNode;
  /** In place of a question that somebody has deleted. */
  readonly gone: ReactNode;
}

export const StaffPartsContext = createContext<StaffParts | null>(null);

export function useStaffParts(): StaffParts | null {
  return useContext(StaffPartsContext);
}
