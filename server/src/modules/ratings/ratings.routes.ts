/* Calls of ratings -> services. */
import type { Actor, CustomerActor, StaffActor } from '#contract/core/actor';
import { ratingsEndpoints } from '#contract/ratings/endpoints';
import { ratingLevelEndpoints } from '#contract/ratings/level-endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import type { Tickets } from '../tickets';
import { presentOption, presentRating } from './ratings.present';
import type { createRatingService } from './ratings.service';
import { findRating, listEnabledOptions, listOptions } from './ratings.store';

export interface RatingRoutes {
  readonly db: Db;
  readonly tickets: Pick<Tickets, 'requireTicket'>;
  readonly service: ReturnType<typeof createRatingService>;
}

export function bindRatings(bind: Bind, { db, tickets, service }: RatingRoutes): void {
  const storedRating = async (actor: Actor, ticketId: number) => {
    const ticket = await tickets.requireTicket(db, actor, ticketId);
    const rating = await findRating(db, ticket.id);
    return rating === undefined ? null : presentRating(rating);
  };

  bind(ratingsEndpoints, {
    'POST /javaplus/user/scoreQuestionOption/getIsEnableList': async ({ lang }) =>
      (await listEnabledOptions(db)).map((option) => presentOption(option, lang)),
    'POST /javaplus/user/scoreQuestionRecord/getScoreQuestionRecord/:id': ({ actor, params }) =>
      storedRating(actor, params.id),
    'POST /javaplus/user/scoreQuestionRecord/updateScoreQuestionRecord': async ({ actor, body }) =>
      presentRating(await service.rate(customerOf(actor), body)),
    'POST /javaplus/user/scoreQuestionRecord/cancelScore/:id': async ({ actor, params }) => {
      await service.cancel(customerOf(actor), params.id);
      return {};
    },
    'POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord': async ({ actor, body }) => {
      await service.request(staffOf(actor), body.recordQuestionId);
      return {};
    },
    'POST /javaplus/admin/scoreQuestionOption/getIsEnableList': async ({ lang }) =>
      (await listOptions(db)).map((option) => presentOption(option, lang)),
    'POST /javaplus/admin/scoreQuestionRecord/getScoreQuestionRecord/:id': ({ actor, params }) =>
      storedRating(actor, params.id),
    'GET /java/front/getFAQAppraiseStatus': async ({ actor, query }) =>
      (await tickets.requireTicket(db, actor, query.questionRescordId)).score_status,
  });

  bind(ratingLevelEndpoints, {
    'POST /api/user/ChatBase/addScore': async ({ actor, body }) => {
      await service.rateByLevel(customerOf(actor), body);
      return {};
    },
  });
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}

function customerOf(actor: Actor): CustomerActor {
  if (actor.kind === 'visitor' || actor.kind === 'staff') throw new AppError('core.no_session');
  return actor;
}
