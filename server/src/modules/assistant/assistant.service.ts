/*
 * Use cases of the assistant: asking, the own history, clearing it. What is found is
 * quoted, or worded by a model where one is set; a question and its answer are stored together.
 */
import type { ReplyPassage, Source } from '#contract/assistant/endpoints';
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import { textLength } from '#contract/core/rich-text';
import type { Locale } from '#contract/settings/config-script';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { createRateLimit } from '../../platform/rate-limit';
import type { Search } from '../search';
import type { Tickets } from '../tickets';
import * as store from './assistant.store';
import type { Model } from './model';
import { cutToMessage, modelMessages, passagesOf, quotedAnswer, type Finding } from './wording.rules';

export interface AssistantServiceDependencies extends Pick<Platform, 'db' | 'transact' | 'clock'> {
  readonly tickets: Pick<Tickets, 'requireTicket' | 'holdTicket'>;
  readonly search: Search;
  /** Absent: answers quote what was found. */
  readonly model: Model | undefined;
}

export interface Answer {
  readonly id: number;
  readonly content: string;
  readonly sources: Source[];
  /** ms */
  readonly timestamp: number;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

const longestQuestion = 500;
const mostSources = 3;
const historyLength = 200;
const questionsAMinute = 30;

export function createAssistantService(deps: AssistantServiceDependencies) {
  const { db, transact, clock, tickets, search, model } = deps;
  const limit = createRateLimit({
    max: questionsAMinute,
    windowMs: 60_000,
    code: 'core.too_many',
    clock,
  });

  const answerTo = async (question: string, lang: Locale, isStaff: boolean) => {
    const findings = await search.retrieve({ text: question, lang, isStaff, limit: mostSources });
    const isWorded = model !== undefined && findings.length > 0;
    const worded = isWorded ? await model.say(modelMessages(question, findings, lang)) : undefined;
    return { content: worded ?? quotedAnswer(findings, lang), sources: findings.map(sourceOf) };
  };

  return {
    /**
     * @throws core.read_only, core.forbidden, core.not_found, tickets.solved, assistant.empty,
     *   assistant.too_long, core.too_many
     */
    async ask(
      actor: CustomerActor | StaffActor,
      { ticketId, content, lang }: { ticketId: number; content: string; lang: Locale },
    ): Promise<Answer> {
      demandWriter(actor);
      const ticket = await tickets.requireTicket(db, actor, ticketId);
      const isStaff = actor.kind === 'staff';
      if (isStaff && ticket.is_solved === 1) throw new AppError('tickets.solved');
      const question = content.trim();
      const length = textLength(question);
      if (length === 0) throw new AppError('assistant.empty');
      if (length > longestQuestion) throw new AppError('assistant.too_long');
      limit.take(isStaff ? `admin ${actor.personId}` : `user ${actor.customerId}`);

      const answer = await answerTo(question, lang, isStaff);
      return transact(async (tx) => {
        // A login may have given the ticket to an account while the answer was looked for.
        const held = await tickets.holdTicket(tx, ticketId);
        const owner = isStaff ? ownerOf(actor, ticketId) : customerOwner(ticketId, held.customer_id);
        const now = clock.now();
        const [, id = 0] = await store.insertLines(
          tx,
          owner,
          [
            { role: 'user', content: question, sources: [] },
            { role: 'ai', ...answer },
          ],
          now,
        );
        return { id, ...answer, timestamp: now };
      });
    },

    /**
     * What an own answer says to the customer: the passages of its sources, in the wanted language and its order.
     * @throws core.not_found, core.too_many
     */
    async reply(
      actor: StaffActor,
      { ticketId, answerId, lang }: { ticketId: number; answerId: number; lang: Locale },
    ): Promise<ReplyPassage[]> {
      await tickets.requireTicket(db, actor, ticketId);
      const answer = await store.findAnswer(db, ownerOf(actor, ticketId), answerId);
      if (!answer) throw new AppError('core.not_found');
      limit.take(`admin ${actor.personId}`);
      const { question, sources, content } = answer;
      const query = { text: question, lang, isStaff: true, limit: mostSources };
      // What was written since is not what the agent has read.
      const findings = await search.retrieve({ ...query, among: sources });
      // The sources are gone since: what was said still stands.
      const worded =
        findings.length === 0 ? content : await model?.say(modelMessages(question, findings, lang));
      if (worded !== undefined) return [{ source: null, content: cutToMessage(worded) }];
      return passagesOf(findings);
    },

    /** Read-only staff may look. @throws core.forbidden, core.not_found */
    async history(actor: CustomerActor | StaffActor, ticketId: number) {
      await tickets.requireTicket(db, actor, ticketId);
      const lines = await store.listLines(db, ownerOf(actor, ticketId), historyLength);
      return lines.map(({ created_at, sources, ...line }) => ({
        ...line,
        sources: [...sources],
        timestamp: created_at,
      }));
    },

    /** Without effect where there is none. @throws core.read_only, core.forbidden, core.not_found */
    async clear(actor: CustomerActor | StaffActor, ticketId: number): Promise<void> {
      demandWriter(actor);
      await tickets.requireTicket(db, actor, ticketId);
      await store.deleteLines(db, ownerOf(actor, ticketId));
    },
  };
}

function demandWriter(actor: CustomerActor | StaffActor): void {
  if (actor.kind === 'staff' && actor.isReadonly) throw new AppError('core.read_only');
}

function ownerOf(actor: CustomerActor | StaffActor, ticketId: number): store.LineOwner {
  if (actor.kind !== 'staff') return customerOwner(ticketId, actor.customerId);
  return { ticketId, side: 'admin', identityId: actor.personId };
}

function customerOwner(ticketId: number, customerId: number): store.LineOwner {
  return { ticketId, side: 'user', identityId: customerId };
}

function sourceOf({ kind, id, title, nav }: Finding): Source {
  return { kind, id, title, nav };
}
