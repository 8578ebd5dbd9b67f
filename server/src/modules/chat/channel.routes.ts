/* Calls of the chat channel -> service. */
import { chatChannelEndpoints } from '#contract/chat/channel-endpoints';
import type { ActorSource, Bind } from '../../platform/http/bind';
import type { ChannelService } from './channel.service';

export function bindChatChannel(bind: Bind, actors: ActorSource, service: ChannelService): void {
  bind(chatChannelEndpoints, {
    'POST /java/front/sendQuestion': async ({ actor, body }) => {
      await service.showTicket(actor, body.userId, body.questionRecordId ?? null);
      return {};
    },
    'POST /java/front/sendAdminQuestion': async ({ actor, body }) => {
      await service.showTicket(actor, body.userId, body.questionRecordId ?? null);
      return {};
    },
    'GET /java/front/sendUserPageCloseingEvent': async ({ request, query }) => {
      await service.closePage(query.uid, (side) => actors.actorOf(request.cookies, side));
      return {};
    },
  });
}
