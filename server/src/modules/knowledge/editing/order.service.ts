/*
 * The order of types beside each other, and of the questions of a type (decision 20). Who moves one holds all of them,
 * so that however many move at once no two have one place. Only what was moved is signed: a colleague who writes in one
 * that made room goes on.
 */
import { inShownOrder } from '#contract/knowledge/catalogue';
import { listPathUp } from '../catalogue.store';
import { existing, requireFresh, type Author, type ChangeCatalogue } from './change';
import { moved, withMoved } from './editing.rules';
import { updateOrder } from './order.store';
import * as questions from './questions.store';
import * as types from './types.store';

/** To another place, from 0, the last at most. */
export interface Move {
  readonly id: number;
  readonly index: number;
}

export type OrderEditing = ReturnType<typeof createOrderEditing>;

export function createOrderEditing(changeCatalogue: ChangeCatalogue) {
  return {
    /** @throws core.not_found, knowledge.stale */
    moveType: (author: Author, { id, index }: Move): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const { parent_id: parentId } = existing(await types.findPlace(tx, id));
        // The one above first, as whoever deletes it does.
        if (parentId !== null) existing(await types.lockType(tx, parentId));
        const siblings = await types.lockSiblings(tx, parentId);
        const type = existing(siblings.find((sibling) => sibling.id === id));
        requireFresh(author, type);
        const places = moved(withMoved(siblings, type, index));
        if (places.length === 0) return;
        await recording.touch('questionTypes', idsOf(places));
        await updateOrder(tx, 'question_type', places);
        await types.updateTypes(tx, [id], { change_time: now, ...(await sign()) });
      }),

    /**
     * From then on the questions of its type stand by their places; until then they stand by their times (KB-19).
     * @throws core.not_found, knowledge.stale
     */
    moveQuestion: (author: Author, { id, index }: Move): Promise<void> =>
      changeCatalogue(author, async ({ tx, sign, recording }) => {
        const { typeId } = existing(await questions.findPlace(tx, id));
        existing(await types.lockType(tx, typeId));
        const depth = (await listPathUp(tx, typeId)).length;
        const shown = inShownOrder(await questions.lockPlaces(tx, typeId), depth).map((row) => ({
          ...row,
          index: row.order_no - 1,
        }));
        const question = existing(shown.find((row) => row.id === id));
        requireFresh(author, question);
        if (shown.indexOf(question) === Math.min(index, shown.length - 1)) return;
        const places = moved(withMoved(shown, question, index));
        await recording.touch('questions', idsOf(places));
        await updateOrder(tx, 'question', places);
        await questions.updateSignature(tx, id, await sign());
      }),

    /** @throws core.not_found, knowledge.stale */
    orderByTime: (author: Author, typeId: number): Promise<void> =>
      changeCatalogue(author, async ({ tx, now, sign, recording }) => {
        const type = existing(await types.lockType(tx, typeId));
        requireFresh(author, type);
        const placed = (await questions.lockPlaces(tx, typeId)).filter((row) => row.order_no > 0);
        if (placed.length === 0) return;
        await recording.touch('questions', idsOf(placed));
        await updateOrder(
          tx,
          'question',
          placed.map(({ id }) => ({ id, index: -1 })),
        );
        await types.updateTypes(tx, [typeId], { change_time: now, ...(await sign()) });
      }),
  };
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
