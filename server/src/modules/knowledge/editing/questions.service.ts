/*
 * Adding, changing, publishing and deleting questions. The files that a published question
 * shows are for everybody.
 */
import { isEmptyMessage } from '#contract/core/rich-text';
import { AppError } from '../../../platform/app-error';
import { cleanHtml } from '../../../platform/html';
import type { Db } from '../../../schema';
import type { Files } from '../../files';
import type { Shop } from '../../shop';
import { existing, requireFresh, type Author, type ChangeCatalogue } from './change';
import { isAllowedChange, pairChange, productsAfter, type SentText } from './editing.rules';
import * as store from './questions.store';
import { titlePair, type SentTitle } from './types.service';
import { holdType } from './types.store';

export interface QuestionEditingDependencies {
  readonly changeCatalogue: ChangeCatalogue;
  readonly files: Pick<Files, 'namesIn' | 'attach'>;
  readonly shop: Pick<Shop, 'findProducts'>;
}

/** What is to be changed of a question; other keys are refused. */
export interface SentQuestionChange {
  readonly title?: string;
  readonly description?: string;
  readonly valid?: 0 | 1;
}

export type QuestionEditing = ReturnType<typeof createQuestionEditing>;

export function createQuestionEditing({ changeCatalogue, files, shop }: QuestionEditingDependencies) {
  /** A picture that is missing keeps nobody from publishing. */
  const publishFiles = async (tx: Db, { actor }: Author, questionId: number) => {
    const texts = await store.listTexts(tx, questionId);
    const names = await store.listStoredFiles(tx, texts.flatMap(files.namesIn));
    await files.attach(tx, actor, names, { place: 'public' });
  };

  return {
    /**
     * In edit mode, for all products, without steps.
     * @returns the id
     * @throws core.not_found, knowledge.title_*
     */
    add: (author: Author, input: SentTitle & { typeId: number }): Promise<number> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const type = existing(await holdType(tx, input.typeId));
        const { en = '', zh = null } = titlePair(input, '');
        const id = await store.insertQuestion(tx, {
          question_type_id: type.id,
          title: en,
          title_zh: zh,
          change_time: now,
          ...(await sign()),
        });
        recording.added('questions', [id]);
        return id;
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.change_not_allowed, knowledge.title_* */
    async change(
      author: Author,
      input: { id: number; change: SentQuestionChange; language: SentText['language'] },
    ): Promise<void> {
      // Long texts take a while to clean; nobody waits for the row meanwhile.
      const change = withCleanDescription(input.change);
      await changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const question = existing(await store.lockQuestion(tx, input.id));
        requireFresh(author, question);
        const columns = columnsOf(change, input.language, question);
        await recording.touch('questions', [question.id]);
        await store.updateQuestions(tx, [question.id], { ...columns, change_time: now, ...(await sign()) });
        const isNewlyShown = question.valid === 0 || change.description !== undefined;
        const isPublished = (change.valid ?? question.valid) === 1;
        if (isPublished && isNewlyShown) await publishFiles(tx, author, question.id);
      });
    },

    /** @throws core.not_found, knowledge.stale */
    delete: (author: Author, id: number): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const question = existing(await store.lockQuestion(tx, id));
        requireFresh(author, question);
        await recording.touch('questions', [question.id]);
        const change = { deleted: true, change_time: now, ...(await sign()) } as const;
        await store.updateQuestions(tx, [question.id], change);
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.product_unknown */
    changeProducts: (
      author: Author,
      input: { id: number; add: readonly number[]; del: readonly number[] },
    ): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const question = existing(await store.lockQuestion(tx, input.id));
        requireFresh(author, question);
        const wanted = input.add.filter((id) => id !== 0);
        const known = await shop.findProducts(tx, wanted);
        if (wanted.some((id) => !known.has(id))) throw new AppError('knowledge.product_unknown');
        const before = await store.listProductIds(tx, question.id);
        const after = productsAfter(before, input);
        const add = after.filter((id) => !before.includes(id));
        const del = before.filter((id) => !after.includes(id));
        if (add.length + del.length === 0) return;
        await recording.touch('questions', [question.id]);
        await store.updateQuestions(tx, [question.id], { change_time: now, ...(await sign()) });
        await store.updateProducts(tx, question.id, { add, del });
      }),
  };
}

function withCleanDescription(change: SentQuestionChange): SentQuestionChange {
  if (change.description === undefined) return change;
  return { ...change, description: cleanHtml(change.description, 'article') };
}

/** @throws knowledge.change_not_allowed, knowledge.title_* */
function columnsOf(
  change: SentQuestionChange,
  language: SentText['language'],
  question: store.QuestionToEdit,
): Partial<store.QuestionChange> {
  if (!isAllowedChange(change, ['title', 'description', 'valid'])) {
    throw new AppError('knowledge.change_not_allowed');
  }
  const title =
    change.title === undefined ? {} : titlePair({ title: change.title, language }, question.title);
  const description =
    change.description === undefined
      ? {}
      : pairChange({ text: change.description, language, isEmpty: isEmptyMessage }, question.description);
  return {
    title: title.en,
    title_zh: title.zh,
    description: description.en,
    description_zh: description.zh,
    valid: change.valid,
  };
}
