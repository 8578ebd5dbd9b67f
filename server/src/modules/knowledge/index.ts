/* The door of knowledge: the catalogue of question types, questions and their guided answers. */
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Shop } from '../shop';
import { createCatalogue } from './catalogue.service';
import { findQuestion, listDescendantTypeIds } from './catalogue.store';
import { createEditing } from './editing.service';
import { bindKnowledge } from './knowledge.routes';
import type { NewQuestion, NewQuestionType, QuestionRecord, TypePath } from './knowledge.types';
import { createUsage } from './usage.service';

export type { NewQuestion, NewQuestionType, QuestionRecord, TypePath } from './knowledge.types';

export interface Knowledge extends Module {
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
}

export interface KnowledgeDependencies extends Pick<Platform, 'db' | 'bus' | 'clock'> {
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

export function createKnowledge({ db, bus, clock, identity, shop }: KnowledgeDependencies): Knowledge {
  const catalogue = createCatalogue({ db, bus, identity, shop });
  const usage = createUsage({ db, clock });
  return {
    ...createEditing({ clock }),
    register: (bind) => bindKnowledge(bind, { catalogue, usage }),
    findTypePath: catalogue.findTypePath,
    findQuestion,
    descendantTypeIds: listDescendantTypeIds,
    catalogueChanged: catalogue.changed,
  };
}
