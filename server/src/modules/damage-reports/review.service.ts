/* What staff do with reports that are out: reviewing, voiding and withdrawing. */
import type { StaffActor } from '#contract/core/actor';
import type { ReviewBody, VoidBody } from '#contract/damage-reports/bodies.schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import type { Db } from '../../schema';
import type { Chat } from '../chat';
import type { Settings } from '../settings';
import type { Tickets } from '../tickets';
import { demandDuty, holdReport } from './access.service';
import { listAnswers, updateAnswers } from './answers.store';
import { reportTexts } from './report-texts';
import { causeProblem, isAllowed, reviewedStatus, reviewProblem } from './reports.rules';
import { updateReport, type ReportHead } from './reports.store';

export interface ReviewDependencies extends Pick<Platform, 'transact' | 'clock'> {
  readonly settings: Pick<Settings, 'listDictionary'>;
  readonly tickets: Pick<Tickets, 'holdTicket' | 'applyTurn'>;
  readonly chat: Pick<Chat, 'cardChanged' | 'withdrawCard'>;
}

export type Review = ReturnType<typeof createReview>;

export function createReview({ transact, clock, settings, tickets, chat }: ReviewDependencies) {
  const showChange = async (tx: Db, emit: Emit, { message_id }: ReportHead) => {
    if (message_id !== null) await chat.cardChanged(tx, emit, message_id);
  };

  return {
    /**
     * One rejected answer asks the customer again; all approved complete the report.
     * @throws core.not_found, core.off_duty, reports.state, reports.resubmitted, reports.answer_foreign,
     * reports.check_missing, reports.remark_missing, reports.remark_long, reports.conclusion_unknown
     */
    async review(actor: StaffActor, body: ReviewBody): Promise<void> {
      await transact(async (tx, emit) => {
        const report = await holdReport(tx, tickets, actor, body.id);
        demandDuty(actor);
        if (!isAllowed('review', report.status)) throw new AppError('reports.state');
        refuseUnseen(report, body.damageReportTime);
        const answers = await listAnswers(tx, report.id);
        const conclusions = await settings.listDictionary(tx, 'faq_check_conclusion', 'zh');
        const problem = reviewProblem(
          body,
          answers.map(({ id }) => id),
          new Set(conclusions.map(({ dictValue }) => dictValue)),
        );
        if (problem !== undefined) throw new AppError(problem);
        const checks = new Map(body.answers.map((check) => [check.id, check]));
        await updateAnswers(
          tx,
          answers.map((answer) => ({
            ...answer,
            check_status: checks.get(answer.id)?.checkStatus ?? null,
            check_remark: (checks.get(answer.id)?.checkRemark ?? '').trim(),
          })),
        );
        await updateReport(tx, report.id, {
          status: reviewedStatus(body.answers),
          reviewed_at: clock.now(),
          reviewer_id: actor.personId,
          conclusion_status: body.checkConclusionStatus,
          conclusion_remark: (body.checkConclusionRemark ?? '').trim(),
        });
        await tickets.applyTurn(tx, emit, report.ticket, 'reviewed', actor.personId);
        await showChange(tx, emit, report);
      });
    },

    /**
     * The card stays and says why. What the customer submitted meanwhile is not thrown away unseen.
     * @throws core.not_found, core.off_duty, reports.state, reports.resubmitted, reports.cause_*
     */
    async voidReport(
      actor: StaffActor,
      { id, abandonCause: cause, damageReportTime }: VoidBody,
    ): Promise<void> {
      await transact(async (tx, emit) => {
        const report = await holdReport(tx, tickets, actor, id);
        demandDuty(actor);
        if (!isAllowed('void', report.status)) throw new AppError('reports.state');
        refuseUnseen(report, damageReportTime);
        const problem = causeProblem(cause);
        if (problem !== undefined) throw new AppError(problem);
        await updateReport(tx, id, { status: 5, abandon_cause: (cause ?? '').trim() });
        await showChange(tx, emit, report);
      });
    },

    /**
     * Takes a report back that nobody filled in; the card goes. Any agent may: the one who sent it may be
     * off duty when the mistake is seen.
     * @throws core.not_found, core.off_duty, reports.state
     */
    async withdraw(actor: StaffActor, id: number): Promise<void> {
      await transact(async (tx, emit) => {
        const report = await holdReport(tx, tickets, actor, id);
        demandDuty(actor);
        if (!isAllowed('withdraw', report.status)) throw new AppError('reports.state');
        await updateReport(tx, id, { status: 5, abandon_cause: reportTexts.CN.withdrawn });
        if (report.message_id !== null) await chat.withdrawCard(tx, emit, report.message_id);
      });
    },
  };
}

/** The agent looked at an earlier submission than the newest one. */
function refuseUnseen({ submitted_at }: ReportHead, seen: number | null | undefined): void {
  if (typeof seen === 'number' && seen !== submitted_at) throw new AppError('reports.resubmitted');
}
