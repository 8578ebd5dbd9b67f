/* Who may have a report, and holding one: its ticket first, then the report itself. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { TicketRow, Tickets } from '../tickets';
import { findReport, lockReport, type DamageReportRow } from './reports.store';

/** @throws core.forbidden to customers, core.not_found to staff */
export async function requireReport(db: Db, actor: Actor, id: number): Promise<DamageReportRow> {
  return allowed(actor, await findReport(db, id));
}

/** A report with its ticket, both held. */
export type HeldReport = DamageReportRow & { readonly ticket: TicketRow };

/**
 * The report, held with its ticket until the end of the transaction.
 * @throws core.forbidden to customers, core.not_found to staff
 */
export async function holdReport(
  tx: Db,
  tickets: Pick<Tickets, 'holdTicket'>,
  actor: Actor,
  id: number,
): Promise<HeldReport> {
  const found = await requireReport(tx, actor, id);
  const ticket = await tickets.holdTicket(tx, found.ticket_id);
  return { ...allowed(actor, await lockReport(tx, id)), ticket };
}

/** @throws core.off_duty */
export function demandDuty(actor: StaffActor): void {
  if (actor.workStatus !== 1) throw new AppError('core.off_duty');
}

function allowed(actor: Actor, report: DamageReportRow | undefined): DamageReportRow {
  if (actor.kind === 'visitor') throw new AppError('core.no_session');
  if (actor.kind === 'staff') {
    if (report === undefined) throw new AppError('core.not_found');
    return report;
  }
  if (report?.customer_id !== actor.customerId) throw new AppError('core.forbidden');
  return report;
}
