/* The door of knowledge: the catalogue of question types, questions and their guided answers. */
import type { QuestionType } from '#contract/knowledge/schemas';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { Files } from '../files';
import type { History } from '../history';
import type { Identity } from '../identity';
import type { Shop } from '../shop';
import type { View } from './catalogue.present';
import { createCatalogue } from './catalogue.service';
import { findQuestion, listDescendantTypeIds } from './catalogue.store';
import { createCreation } from './creation.service';
import { createAnswerEditing } from './editing/answers.service';
import { createChangeCatalogue } from './editing/change';
import { bindEditing } from './editing/editing.routes';
import { createOrderEditing } from './editing/order.service';
import { createQuestionEditing } from './editing/questions.service';
import { createStepEditing } from './editing/steps.service';
import { createTypeEditing } from './editing/types.service';
import { bindKnowledge } from './knowledge.routes';
import type { NewQuestion, NewQuestionType, QuestionRecord, TypePath } from './knowledge.types';
import { createQuestionSection } from './sections/questions.section';
import { createTypeSection } from './sections/types.section';
import { createUsage } from './usage.service';

export { catalogueChanged } from './catalogue.service';
export { questionOpened } from './usage.service';
export type { NewQuestion, NewQuestionType, QuestionRecord, TypePath } from './knowledge.types';

export interface Knowledge extends Module {
  /** The catalogue as one side sees it; kept in memory between changes. */
  listTypes(view: View): Promise<QuestionType[]>;
  /** The type with the way to it; undefined when it, or a type above it, does not exist or is deleted. */
  findTypePath(db: Db, typeId: number): Promise<TypePath | undefined>;
  /** Undefined when it does not exist or is deleted. */
  findQuestion(db: Db, id: number): Promise<QuestionRecord | undefined>;
  /** These types and all below them, deleted ones too: their tickets are still there. */
  descendantTypeIds(db: Db, ids: readonly number[]): Promise<number[]>;
  /** @returns the id */
  createQuestionType(tx: Db, type: NewQuestionType): Promise<number>;
  /** With steps, answers and products. @returns the ids, in the order given */
  createQuestions(tx: Db, questions: readonly NewQuestion[]): Promise<number[]>;
  /** Forgets what is kept of the catalogue, in all programs; after writing with the two above. */
  catalogueChanged(): void;
  /** Types and questions. */
  readonly sections: readonly Section[];
}

export interface KnowledgeDependencies extends Pick<Platform, 'db' | 'transact' | 'bus' | 'clock'> {
  readonly history: Pick<History, 'recording'>;
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly files: Pick<Files, 'namesIn' | 'attach'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

export function createKnowledge(deps: KnowledgeDependencies): Knowledge {
  const { db, clock, identity, files, shop } = deps;
  const catalogue = createCatalogue(deps);
  const usage = createUsage({ db, clock, bus: deps.bus });
  const changeCatalogue = createChangeCatalogue(deps);
  return {
    ...createCreation({ clock }),
    register(bind) {
      bindKnowledge(bind, { catalogue, usage });
      bindEditing(bind, {
        types: createTypeEditing({ changeCatalogue, identity }),
        questions: createQuestionEditing({ changeCatalogue, files, shop }),
        steps: createStepEditing(changeCatalogue),
        answers: createAnswerEditing(changeCatalogue),
        order: createOrderEditing(changeCatalogue),
      });
    },
    listTypes: catalogue.listTypes,
    findTypePath: catalogue.findTypePath,
    findQuestion,
    descendantTypeIds: listDescendantTypeIds,
    catalogueChanged: catalogue.changed,
    sections: [createTypeSection({ identity }), createQuestionSection({ shop })],
  };
}
