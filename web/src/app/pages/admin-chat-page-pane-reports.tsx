// Damage reports in the workbench: the card in the conversation, the tool that sends one, and the windows to send,
// look at and review them. Loaded when first opened.
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { IconFileAlert } from '#icons';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import type { ChatMessage } from '../../features/chat/conversation';
import { CardMessage } from '../../features/damage-reports/card-message';
import { offerCard, UnsentCard } from '../../features/damage-reports/staff/unsent-card';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { notifyError } from '../../ui/notice';

const SendWindow = lazy(() =>
  import('../../features/damage-reports/staff/send-window').then((module) => ({
    default: module.SendWindow,
  })),
);
const StaffReportWindow = lazy(() =>
  import('../../features/damage-reports/staff/staff-report-window').then((module) => ({
    default: module.StaffReportWindow,
  })),
);

export interface StaffReports {
  renderCard: (message: ChatMessage) => ReactNode;
  /** Beside the upload tools of the composer. */
  tool: ReactNode;
  /** Above the composer: a card that is still to be sent. */
  notice: ReactNode;
  windows: ReactNode;
  /** The window of a report: shows one, and whether it is there. */
  window: { open: (id: number) => void; isOpen: boolean };
}

/** `refuse` says why nothing may be sent now; false when it may (duty, solved ticket). */
export function useStaffReports(
  ticket: StaffTicketDetails | null,
  staff: PersonalInfo,
  refuse: () => boolean,
): StaffReports {
  const [shown, setShown] = useState<number | null>(null);
  const [sendingOf, setSendingOf] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const isReadonly = staff.is_readonly === 1;
  const isOpen = shown !== null;
  const start = () => {
    if (refuse() || !ticket) return;
    if (ticket.personal.account === '') return void notifyError(s('pane.anonymous'));
    setSendingOf(ticket.id);
  };
  const endSending = () => {
    setSendingOf(null);
    setRound((before) => before + 1);
  };
  return {
    renderCard: useCallback(
      (message: ChatMessage) => <CardMessage side="admin" content={message.content} onOpen={setShown} />,
      [],
    ),
    tool: ticket && (
      <IconButton
        label={s('send.tool')}
        icon={<IconFileAlert size={20} aria-hidden />}
        disabled={isReadonly}
        onClick={start}
      />
    ),
    notice: ticket && !isReadonly && <UnsentCard personId={staff.id} ticketId={ticket.id} round={round} />,
    windows: (
      <Suspense fallback={null}>
        {ticket && sendingOf === ticket.id && (
          <SendWindow
            key={ticket.id}
            ticket={ticket}
            staff={staff}
            onClose={endSending}
            onUnsent={endSending}
          />
        )}
        {shown !== null && (
          <StaffReportWindow
            key={shown}
            reportId={shown}
            staff={staff}
            onSendCard={async ({ id }) => void (await offerCard(id))}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    ),
    window: useMemo(() => ({ open: setShown, isOpen }), [isOpen]),
  };
}
