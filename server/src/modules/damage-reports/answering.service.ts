/* What customers do with their reports: opening one for the first time, and submitting answers. */
import type { CustomerActor } from '#contract/core/actor';
import type { EditReportBody } from '#contract/damage-reports/bodies.schemas';
import type { ContentItem, ReportStatus } from '#contract/damage-reports/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Chat } from '../chat';
import type { Files } from '../files';
import type { Tickets } from '../tickets';
import { holdReport, requireReport } from './access.service';
import {
  checkAnswer,
  fileNamesOf,
  fitsUpload,
  isAnswered,
  isSameAnswer,
  openChoice,
  type AnswerText,
} from './answers.rules';
import {
  listAnswerOwners,
  listAnswers,
  listContentTypes,
  updateAnswers,
  type AnswerRow,
} from './answers.store';
import { isAllowed } from './reports.rules';
import { updateFirstEntry, updateReport } from './reports.store';

export interface AnsweringDependencies extends Pick<Platform, 'db' | 'transact' | 'clock'> {
  readonly files: Pick<Files, 'attach'>;
  readonly tickets: Pick<Tickets, 'holdTicket' | 'applyTurn'>;
  readonly chat: Pick<Chat, 'cardChanged'>;
}

export type Answering = ReturnType<typeof createAnswering>;

/** An answer that was sent, beside the one that is stored and the question it belongs to. */
interface Change {
  readonly item: ContentItem;
  readonly stored: AnswerRow;
  readonly answer: AnswerText;
}

export function createAnswering({ db, transact, clock, files, tickets, chat }: AnsweringDependencies) {
  /** The files of the answers stand in the ticket now, and each is what its question asks for. */
  const attachFiles = async (
    tx: Db,
    actor: CustomerActor,
    ticketId: number,
    changes: readonly Change[],
  ): Promise<void> => {
    const names = changes.flatMap(({ answer }) => fileNamesOf(answer));
    await files.attach(tx, actor, names, { place: 'ticket', id: ticketId });
    const types = await listContentTypes(tx, names);
    for (const { item, answer } of changes) {
      const fits = fileNamesOf(answer).every((name) => fitsUpload(item.questionType, types.get(name) ?? ''));
      if (!fits) throw new AppError('reports.answer_invalid', { title: item.title });
    }
  };

  return {
    /** @throws core.forbidden */
    async enter(actor: CustomerActor, id: number): Promise<void> {
      const report = await requireReport(db, actor, id);
      await updateFirstEntry(db, report.id, clock.now());
    },

    /**
     * Answers that are not sent keep what is stored; the report goes under review.
     * @throws core.forbidden, reports.answer_mixed, reports.state, reports.answer_*
     */
    async submit(actor: CustomerActor, sent: EditReportBody['data']): Promise<void> {
      await transact(async (tx, emit) => {
        const report = await holdReport(tx, tickets, actor, await reportOf(tx, actor, sent));
        if (!isAllowed('answer', report.status)) throw new AppError('reports.state');
        const stored = await listAnswers(tx, report.id);
        const changes = changesOf(report.items, stored, sent);
        refuseOpen(report.items, stored, changes);
        await attachFiles(tx, actor, report.ticket_id, changes);
        await updateAnswers(tx, submittedRows(report.status, stored, changes));
        await updateReport(tx, report.id, { status: 2, submitted_at: clock.now() });
        await tickets.applyTurn(tx, emit, report.ticket, 'submitted');
        if (report.message_id !== null) await chat.cardChanged(tx, emit, report.message_id);
      });
    },
  };
}

/** The one report that all these answers are of; a foreign answer outweighs a mixture. */
async function reportOf(tx: Db, actor: CustomerActor, sent: EditReportBody['data']): Promise<number> {
  const ids = [...new Set(sent.map(({ id }) => id))];
  const owners = await listAnswerOwners(tx, ids);
  const isOwn = owners.every(({ customer_id }) => customer_id === actor.customerId);
  if (owners.length < ids.length || !isOwn) throw new AppError('core.forbidden');
  const [reportId, ...others] = new Set(owners.map(({ report_id }) => report_id));
  if (reportId === undefined || others.length > 0) throw new AppError('reports.answer_mixed');
  return reportId;
}

/** Each answer as it is to be stored. @throws reports.answer_invalid, reports.answer_long */
function changesOf(
  items: readonly ContentItem[],
  stored: readonly AnswerRow[],
  sent: EditReportBody['data'],
): Change[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const rowOf = new Map(stored.map((row) => [row.id, row]));
  const seen = new Set<number>();
  return sent.flatMap(({ id, contentItemId, url, content }) => {
    const row = rowOf.get(id);
    const item = row && itemOf.get(row.item_id);
    if (row === undefined || item === undefined) return [];
    const checked = checkAnswer(item, {
      contentItemId: contentItemId ?? '',
      url: url ?? '',
      content: content ?? '',
    });
    if ('problem' in checked) throw new AppError(checked.problem, { title: item.title });
    if (seen.has(id)) throw new AppError('reports.answer_invalid', { title: item.title });
    seen.add(id);
    return [{ item, stored: row, answer: checked.answer }];
  });
}

/**
 * @throws reports.answer_missing, naming the first essential question that stays open, or the chosen option
 * whose own question does. An answer that a review approved and that stays as it was is not asked for again.
 */
function refuseOpen(
  items: readonly ContentItem[],
  stored: readonly AnswerRow[],
  changes: readonly Change[],
): void {
  const rows = new Map(stored.map((row) => [row.item_id, row]));
  const sent = new Map(changes.map(({ item, answer }) => [item.id, answer]));
  for (const item of items.filter(({ isEssential }) => isEssential === 1)) {
    const row = rows.get(item.id);
    const answer = sent.get(item.id) ?? (row && textOf(row));
    if (answer === undefined || !isAnswered(answer)) {
      throw new AppError('reports.answer_missing', { title: item.title });
    }
    const isSettled = row?.check_status === 2 && isSameAnswer(textOf(row), answer);
    const open = isSettled ? undefined : openChoice(item, answer);
    if (open !== undefined) {
      throw new AppError('reports.answer_missing', { title: `${item.title} › ${open.optionName}` });
    }
  }
}

/**
 * A changed answer loses its check, an unchanged one keeps it. What a changed one replaces is kept for the
 * next review; the first submission replaces nothing.
 */
function submittedRows(
  status: ReportStatus,
  stored: readonly AnswerRow[],
  changes: readonly Change[],
): AnswerRow[] {
  const answers = new Map(changes.map((change) => [change.stored.id, change.answer]));
  return stored.map((row) => {
    const answer = answers.get(row.id);
    if (answer === undefined || isSameAnswer(textOf(row), answer)) return { ...row, earlier: null };
    const replaced = { ...textOf(row), checkStatus: row.check_status, checkRemark: row.check_remark };
    return {
      ...row,
      content_item_id: answer.contentItemId,
      url: answer.url,
      content: answer.content,
      check_status: null,
      check_remark: '',
      earlier: status === 3 ? replaced : null,
    };
  });
}

function textOf(row: AnswerRow): AnswerText {
  return { contentItemId: row.content_item_id, url: row.url, content: row.content };
}
