/* Events of ratings -> frame 5; the messages and rows that belong to it are sent by chat and tickets. */
import { frameTypes } from '#contract/core/frames';
import type { CustomerFrame } from '#contract/chat/messages';
import type { Platform } from '../../module';
import { rooms } from '../identity';
import { ratingRequested } from './ratings.service';

export function subscribeRatingFrames({ bus, hub }: Pick<Platform, 'bus' | 'hub'>): void {
  bus.subscribe(ratingRequested, ({ ids }) => {
    const frame: CustomerFrame = {
      msgType: frameTypes.ratingRequested,
      recordQuestionId: Number(ids.ticketId),
    };
    hub.send(rooms.customer(Number(ids.customerId)), frame);
  });
}
