/* The door of ratings: the options, the request, the customer's stars for a ticket. */
import type { Module, Platform } from '../../module';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { Chat } from '../chat';
import type { Identity } from '../identity';
import type { Tickets } from '../tickets';

import { insertLevels } from './level.store';
import { ratingLevelSection } from './levels.section';
import { ratingOptionSection } from './options.section';
import { bindRatings } from './ratings.routes';
import { createRatingService } from './ratings.service';
import { subscribeRatingFrames } from './ratings.socket';
import { insertOptions, listEnabledOptions, insertRatings, moveRatings } from './ratings.store';
import type { NewRatingLevel, NewRatingOption, StoredRating } from './ratings.types';

export { meanScore } from './ratings.rules';
export type { NewRatingLevel, NewRatingOption, StoredRating } from './ratings.types';

export interface Ratings extends Module {
  /** The port of tickets: takes rating and request away in the transaction that reopens. */
  cancelInTransaction(tx: Db, emit: Emit, ticketId: number): Promise<void>;
  /** @returns the ids, in the order given */
  createOptions(tx: Db, options: readonly NewRatingOption[]): Promise<number[]>;
  /** The levels of the older rating with their options. @returns their ids, in the order given */
  createLevels(tx: Db, levels: readonly NewRatingLevel[]): Promise<number[]>;
  /** Options, and the levels of the older rating. */
  readonly sections: readonly Section[];
  /** The enabled options in their order. */
  listOptionIds(db: Db): Promise<number[]>;
  /** Whole ratings, as they are. */
  insertRatings(tx: Db, ratings: readonly StoredRating[]): Promise<void>;
}

export interface RatingsDependencies extends Platform {
  readonly identity: Identity;
  readonly tickets: Tickets;
  readonly chat: Chat;
}

export function createRatings(deps: RatingsDependencies): Ratings {
  const { db, tickets } = deps;
  const service = createRatingService(deps);
  subscribeRatingFrames(deps);
  tickets.onMoved(moveRatings);
  return {
    cancelInTransaction: service.cancelInTransaction,
    createOptions: insertOptions,
    createLevels: insertLevels,
    sections: [ratingOptionSection, ratingLevelSection],
    listOptionIds: async (tx) => (await listEnabledOptions(tx)).map(({ id }) => id),
    insertRatings,
    register: (bind) => bindRatings(bind, { db, tickets, service }),
  };
}
