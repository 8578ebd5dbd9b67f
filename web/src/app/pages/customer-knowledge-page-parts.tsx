// What the desk and the phone page of the knowledge base share: tickets and session put beside the catalogue.
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countTickets } from '#contract/knowledge/catalogue';
import { itemGroups } from '../../features/knowledge/item-groups';
import { itemsQuery } from '../../features/knowledge/knowledge.queries';
import { createTicketFromAnswer } from '../../features/tickets/create-ticket.queries';
import { useTicketsLive } from '../../features/tickets/tickets.live';
import { ticketListQuery } from '../../features/tickets/tickets.queries';
import { useT } from '../../lib/i18n';
import { openChat } from '../../lib/open-chat';
import { useSession } from '../../lib/session';
import { useViewState } from '../../lib/view-state';
import type { ReactNode } from 'react';
import type { AfterSales, KnowledgeActions } from '../../features/knowledge/knowledge-actions';
import type { QuestionType } from '#contract/knowledge/schemas';

const CreateTicketDialog = lazy(() =>
  import('../../features/tickets/create-ticket-dialog').then((module) => ({
    default: module.CreateTicketDialog,
  })),
);

/** Identification is asked for first, then the login (KB-09, FLOW-08). */
function useLoginFirst(): () => Promise<boolean> {
  const t = useT();
  const { identity, refresh, requireLogin } = useSession();
  return async () => {
    if (identity !== null || (await refresh()) !== null) return true;
    return requireLogin(t('common.login.first'));
  };
}

function useAfterSales(loginFirst: () => Promise<boolean>): AfterSales {
  const { identity, isIdentified } = useSession();
  const { data } = useQuery({ ...ticketListQuery, enabled: isIdentified });
  useTicketsLive();
  const isEmpty = identity !== null && data?.length === 0;
  return {
    counts: data ? countTickets(data, 'user') : null,
    state: !isIdentified ? 'login' : isEmpty ? 'empty' : 'ready',
    onOpen: () => {
      if (isIdentified) openChat();
      else void loginFirst().then((isLoggedIn) => isLoggedIn && openChat());
    },
  };
}

/** The actions of the knowledge screens, and the dialog that they open. */
export function useKnowledgePage(types: readonly QuestionType[]): {
  actions: KnowledgeActions;
  dialog: ReactNode;
} {
  const { identity, state } = useSession();
  const loginFirst = useLoginFirst();
  const afterSales = useAfterSales(loginFirst);
  const isPC = useViewState((view) => view.isPC);
  const { data: items } = useQuery(itemsQuery);
  // The last type that was asked about stays, so that the window does not change while it fades.
  const [asked, setAsked] = useState<{ typeId: number; isOpen: boolean }>();
  const actions: KnowledgeActions = {
    isLoggedIn: state === 'unknown' ? undefined : identity !== null,
    onLogin: () => void loginFirst(),
    onAsk: (type) =>
      void loginFirst().then((isLoggedIn) => isLoggedIn && setAsked({ typeId: type.id, isOpen: true })),
    onChatNow: async (request) => ((await loginFirst()) ? createTicketFromAnswer(request) : 'cancelled'),
    afterSales,
  };
  const dialog = asked && identity && (
    <Suspense fallback={null}>
      <CreateTicketDialog
        isOpen={asked.isOpen}
        isFullScreen={!isPC}
        personId={identity.id}
        types={types}
        products={itemGroups(items ?? [])}
        typeId={asked.typeId}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    </Suspense>
  );
  return { actions, dialog };
}
