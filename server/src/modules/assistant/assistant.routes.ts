/* Calls of the assistant -> service. */
import { assistantEndpoints } from '#contract/assistant/endpoints';
import type { Actor, CustomerActor, StaffActor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';
import type { Bind } from '../../platform/http/bind';
import type { AssistantService } from './assistant.service';

export function bindAssistant(bind: Bind, service: AssistantService): void {
  bind(assistantEndpoints, {
    'POST /java/front/sopAi': ({ actor, body, lang }) =>
      service.ask(identified(actor), { ticketId: body.questionId, content: body.content, lang }),
    'POST /javaplus/admin/assistant/getReply': async ({ actor, body }) => ({
      passages: await service.reply(staffOf(actor), {
        ticketId: body.questionId,
        answerId: body.id,
        lang: body.lang,
      }),
    }),
    'GET /java/front/getUserHisAiList': ({ actor, query }) =>
      service.history(identified(actor), query.questionId),
    'GET /java/front/delUserHistoriesAiChatList': async ({ actor, query }) => {
      await service.clear(identified(actor), query.questionId);
      return {};
    },
  });
}

function identified(actor: Actor): CustomerActor | StaffActor {
  if (actor.kind === 'visitor') throw new AppError('core.no_session');
  return actor;
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
