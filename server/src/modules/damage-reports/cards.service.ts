/* Cards: what the chat asks of a report, and the sender's word that a message carries one. */
import type { StaffActor } from '#contract/core/actor';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { CardPort } from '../chat';
import { demandDuty, requireReport } from './access.service';
import type { ReportPresenter } from './reports.present';
import { isAllowed } from './reports.rules';
import { listReportsOfMessages, lockReport, updateReport } from './reports.store';

export interface CardDependencies extends Pick<Platform, 'db'> {
  readonly presenter: Pick<ReportPresenter, 'presentCard' | 'presentCards'>;
}

export type Cards = ReturnType<typeof createCards>;

export function createCards({ db, presenter }: CardDependencies) {
  const port: CardPort = {
    async contentToSend(tx, ticketId, sent) {
      const id = reportNamedIn(sent);
      const report = id === undefined ? undefined : await lockReport(tx, id);
      const canBeSent =
        report?.ticket_id === ticketId && report.message_id === null && isAllowed('withdraw', report.status);
      if (report === undefined || !canBeSent) throw new AppError('chat.card_invalid');
      return { reportId: report.id, content: JSON.stringify(await presenter.presentCard(tx, report)) };
    },
    stored: (tx, reportId, messageId) => updateReport(tx, reportId, { message_id: messageId }),
    async contentsOf(from, messageIds) {
      const cards = await presenter.presentCards(from, await listReportsOfMessages(from, messageIds));
      return new Map([...cards].map(([messageId, card]) => [messageId, JSON.stringify(card)]));
    },
  };

  return {
    port,

    /**
     * The chat wrote it down when it stored the message; another message is refused.
     * @throws core.not_found, core.off_duty, reports.message_foreign
     */
    async confirm(actor: StaffActor, id: number, messageId: number): Promise<void> {
      const report = await requireReport(db, actor, id);
      demandDuty(actor);
      if (report.message_id !== messageId) throw new AppError('reports.message_foreign');
    },
  };
}

/** The id in the JSON of a card; digits in a string count, too. */
function reportNamedIn(sent: string): number | undefined {
  try {
    const card = JSON.parse(sent) as { id?: unknown } | null;
    const id = Number(card?.id);
    return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
  } catch {
    return undefined;
  }
}
