/* What the buttons of the question detail work on. */
import type { SopQuestion } from '#contract/sop/schemas';
import type { QuestionTyping } from './use-question-edits';

export interface QuestionDesk {
  readonly directoryId: number | null;
  /** The chosen question as it is stored. */
  readonly question: SopQuestion | undefined;
  /** The chosen one, also where it is gone. */
  readonly questionId: number | null;
  readonly typing: QuestionTyping;
  /** null: none. */
  readonly onChoose: (questionId: number | null) => void;
  /** Begins a new question in the directory. */
  readonly onNew: () => void;
  /** Something has to be filled in first. */
  readonly onMissing: (field: 'orderNo' | 'phenomenon') => void;
}
