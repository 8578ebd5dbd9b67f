/* The door of sop: the agents' tree of directories, questions and answers (001 §2.6, Q-94 to Q-98). */
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { History } from '../history';
import type { Identity } from '../identity';
import type { Shop } from '../shop';
import { createDirectorySection } from './directories.section';
import { createDirectoryService } from './directory.service';
import { findDirectory, insertDirectory, listDescendantIds, listDirectoryNames } from './directory.store';
import { createQuestions, createQuestionService } from './question.service';
import { findQuestion } from './question.store';
import { createSopQuestionSection } from './questions.section';
import { sopChanged } from './sop.events';
import { bindSop } from './sop.routes';
import { subscribeSopFrames } from './sop.socket';
import { createTree } from './tree.service';
import type {
  DeletedPort,
  DirectoryRecord,
  NewDirectory,
  NewSopQuestion,
  SearchableSopQuestion,
  SopQuestionRecord,
} from './sop.types';

export { sopChanged } from './sop.events';
export type { NewDirectory, NewSopQuestion, SearchableSopQuestion, SopQuestionRecord } from './sop.types';

export interface Sop extends Module {
  /**
   * The directory; undefined when it does not exist or is deleted, and for 0, the unassigned questions. In a
   * transaction it is held against deletion until the end.
   */
  findDirectory(db: Db, id: number): Promise<DirectoryRecord | undefined>;
  /** Names by id; deleted and unknown ones are missing in the map. */
  listDirectoryNames(db: Db, ids: readonly number[]): Promise<Map<number, string>>;
  /** The directory itself and all below it; none where it does not exist or is deleted. */
  descendantDirectoryIds(db: Db, id: number): Promise<number[]>;
  /** Undefined when it does not exist or is deleted. */
  findQuestion(db: Db, id: number): Promise<SopQuestionRecord | undefined>;
  /** All questions with all that a search looks at. */
  listSearchable(db: Db): Promise<SearchableSopQuestion[]>;
  /** As it is. @returns the id */
  createDirectory(tx: Db, directory: NewDirectory): Promise<number>;
  /** With answers and products, as they are. @returns the ids, in the order given */
  createQuestions(tx: Db, questions: readonly NewSopQuestion[]): Promise<number[]>;
  /** What a deletion of directories needs further up. */
  onDirectoriesDeleted(port: DeletedPort): void;
  /** What a deletion of questions needs further up. */
  onQuestionsDeleted(port: DeletedPort): void;
  /** Tells all programs that what they keep of the tree is old; after writing with the two above. */
  treeChanged(): void;
  /** Directories and questions. */
  readonly sections: readonly Section[];
}

export interface SopDependencies extends Pick<Platform, 'db' | 'transact' | 'bus' | 'hub' | 'clock'> {
  readonly history: Pick<History, 'run'>;
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

export function createSop(deps: SopDependencies): Sop {
  const { bus } = deps;
  const tree = createTree(deps);
  const directories = createDirectoryService(deps);
  const questions = createQuestionService(deps);
  subscribeSopFrames(deps);
  return {
    register: (bind) => bindSop(bind, { tree, directories, questions }),
    findDirectory,
    listDirectoryNames,
    descendantDirectoryIds: listDescendantIds,
    findQuestion,
    listSearchable: tree.listSearchable,
    createDirectory: insertDirectory,
    createQuestions,
    onDirectoriesDeleted: directories.onDeleted,
    onQuestionsDeleted: questions.onDeleted,
    sections: [
      createDirectorySection(directories.deleted),
      createSopQuestionSection({ ...deps, deleted: questions.deleted }),
    ],
    treeChanged: () => bus.publish([{ name: sopChanged, ids: {} }]),
  };
}
