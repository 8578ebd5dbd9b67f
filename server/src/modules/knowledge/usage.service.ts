/* Counting how the knowledge base is used. */
import { createHash } from 'node:crypto';
import type { Actor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Bus } from '../../platform/events/bus';
import type { Db } from '../../schema';
import { findQuestion } from './catalogue.store';
import { dayOf, isSolvedChange, userKey } from './usage.rules';
import { insertAccess, insertScreenView, insertSolved } from './usage.store';

/** Who calls, as far as counting needs it. */
export interface UsageCaller {
  readonly actor: Actor;
  readonly address: string;
  readonly wsid: string | undefined;
}

export interface AccessInput {
  /** Empty for a mere view of a screen. */
  readonly questionId: number | undefined;
  readonly base: string;
  readonly component: string;
}

/** {questionId}: somebody opened it who never had. */
export const questionOpened = 'knowledge.question_opened';

export type Usage = ReturnType<typeof createUsage>;

export function createUsage({ db, clock, bus }: { db: Db; clock: Clock; bus: Pick<Bus, 'publish'> }) {
  return {
    /** A question that is not there, or no longer published, counts nothing and is no error. */
    async countAccess(caller: UsageCaller, { questionId, base, component }: AccessInput): Promise<void> {
      const user = keyOf(caller);
      const now = clock.now();
      if (questionId === undefined) {
        await insertScreenView(db, { access_user: user, base, component, time: now });
      } else {
        const isStaff = caller.actor.kind === 'staff';
        const isFirst = await insertAccess(db, { questionId, user, isStaff, now });
        if (isFirst) bus.publish([{ name: questionOpened, ids: { questionId } }]);
      }
    },

    /** @throws knowledge.question_unknown, knowledge.change_not_allowed */
    async changeQuestion(
      caller: UsageCaller,
      input: { id: number; change: Readonly<Record<string, unknown>> },
    ): Promise<void> {
      const question = await findQuestion(db, input.id);
      if (question?.valid !== 1) throw new AppError('knowledge.question_unknown');
      if (!isSolvedChange(input.change)) throw new AppError('knowledge.change_not_allowed');
      await insertSolved(db, { questionId: question.id, user: keyOf(caller), day: dayOf(clock.now()) });
    },
  };
}

function keyOf({ actor, wsid, address }: UsageCaller): string {
  return userKey(actor, wsid, createHash('sha256').update(address).digest('base64url').slice(0, 22));
}
