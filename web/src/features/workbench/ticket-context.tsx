/*
 * The third pane: the steps that the customer took, the customer's orders and damage reports (BENCH-21…23), what
 * is known of the ticket, and the assistant. What a tab needs is loaded when it is first looked at; which one is
 * open stands in the address, so that it stays from ticket to ticket.
 */
import { type KeyboardEvent, lazy, memo, type ReactNode, Suspense } from 'react';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { s } from '../../lib/i18n/staff';
import { InlineAlert } from '../../ui/inline-alert';
import { RichText } from '../../ui/rich-text';
import { EmptyState, Loading, SkeletonLines } from '../../ui/states';
import { useSingleKeys } from './command-store';
import { shortcutOf } from './commands';
import { type ContextTab, contextTabs, tabId, useContextTab } from './context-tab';
import type { RecordsTabProps } from './records-tab';
import { ticketLocale } from './ticket-locale';
import { TicketFacts } from './ticket-facts';
import classes from './ticket-context.module.css';

const OrdersTab = lazy(() => import('./orders-tab').then((module) => ({ default: module.OrdersTab })));
const RecordsTab = lazy(() => import('./records-tab').then((module) => ({ default: module.RecordsTab })));
const AssistantTab = lazy(() =>
  import('./assistant-tab').then((module) => ({ default: module.AssistantTab })),
);

export interface TicketContextProps {
  /** null while no ticket is selected. */
  ticket: StaffTicketDetails | null;
  isReadonly: boolean;
  /** Shows a damage report in a window over the page; missing while no ticket is selected. */
  report?: RecordsTabProps['report'];
  /** Puts an answer of the assistant into the reply. */
  onUseAnswer: (text: string) => void;
}

export const TicketContext = memo(function TicketContext(props: TicketContextProps) {
  const [tab, setTab] = useContextTab();
  return (
    <aside className={classes.context} aria-label={s('bench.context')}>
      <Tabs tab={tab} onTab={setTab} />
      <div
        className={classes.panel}
        data-tab={tab}
        id="context-panel"
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        tabIndex={0}
      >
        <Suspense fallback={<Bones />}>
          <Content tab={tab} {...props} />
        </Suspense>
      </div>
    </aside>
  );
});

function Tabs({ tab, onTab }: { tab: ContextTab; onTab: (tab: ContextTab) => void }) {
  const hasSingleKeys = useSingleKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next =
      contextTabs[(contextTabs.indexOf(tab) + step + contextTabs.length) % contextTabs.length] ?? tab;
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={s('bench.context')} onKeyDown={onKeyDown}>
      {contextTabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-selected={tab === one}
          aria-controls="context-panel"
          tabIndex={tab === one ? 0 : -1}
          className={classes.tab}
          aria-keyshortcuts={hasSingleKeys ? shortcutOf(one) : undefined}
          data-tip={s(`cmd.${one}`)}
          data-tip-key={hasSingleKeys ? shortcutOf(one) : undefined}
          onClick={() => onTab(one)}
        >
          {s(`pane.tab.${one}`)}
        </button>
      ))}
    </div>
  );
}

function Content({ tab, ticket, isReadonly, report, onUseAnswer }: TicketContextProps & { tab: ContextTab }) {
  if (tab === 'ai') {
    const disabledReason = reasonAgainst(ticket, isReadonly);
    return (
      <AssistantTab
        key={ticket?.id ?? 0}
        ticketId={ticket?.id ?? null}
        disabledReason={disabledReason}
        replyLang={ticket && disabledReason === null ? ticketLocale(ticket) : null}
        onUse={onUseAnswer}
      />
    );
  }
  if (!ticket) return <EmptyState title={s('pane.none')} text={s('pane.noneText')} />;
  switch (tab) {
    case 'steps':
      return <Steps ticket={ticket} />;
    case 'facts':
      return <TicketFacts ticket={ticket} />;
    case 'orders':
      return <OfAccount ticket={ticket} draw={(account) => <OrdersTab key={account} account={account} />} />;
    case 'records':
      return (
        <OfAccount
          ticket={ticket}
          draw={(account) => <RecordsTab key={account} account={account} report={report} />}
        />
      );
  }
}

/** Why the assistant cannot be asked (AI-03); null when it can. */
function reasonAgainst(ticket: StaffTicketDetails | null, isReadonly: boolean): string | null {
  if (isReadonly) return s('ai.disabled.readOnly');
  if (!ticket) return s('ai.disabled.none');
  return ticket.isSolved === 1 ? s('ai.disabled.solved') : null;
}

/** Anonymous customers have no account: nothing is asked for (BENCH-38, ROLE-14). */
function OfAccount({ ticket, draw }: { ticket: StaffTicketDetails; draw: (account: string) => ReactNode }) {
  const { account } = ticket.personal;
  return account === '' ? <InlineAlert>{s('pane.anonymous')}</InlineAlert> : draw(account);
}

/** HTML of the steps; what the client sent along stands in where there are none. */
function Steps({ ticket }: { ticket: StaffTicketDetails }) {
  if (ticket.step_record !== '') return <RichText html={ticket.step_record} className={classes.steps} />;
  if (ticket.question_record !== '') return <pre className={classes.record}>{ticket.question_record}</pre>;
  return <EmptyState title={s('bench.steps.empty')} text={s('bench.steps.emptyText')} />;
}

function Bones() {
  return (
    <Loading>
      <SkeletonLines widths={[0.9, 0.7, 0.8]} />
    </Loading>
  );
}
