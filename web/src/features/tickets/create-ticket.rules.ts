/* What a new ticket must be, as the dialog says it before anything is sent (000 §5, VALID-01 … VALID-04). Pure. */
import { findTypePath } from '#contract/knowledge/catalogue';
import { limits } from '#contract/core/limits';
import type { QuestionType } from '#contract/knowledge/schemas';

/** What a person fills in. */
export interface TicketForm {
  readonly typeId: number | null;
  readonly question: string;
  /** Product ids; may stay empty. */
  readonly items: readonly number[];
}

/** What can be wrong; the dialog has a text for each. */
export type TicketProblem = 'typeLevel' | 'typeGone' | 'questionEmpty' | 'questionLong';

/** What is wrong, per field. */
export interface TicketProblems {
  readonly type?: TicketProblem;
  readonly question?: TicketProblem;
}

/** Code points of the trimmed text. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** Checks a form against the catalogue; an empty answer means that it may be sent. */
export function checkTicket(form: TicketForm, types: readonly QuestionType[]): TicketProblems {
  const type = typeProblem(form.typeId, types);
  const question = questionProblem(form.question);
  return { ...(type && { type }), ...(question && { question }) };
}

function typeProblem(typeId: number | null, types: readonly QuestionType[]): TicketProblem | undefined {
  if (typeId === null) return 'typeLevel';
  const path = findTypePath(types, typeId);
  if (path === undefined) return 'typeGone';
  return path.length > 1 ? undefined : 'typeLevel';
}

function questionProblem(question: string): TicketProblem | undefined {
  const length = lengthOf(question);
  if (length === 0) return 'questionEmpty';
  return length > limits.ticketTitle ? 'questionLong' : undefined;
}
