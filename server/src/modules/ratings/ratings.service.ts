/* Use cases of ratings: asking for one, giving it, taking it back. */
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { SystemContent } from '#contract/chat/schemas';
import type { AddScoreBody } from '#contract/ratings/level-endpoints';
import type { RatingBody } from '#contract/ratings/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Chat } from '../chat';
import type { TicketRow, Tickets } from '../tickets';
import { findLevel } from './level.store';
import { levelProblem, meanScore, ratingProblem, requestProblem } from './ratings.rules';
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

  /** The customer's own ticket, held, that is not rated yet. @throws core.forbidden, ratings.rated */
  const lockUnrated = async (tx: Db, actor: CustomerActor, ticketId: number) => {
    const ticket = await tickets.lockTicket(tx, actor, ticketId);
    if (ticket.score_status === 3) throw new AppError('ratings.rated');
    return ticket;
  };

  /** What both ratings do to a ticket. */
  const store = async (tx: Db, emit: Emit, ticket: TicketRow, rating: StoredRating, level?: number) => {
    await insertRatings(tx, [rating]);
    await tickets.applySolved(tx, emit, ticket, 1, 'user');
    await tickets.applyRating(tx, emit, ticket, { status: 3, num: rating.scoreNum });
    await chat.appendSystem(tx, emit, ticket.id, recordOf(rating, level));
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
        const ticket = await lockUnrated(tx, actor, body.recordQuestionId);
        const options = await listEnabledOptions(tx);
        const points = new Map(options.map((option) => [option.id, option.points]));
        const problem = ratingProblem(body.scoreRelationDTOList, suggest, points);
        if (problem !== undefined) throw new AppError(problem);
        const rating: StoredRating = {
          ...ofTicket(ticket, suggest, clock.now()),
          scoreNum: meanScore(body.scoreRelationDTOList),
          scores: scoresOf(body),
        };
        await store(tx, emit, ticket, rating);
        return rating;
      });
    },

    /**
     * The older rating: a level, which is the ticket's stars, and options of it (Q-71, CONFLICT-06).
     * @throws core.forbidden, ratings.rated, ratings.level_unknown, ratings.suggestion_long
     */
    async rateByLevel(actor: CustomerActor, body: AddScoreBody): Promise<void> {
      const suggest = (body.suggest ?? '').trim();
      const optionIds = [...new Set(body.score_option_id_array ?? [])];
      await transact(async (tx, emit) => {
        const ticket = await lockUnrated(tx, actor, body.question_record_id);
        const level = await findLevel(tx, body.score_id);
        if (level === undefined) throw new AppError('ratings.level_unknown');
        const problem = levelProblem(level, optionIds, suggest);
        if (problem !== undefined) throw new AppError(problem);
        const rating: StoredRating = {
          ...ofTicket(ticket, suggest, clock.now()),
          scoreNum: level.level,
          scores: [],
          choice: { levelId: body.score_id, optionIds },
        };
        await store(tx, emit, ticket, rating, level.level);
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

/** The line in the chat that tells of a rating. */
function recordOf({ scores, suggest }: StoredRating, level?: number): SystemContent {
  const score = Object.fromEntries(scores.map(({ optionId, score: stars }) => [optionId, stars]));
  return { kind: 'record', score, suggest, level };
}

function scoresOf({ scoreRelationDTOList }: RatingBody): StoredRating['scores'] {
  return scoreRelationDTOList.map(({ scoreQuestionOptionId, score }) => ({
    optionId: scoreQuestionOptionId,
    score,
  }));
}

/** What every rating takes from its ticket. The rated agent is the handler. */
function ofTicket(ticket: TicketRow, suggest: string, createdAt: number) {
  return {
    ticketId: ticket.id,
    customerId: ticket.customer_id,
    handlerId: ticket.handler_id,
    suggest,
    createdAt,
  };
}
