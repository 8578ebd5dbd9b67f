/* Reads of the tree: as editors see it, with all questions for classification, and flat for the search. */
import type { SopAnswer, SopDirectory, SopQuestion, SopTreeNode } from '#contract/sop/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Shop } from '../shop';
import { listDirectories, listDirectoryNames } from './directory.store';
import * as questions from './question.store';
import { grouped, presentAnswer, presentQuestions, presentTree } from './sop.present';
import { pathUp, unassignedNode } from './sop.rules';
import type { SearchableSopQuestion } from './sop.types';

export interface TreeDependencies extends Pick<Platform, 'db'> {
  readonly shop: Pick<Shop, 'findProducts'>;
}

export type Tree = ReturnType<typeof createTree>;

export function createTree({ db, shop }: TreeDependencies) {
  const complete = async (from: Db, rows: readonly questions.QuestionRow[]): Promise<SopQuestion[]> => {
    const ids = rows.map((row) => row.id);
    const answers = await questions.listAnswers(from, ids);
    const links = await questions.listProductLinks(from, ids);
    const products = await shop.findProducts(from, [...new Set(links.map((link) => link.product_id))]);
    return presentQuestions(rows, answers, links, products);
  };

  return {
    /** A question row as the contract has it, with its answers and products. */
    complete,

    async listDirectories(): Promise<SopDirectory[]> {
      const [rows, counts] = await Promise.all([listDirectories(db), questions.countQuestions(db)]);
      return presentTree(rows, counts, () => ({}));
    },

    /** With the questions of every node and their answers (SOP-26). */
    async listTree(): Promise<SopTreeNode[]> {
      const [rows, all, answers] = await Promise.all([
        listDirectories(db),
        questions.listQuestions(db),
        questions.listAllAnswers(db),
      ]);
      const questionsOf = grouped(all, (question) => question.directory_id);
      const answersOf = grouped(answers, (answer) => answer.question_id);
      const counts = new Map([...questionsOf].map(([id, found]) => [id, found.length]));
      return presentTree(rows, counts, (id) => ({
        questionList: (questionsOf.get(id) ?? []).map((question) => ({
          id: question.id,
          title: question.title,
          problem_phenomenon: question.problem_phenomenon,
          answerList: (answersOf.get(question.id) ?? []).map(presentAnswer),
        })),
      }));
    },

    /** Those directly in a directory, 0 for the unassigned ones. @throws core.not_found */
    async listQuestions(directoryId: number): Promise<SopQuestion[]> {
      if (directoryId === unassignedNode.id) return complete(db, await questions.listQuestionsIn(db, null));
      const names = await listDirectoryNames(db, [directoryId]);
      if (!names.has(directoryId)) throw new AppError('core.not_found');
      return complete(db, await questions.listQuestionsIn(db, directoryId));
    },

    /** @throws core.not_found */
    async listAnswers(questionId: number): Promise<SopAnswer[]> {
      const question = await questions.findQuestion(db, questionId);
      if (question === undefined) throw new AppError('core.not_found');
      return (await questions.listAnswers(db, [questionId])).map(presentAnswer);
    },

    async listSearchable(from: Db): Promise<SearchableSopQuestion[]> {
      const directories = await listDirectories(from);
      const all = await questions.listQuestions(from);
      const answersOf = grouped(await questions.listAllAnswers(from), (answer) => answer.question_id);
      const parentOf = new Map(directories.map((row) => [row.id, row.pid]));
      const nameOf = new Map(directories.map((row) => [row.id, row.name]));
      const navOf = (id: number | null) =>
        pathUp(parentOf, id ?? 0)
          .toReversed()
          .map((at) => ({ id: at, title: nameOf.get(at) ?? '' }));
      return all.map((question) => ({
        id: question.id,
        title: question.title,
        problemPhenomenon: question.problem_phenomenon,
        nav: navOf(question.directory_id),
        answers: (answersOf.get(question.id) ?? []).map(({ language, content }) => ({ language, content })),
      }));
    },
  };
}
