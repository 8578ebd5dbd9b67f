/* The third pane: what is known of the ticket, and the steps that the customer took (BENCH-21). */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { counts } from '#contract/core/limits';
import { formatDateTime } from '../../lib/dates';
import { s } from '../../lib/i18n/staff';
import { RichText } from '../../ui/rich-text';
import { EmptyState } from '../../ui/states';
import { Stars } from '../../ui/stars';
import { Urgency } from './staff-ticket-row';
import classes from './ticket-context.module.css';

type Tab = 'facts' | 'steps';
const tabs: readonly Tab[] = ['facts', 'steps'];

export function TicketContext({ ticket }: { ticket: StaffTicket }) {
  const [tab, setTab] = useState<Tab>('facts');
  return (
    <aside className={classes.context} aria-label={s('bench.context')}>
      <div className={classes.tabs} role="tablist">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`context-tab-${one}`}
            aria-selected={tab === one}
            aria-controls="context-panel"
            tabIndex={tab === one ? 0 : -1}
            className={classes.tab}
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = one === 'facts' ? 'steps' : 'facts';
              setTab(other);
              document.getElementById(`context-tab-${other}`)?.focus();
            }}
          >
            {s(`bench.tab.${one}`)}
          </button>
        ))}
      </div>
      <div
        className={classes.panel}
        id="context-panel"
        role="tabpanel"
        aria-labelledby={`context-tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'facts' ? <Facts ticket={ticket} /> : <Steps ticket={ticket} />}
      </div>
    </aside>
  );
}

function Facts({ ticket }: { ticket: StaffTicket }) {
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

/** HTML of the steps; what the client sent along stands in where there are none. */
function Steps({ ticket }: { ticket: StaffTicket }) {
  if (ticket.step_record !== '') return <RichText html={ticket.step_record} className={classes.steps} />;
  if (ticket.question_record !== '') return <pre className={classes.record}>{ticket.question_record}</pre>;
  return <EmptyState title={s('bench.steps.empty')} text={s('bench.steps.emptyText')} />;
}
