/* The calls that read the knowledge base and count its use. */
import { knowledgeEndpoints } from '#contract/knowledge/endpoints';
import type { Bind, Call } from '../../platform/http/bind';
import type { Catalogue } from './catalogue.service';
import type { AccessInput, Usage, UsageCaller } from './usage.service';

interface StatisticsBody {
  readonly question_id?: number | '' | null;
  readonly base?: string;
  readonly component?: string;
  readonly wsid?: string;
}

export function bindKnowledge(
  bind: Bind,
  { catalogue, usage }: { catalogue: Catalogue; usage: Usage },
): void {
  const countAccess = async (call: Pick<Call<unknown>, 'actor' | 'address'> & { body: StatisticsBody }) => {
    await usage.countAccess(callerOf(call), accessOf(call.body));
    return {};
  };
  bind(knowledgeEndpoints, {
    'POST /java/front/getQuestionTypeList': ({ actor, body, lang }) =>
      catalogue.listTypes({ lang: body.language ?? lang, isStaff: actor.kind === 'staff' }),
    'POST /api/user/Base/accessStatistics': ({ actor, address, body }) =>
      countAccess({ actor, address, body }),
    'POST /api/admin/Base/accessStatistics': ({ actor, address, body }) =>
      countAccess({ actor, address, body }),
    'POST /api/user/KnowledgeBase/changeQuestion': async ({ actor, address, body }) => {
      await usage.changeQuestion(callerOf({ actor, address, body }), body);
      return {};
    },
  });
}

function callerOf(call: Pick<Call<unknown>, 'actor' | 'address'> & { body: { wsid?: string } }): UsageCaller {
  return { actor: call.actor, address: call.address, wsid: call.body.wsid };
}

function accessOf({ question_id, base = '', component = '' }: StatisticsBody): AccessInput {
  return { questionId: typeof question_id === 'number' ? question_id : undefined, base, component };
}
