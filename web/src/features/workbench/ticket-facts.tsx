/* What is known of the open ticket, one line each. */
import type { ReactNode } from 'react';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { formatDateTime } from '../../lib/dates';
import { s } from '../../lib/i18n/staff';
import { Stars } from '../../ui/stars';
import { Urgency } from './staff-ticket-row';
import classes from './ticket-context.module.css';

export function TicketFacts({ ticket }: { ticket: StaffTicketDetails }) {
  const none = s('bench.fact.none');
  return (
    <dl className={classes.facts}>
      <Fact name={s('bench.fact.customer')}>{ticket.personal.name}</Fact>
      <Fact name={s('bench.fact.account')}>{ticket.personal.account || s('bench.guest')}</Fact>
      <Fact name={s('bench.fact.title')}>{ticket.title}</Fact>
      <Fact name={s('bench.fact.type')}>{ticket.typeTitle}</Fact>
      <Fact name={s('bench.fact.urgency')}>
        <Urgency level={ticket.urgencyLevel} />
      </Fact>
      <Fact name={s('bench.fact.mark')}>{ticket.mark}</Fact>
      <Fact name={s('bench.fact.handler')}>{ticket.customerName || s('bench.row.unassigned')}</Fact>
      <Fact name={s('bench.fact.directory')}>{ticket.sopDirectoryName || none}</Fact>
      <Fact name={s('bench.fact.product')}>{ticket.productionName || none}</Fact>
      <Fact name={s('bench.fact.shift')}>{shiftName(ticket.classes)}</Fact>
      <Fact name={s('bench.fact.created')}>{formatDateTime(ticket.createTimestamp)}</Fact>
      <Fact name={s('bench.fact.updated')}>{formatDateTime(ticket.updateTimestamp)}</Fact>
      {ticket.completeTimestamp !== null && (
        <Fact name={s('bench.fact.completed')}>{formatDateTime(ticket.completeTimestamp)}</Fact>
      )}
      {ticket.scoreStatus === 3 && ticket.scoreNum !== null && (
        <Fact name={s('bench.fact.rating')}>
          <Stars value={ticket.scoreNum} max={counts.ratingStars} label={s('bench.row.rating')} />
        </Fact>
      )}
      <Fact name={s('bench.fact.comment')}>{ticket.comment || none}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function shiftName(classes: number): string {
  if (classes === 1) return s('bench.shift.1');
  return classes === 2 ? s('bench.shift.2') : s('bench.shift.3');
}
