/*
 * Use cases of questions: saving one with its answers and products, deleting questions, deleting answers. A
 * question is held while it is saved; its directory is held against deletion.
 */
import type { StaffActor } from '#contract/core/actor';
import type { SaveQuestionBody } from '#contract/sop/endpoints';
import type { SopQuestion } from '#contract/sop/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { History } from '../history';
import type { Shop } from '../shop';
import { byScreen } from './directory.service';
import { findDirectory } from './directory.store';
import * as store from './question.store';
import { sopChanged } from './sop.events';
import { defaultNames, idsOf, questionProblem, titleOf, unassignedNode } from './sop.rules';
import type { DeletedPort, NewSopQuestion } from './sop.types';
import { createTree } from './tree.service';

export interface QuestionDependencies extends Pick<Platform, 'db' | 'clock'> {
  readonly history: Pick<History, 'run'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

export type QuestionService = ReturnType<typeof createQuestionService>;

/** What a question is until something else is sent. */
const blank = { order_no: 1, title: defaultNames.question, problem_phenomenon: defaultNames.phenomenon };

export function createQuestionService({ db, history, clock, shop }: QuestionDependencies) {
  const tree = createTree({ db, shop });
  const ports: DeletedPort[] = [];
  const deleted: DeletedPort = async (tx, emit, ids) => {
    for (const port of ports) await port(tx, emit, ids);
  };

  const checkProducts = async (tx: Db, ids: readonly number[]) => {
    const products = await shop.findProducts(tx, ids);
    if (ids.some((id) => !products.has(id))) throw new AppError('sop.product_unknown');
  };

  /** @throws sop.ids_invalid, core.not_found when one never was */
  const deleteAll = async (
    actor: StaffActor,
    table: 'sop_question' | 'sop_answer',
    list: string,
  ): Promise<void> => {
    const ids = idsOf(list);
    if (ids === undefined) throw new AppError('sop.ids_invalid');
    await history.run(byScreen(actor), [], async ({ tx, emit }, recording) => {
      if ((await store.countKnown(tx, table, ids)) < ids.length) throw new AppError('core.not_found');
      const questionIds = table === 'sop_question' ? ids : await store.listQuestionIdsOf(tx, ids);
      await recording.touch('sopQuestions', questionIds);
      if ((await store.flagDeleted(tx, table, ids)) === 0) return;
      if (table === 'sop_question') await deleted(tx, emit, ids);
      emit(sopChanged, {});
    });
  };

  return {
    onDeleted: (port: DeletedPort) => void ports.push(port),
    /** Runs what a deletion needs further up. */
    deleted,

    /**
     * Adds a question, or with an id changes it: what was not sent stays, answers too.
     * @throws core.not_found, sop.directory_unknown, sop.answer_unknown, sop.title_long,
     *   sop.phenomenon_empty, sop.phenomenon_long, sop.answer_long, sop.product_unknown
     */
    async save(actor: StaffActor, body: SaveQuestionBody): Promise<SopQuestion> {
      return history.run(byScreen(actor), [], async ({ tx, emit }, recording) => {
        const stored = body.id ? await store.lockQuestion(tx, body.id) : undefined;
        if (body.id && stored === undefined) throw new AppError('core.not_found');
        const directoryId = await directoryOf(tx, body.directoryId);
        const answers = await answersOf(tx, stored?.id, body);
        const base = stored ?? blank;
        const question = {
          directory_id: directoryId,
          order_no: body.orderNo ?? base.order_no,
          title: body.title == null ? base.title : titleOf(body.title),
          problem_phenomenon: body.problemPhenomenon ?? base.problem_phenomenon,
        };
        const { title, problem_phenomenon: problemPhenomenon } = question;
        const problem = questionProblem({ title, problemPhenomenon, answers });
        if (problem !== undefined) throw new AppError(problem);
        const productIds = body.productionIds == null ? undefined : [...new Set(body.productionIds)];
        if (productIds !== undefined) await checkProducts(tx, productIds);

        if (stored !== undefined) await recording.touch('sopQuestions', [stored.id]);
        const id = await write(tx, stored?.id, {
          ...question,
          change_person_id: actor.personId,
          change_time: clock.now(),
        });
        recording.added('sopQuestions', [id]);
        await writeAnswers(tx, id, answers);
        if (productIds !== undefined) await writeProducts(tx, id, productIds);
        emit(sopChanged, {});
        const [saved] = await tree.complete(tx, [{ ...question, id }]);
        if (saved === undefined) throw new Error(`question ${id} was not saved`);
        return saved;
      });
    },

    deleteQuestions: (actor: StaffActor, list: string) => deleteAll(actor, 'sop_question', list),
    deleteAnswers: (actor: StaffActor, list: string) => deleteAll(actor, 'sop_answer', list),
  };
}

/** Whole questions, as they are. @returns the ids, in the order given */
export async function createQuestions(tx: Db, questions: readonly NewSopQuestion[]): Promise<number[]> {
  const ids = await store.insertQuestions(tx, questions);
  const made = questions.map((question, at) => ({ question, question_id: ids[at] ?? 0 }));
  await store.insertAnswers(
    tx,
    made.flatMap(({ question, question_id }) =>
      question.answers.map(({ orderNo, language, content }) => ({
        question_id,
        order_no: orderNo,
        language,
        content,
      })),
    ),
  );
  await store.insertProductLinks(
    tx,
    made.flatMap(({ question, question_id }) =>
      question.productIds.map((product_id) => ({ question_id, product_id })),
    ),
  );
  return ids;
}

async function directoryOf(tx: Db, id: number): Promise<number | null> {
  if (id === unassignedNode.id) return null;
  if ((await findDirectory(tx, id)) === undefined) throw new AppError('sop.directory_unknown');
  return id;
}

/** An answer as it is to be stored; without id it is new. */
type AnswerDraft = Omit<store.AnswerRow, 'id' | 'question_id'> & { readonly id: number | undefined };

/** The sent answers over the stored ones; one that is sent twice counts as sent last. */
async function answersOf(
  tx: Db,
  questionId: number | undefined,
  { answerList }: SaveQuestionBody,
): Promise<AnswerDraft[]> {
  if (answerList == null) return [];
  const stored = questionId === undefined ? [] : await store.listAnswers(tx, [questionId]);
  const storedBy = new Map(stored.map((answer) => [answer.id, answer]));
  const drafts = answerList.map(({ id, orderNo, language, content }): AnswerDraft => {
    const before = id ? storedBy.get(id) : undefined;
    if (id && before === undefined) throw new AppError('sop.answer_unknown');
    return {
      id: before?.id,
      order_no: orderNo ?? before?.order_no ?? 1,
      language: language ?? before?.language ?? 'CN',
      content: content ?? before?.content ?? '',
    };
  });
  const last = new Map(drafts.map((draft, at) => [draft.id ?? `new ${at}`, draft]));
  return [...last.values()];
}

async function write(tx: Db, id: number | undefined, change: store.QuestionChange): Promise<number> {
  if (id !== undefined) {
    await store.updateQuestion(tx, id, change);
    return id;
  }
  const [added] = await store.insertQuestions(tx, [
    {
      directoryId: change.directory_id,
      orderNo: change.order_no,
      title: change.title,
      problemPhenomenon: change.problem_phenomenon,
      changePersonId: change.change_person_id,
      changeTime: change.change_time,
      productIds: [],
      answers: [],
    },
  ]);
  if (added === undefined) throw new Error('the question was not stored');
  return added;
}

async function writeAnswers(tx: Db, questionId: number, drafts: readonly AnswerDraft[]): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, question_id: questionId }));
  await store.updateAnswers(
    tx,
    rows.flatMap(({ id, ...row }) => (id === undefined ? [] : [{ ...row, id }])),
  );
  await store.insertAnswers(
    tx,
    rows.flatMap(({ id, ...row }) => (id === undefined ? [row] : [])),
  );
}

async function writeProducts(tx: Db, questionId: number, productIds: readonly number[]): Promise<void> {
  await store.deleteProductLinks(tx, questionId);
  const links = productIds.map((product_id) => ({ question_id: questionId, product_id }));
  await store.insertProductLinks(tx, links);
}
