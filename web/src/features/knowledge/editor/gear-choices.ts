/* What the entries of the gears do (001 §2.1). */
import { findTypePath } from '#contract/knowledge/catalogue';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { copyQuestionLink } from '../copy-link-button';
import type { Knowledge } from '../use-knowledge';
import { deleteQuestion, deleteType } from './catalogue-calls';
import { refreshCatalogue } from './editing.queries';
import type { GearEntry } from './gear-menu';

/** What asks for a title before it is done. */
export type Asked =
  | { readonly kind: 'addType'; readonly parentId: number; readonly heading: string }
  | { readonly kind: 'rename'; readonly type: QuestionType; readonly heading: string }
  | { readonly kind: 'addQuestion'; readonly type: QuestionType; readonly heading: string };

/** The order of what stands directly below a type; without one that of the top level. */
export interface AskedOrder {
  readonly kind: 'order';
  readonly typeId: number | undefined;
}

export interface StaffPartsOptions {
  readonly knowledge: Knowledge;
  readonly staffId: number;
  readonly isReadonly: boolean;
  readonly ask: (asked: Asked | AskedOrder) => void;
  /** Opens the descriptions of one product. */
  readonly onItem: (id: number) => void;
}

export async function chooseForType(
  { knowledge, ask }: StaffPartsOptions,
  type: QuestionType,
  entry: GearEntry,
): Promise<void> {
  const heading = s(`gear.${entry}`);
  if (entry === 'addChild') ask({ kind: 'addType', parentId: type.id, heading });
  else if (entry === 'addSibling') ask({ kind: 'addType', parentId: type.parent_id, heading });
  else if (entry === 'rename') ask({ kind: 'rename', type, heading });
  else if (entry === 'addQuestion') ask({ kind: 'addQuestion', type, heading });
  else if (entry === 'deleteType' && (await deleteType(type))) leaveBelow(knowledge, type);
}

/** What stood open in what has been deleted is left for the type above it. */
function leaveBelow({ view, links, goTo }: Knowledge, type: QuestionType): void {
  if ('path' in view && view.path.some(({ id }) => id === type.id)) {
    goTo(type.parent_id === 0 ? links.home : links.type(type.parent_id));
  }
}

/** Also from within the editor. */
export async function chooseForQuestion(
  { knowledge }: StaffPartsOptions,
  question: Question,
  entry: GearEntry,
): Promise<void> {
  const { view, links, goTo, types } = knowledge;
  if (entry === 'copyLink') {
    await copyQuestionLink(question, findTypePath(types, question.question_type_id) ?? []);
  } else if (entry === 'deleteQuestion' && (await deleteQuestion(question))) {
    if (view.kind === 'answer' && view.question.id === question.id)
      goTo(links.type(question.question_type_id));
    await refreshCatalogue();
  }
}
