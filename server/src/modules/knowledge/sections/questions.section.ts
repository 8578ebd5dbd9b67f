/*
 * Questions with their steps and answers as a section: what the history keeps of them, export and import (Q-28,
 * Their editor has calls of its own. What is taken away is flagged, and comes back under its id.
 */
import { sql } from 'kysely';
import { requireKnown } from '../../../platform/field-checks';
import type { Db } from '../../../schema';
import type { Change, Section } from '../../../section';
import type { Shop } from '../../shop';
import { holdType } from '../editing/types.store';
import { normalQuestion, type QuestionDocument } from './question-document';
import { holdQuestions, readQuestions } from './questions-section.store';
import { writeQuestions } from './questions-writing.store';
import { signatureOf } from './types.section';

export function createQuestionSection({
  shop,
}: {
  shop: Pick<Shop, 'findProducts'>;
}): Section<QuestionDocument> {
  return {
    name: 'questions',
    hold: holdQuestions,
    read: readQuestions,
    titleOf: ({ title }) => title,
    isPublic: ({ valid }) => valid === 1,
    async write(change, wanted) {
      const { tx, source, personId, now } = change;
      await holdQuestions(
        tx,
        wanted.map(({ after }) => after.id),
      );
      const signed = { changePersonId: personId, changeTime: now };
      const rows = wanted.map(({ after }) =>
        normalQuestion(source === 'import' ? after : { ...after, ...signed }),
      );
      await requireTypes(tx, rows);
      const productIds = rows.flatMap((row) => row.productIds);
      const products = await shop.findProducts(tx, productIds);
      if (source !== 'restore') requireKnown(productIds, products, 'productIds');
      const own = rows.map((row) => ({
        ...row,
        productIds: row.productIds.filter((id) => products.has(id)),
      }));
      return writeQuestions(tx, own, await signatureFor(change));
    },
    async remove(change, documents) {
      const signature = await signatureOf(change);
      await change.tx
        .updateTable('question')
        .set({ deleted: true, ...signature, stamp_person_id: signature.change_person_id })
        .where('id', '=', sql<number>`any(${documents.map(({ id }) => id)}::int[])`)
        .execute();
    },
  };
}

/** A file says itself who wrote a question last, and when. */
async function signatureFor(change: Change) {
  const { stamp, stamp_wsid, change_person_id } = await signatureOf(change);
  return { stamp, stamp_wsid, change_person_id };
}

async function requireTypes(tx: Db, rows: readonly QuestionDocument[]): Promise<void> {
  const known = new Set<number>();
  for (const typeId of new Set(rows.map((row) => row.typeId))) {
    if ((await holdType(tx, typeId)) !== undefined) known.add(typeId);
  }
  requireKnown(
    rows.map(({ typeId }) => typeId),
    known,
    'typeId',
  );
}
