/* Use cases of ratings: asking for one, giving it, taking it back. */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { RatingBody } from '#contract/ratings/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Chat } from '../chat';
import type { TicketRow, Tickets } from '../tickets';
import { meanScore, ratingProblem, requestProblem } from './ratings.rules';
import { deleteRating, insertRatings, listEnabledOptions } from './ratings.store';
import type { StoredRating } from './ratings.types';

/** {ticketId, customerId}: staff asked for a rating. */
export const ratingRequested = 'ratings.requested';

export interface RatingDependencies extends Pick<Platform, 'transact' | 'clock'> {
  readonly tickets: Pick<Tickets, 'lockTicket' | 'holdTicket' | 'applyRating' | 'applySolved'>;
  readonly chat: Pick<Chat, 'appendSystem'>;
}

export function createRatingService({ transact, clock, tickets, chat }: RatingDependencies) {
  /** Without effect where there is neither a rating nor a request. */
  const cancel = async (tx: Db, emit: Emit, ticket: TicketRow) => {
    if (ticket.score_status === 0) return;
    await deleteRating(tx, ticket.id);
    await tickets.applyRating(tx, emit, ticket, { status: 0, num: null });
  };

  return {
    /** @throws core.not_found, core.off_duty, ratings.requested, ratings.rated */
    async request(actor: StaffActor, ticketId: number): Promise<void> {
      await transact(async (tx, emit) => {
        const ticket = await tickets.lockTicket(tx, actor, ticketId);
        if (actor.workStatus !== 1) throw new AppError('core.off_duty');
        const problem = requestProblem(ticket.score_status);
        if (problem !== undefined) throw new AppError(problem);
        await tickets.applyRating(tx, emit, ticket, { status: 1, num: null });
        await chat.appendSystem(tx, emit, ticketId, { kind: 'invite' });
        emit(ratingRequested, { ticketId, customerId: ticket.customer_id });
      });
    },

    /**
     * Rates and solves. The rated agent is the ticket's handler, whoever was sent.
     * @throws core.forbidden, ratings.rated, ratings.score_invalid, ratings.suggestion_long
     */
    async rate(actor: CustomerActor, body: RatingBody): Promise<StoredRating> {
      const suggest = (body.suggest ?? '').trim();
      return transact(async (tx, emit) => {
        const ticket = await tickets.lockTicket(tx, actor, body.recordQuestionId);
        if (ticket.score_status === 3) throw new AppError('ratings.rated');
        const options = await listEnabledOptions(tx);
        const points = new Map(options.map((option) => [option.id, option.points]));
        const problem = ratingProblem(body.scoreRelationDTOList, suggest, points);
        if (problem !== undefined) throw new AppError(problem);
        const rating: StoredRating = {
          ticketId: ticket.id,
          customerId: actor.customerId,
          handlerId: ticket.handler_id,
          suggest,
          scoreNum: meanScore(body.scoreRelationDTOList),
          createdAt: clock.now(),
          scores: body.scoreRelationDTOList.map(({ scoreQuestionOptionId, score }) => ({
            optionId: scoreQuestionOptionId,
            score,
          })),
        };
        await insertRatings(tx, [rating]);
        await tickets.applySolved(tx, emit, ticket, 1);
        await tickets.applyRating(tx, emit, ticket, { status: 3, num: rating.scoreNum });
        await chat.appendSystem(tx, emit, ticket.id, {
          kind: 'record',
          score: Object.fromEntries(rating.scores.map(({ optionId, score }) => [optionId, score])),
          suggest,
        });
        return rating;
      });
    },

    /** From requested and from rated back to none; without effect from none. @throws core.forbidden */
    async cancel(actor: CustomerActor, ticketId: number): Promise<void> {
      await transact(async (tx, emit) => cancel(tx, emit, await tickets.lockTicket(tx, actor, ticketId)));
    },

    /** The port of tickets: a reopened ticket is not rated any more. */
    async cancelInTransaction(tx: Db, emit: Emit, ticketId: number): Promise<void> {
      await cancel(tx, emit, await tickets.holdTicket(tx, ticketId));
    },
  };
}
