/* Adding, renaming and deleting question types, and naming who is responsible for them. */
import { isBlankText } from '#contract/core/rich-text';
import { AppError } from '../../../platform/app-error';
import type { Db } from '../../../schema';
import type { Identity } from '../../identity';
import { listDescendantTypeIds, listPathUp } from '../catalogue.store';
import { existing, requireFresh, type Author, type ChangeCatalogue } from './change';
import { most, pairChange, titleProblem, type SentText } from './editing.rules';
import { lockQuestionsOfTypes, updateQuestions } from './questions.store';
import * as store from './types.store';

export interface TypeEditingDependencies {
  readonly changeCatalogue: ChangeCatalogue;
  readonly identity: Pick<Identity, 'listPersons'>;
}

/** A title as it was sent. */
export interface SentTitle {
  readonly title: string;
  readonly language: SentText['language'];
}

export type TypeEditing = ReturnType<typeof createTypeEditing>;

export function createTypeEditing({ changeCatalogue, identity }: TypeEditingDependencies) {
  return {
    /**
     * @param input `parentId` 0: at the top level
     * @returns the id
     * @throws core.not_found, knowledge.too_deep, knowledge.title_*
     */
    add: (author: Author, input: SentTitle & { parentId: number }): Promise<number> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        if (input.parentId !== 0) await requireRoomBelow(tx, input.parentId);
        const { en = '', zh = null } = titlePair(input, '');
        const id = await store.insertType(tx, {
          parent_id: input.parentId === 0 ? null : input.parentId,
          title: en,
          title_zh: zh,
          change_time: now,
          ...(await sign()),
        });
        recording.added('questionTypes', [id]);
        return id;
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.title_* */
    rename: (author: Author, input: SentTitle & { id: number }): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const type = existing(await store.lockType(tx, input.id));
        requireFresh(author, type);
        await recording.touch('questionTypes', [type.id]);
        const { en, zh } = titlePair(input, type.title);
        await store.updateTypes(tx, [type.id], {
          title: en,
          title_zh: zh,
          change_time: now,
          ...(await sign()),
        });
      }),

    /**
     * Flags the type with all types and questions below it, also those that are added meanwhile.
     * @throws core.not_found, knowledge.stale
     */
    delete: (author: Author, id: number): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        existing(await store.lockType(tx, id));
        const types = await lockTypesBelow(tx, id);
        const typeIds = types.map((type) => type.id);
        const questions = await lockQuestionsOfTypes(tx, typeIds);
        requireFresh(author, ...types, ...questions);
        const questionIds = questions.map((question) => question.id);
        await recording.touch('questionTypes', typeIds);
        await recording.touch('questions', questionIds);
        const signature = await sign();
        await store.updateTypes(tx, typeIds, { deleted: true, change_time: now, ...signature });
        await updateQuestions(tx, questionIds, { deleted: true, change_time: now, ...signature });
      }),

    /** @throws core.not_found, knowledge.stale, knowledge.person_unknown */
    changePersons: (
      author: Author,
      input: { typeId: number; add: readonly number[]; del: readonly number[] },
    ): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const type = existing(await store.lockType(tx, input.typeId));
        requireFresh(author, type);
        await requirePersons(tx, identity, input.add);
        const before = await store.listPersonIds(tx, type.id);
        const add = [...new Set(input.add)].filter((id) => !before.includes(id));
        const del = before.filter((id) => input.del.includes(id) && !input.add.includes(id));
        if (add.length + del.length === 0) return;
        await recording.touch('questionTypes', [type.id]);
        await store.updateTypes(tx, [type.id], { change_time: now, ...(await sign()) });
        await store.updatePersons(tx, type.id, { add, del });
      }),
  };
}

/** What a title changes of its pair. @throws knowledge.title_* */
export function titlePair({ title, language }: SentTitle, english: string) {
  const problem = titleProblem(title);
  if (problem !== undefined) throw new AppError(problem);
  return pairChange({ text: title.trim(), language, isEmpty: isBlankText }, english);
}

/** A link names the types above (KB-15), so their number has an end. */
async function requireRoomBelow(tx: Db, parentId: number): Promise<void> {
  const parent = existing(await store.holdType(tx, parentId));
  const path = await listPathUp(tx, parent.id);
  if (path.length >= most.levels) throw new AppError('knowledge.too_deep', { levels: most.levels });
}

/** Holds the type and all below it. While a level was waited for, another may have been put below it. */
async function lockTypesBelow(tx: Db, id: number): Promise<store.TypeToEdit[]> {
  for (let held: store.TypeToEdit[] = []; ;) {
    const found = await store.lockTypes(tx, await listDescendantTypeIds(tx, [id]));
    if (found.length === held.length) return found;
    held = found;
  }
}

async function requirePersons(
  tx: Db,
  identity: Pick<Identity, 'listPersons'>,
  ids: readonly number[],
): Promise<void> {
  const persons = await identity.listPersons(tx, ids);
  if (ids.some((id) => persons.get(id)?.active !== true)) throw new AppError('knowledge.person_unknown');
}
