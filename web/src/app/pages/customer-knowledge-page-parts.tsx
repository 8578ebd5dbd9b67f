// What the desk and the phone page of the knowledge base share: tickets and session put beside the catalogue.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countTickets, findQuestion } from '#contract/knowledge/catalogue';
import { itemGroups } from '../../features/knowledge/item-groups';
import { itemsQuery } from '../../features/knowledge/knowledge.queries';
import { SearchBox } from '../../features/search/search-box';
import { useTicketsLive } from '../../features/tickets/tickets.live';
import { useTicketsAfterSocket } from '../../features/tickets/tickets.queries';
import { useT } from '../../lib/i18n';
import { openChat } from '../../lib/open-chat';
import { useSession } from '../../lib/session';
import { useViewState } from '../../lib/view-state';
import { late, usePreload } from '../../ui/late';
import type { ReactNode } from 'react';
import type {
  AfterSales,
  ChatOutcome,
  ChatRequest,
  KnowledgeActions,
} from '../../features/knowledge/knowledge-actions';
import type { Knowledge } from '../../features/knowledge/use-knowledge';
import type { SearchHit } from '#contract/search/endpoints';

const CreateTicketDialog = late(
  () => import('../../features/tickets/create-ticket-dialog').then((module) => module.CreateTicketDialog),
  { isAskedFor: true },
);
const AnswerOffers = late(() =>
  import('../../features/search/answer-offers').then((module) => module.AnswerOffers),
);
const loadCreation = () => import('../../features/tickets/create-ticket.queries');
const creation = { preload: () => void loadCreation().catch(() => undefined) };
const laterParts = [CreateTicketDialog, AnswerOffers, creation];

/** A call that does not get through is only logged (ERR-26), and so is code that cannot be had. */
async function chatNow(request: ChatRequest): Promise<ChatOutcome> {
  try {
    return await (await loadCreation()).createTicketFromAnswer(request);
  } catch (error) {
    console.error('The ticket was not created.', error);
    return 'failed';
  }
}

/** What somebody wants to create a ticket about: a type, or what was searched for in vain. */
interface Asked {
  readonly typeId: number | null;
  readonly question: string;
  readonly isOpen: boolean;
}

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
  const { data } = useTicketsAfterSocket(isIdentified);
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

/** Opens what was found like a click in the tree; what was published since the catalogue was read is read first. */
function useOpenHit({ types, links, goTo, retry }: Knowledge): (hit: SearchHit) => void {
  return ({ kind, id }) => {
    if (kind !== 'question') return;
    if (findQuestion(types, id) === undefined) retry();
    goTo(links.question(id));
  };
}

/** The actions of the knowledge screens, the search on them, and the dialog that they open. */
export function useKnowledgePage(knowledge: Knowledge): {
  actions: KnowledgeActions;
  search: ReactNode;
  dialog: ReactNode;
} {
  const { identity, state } = useSession();
  const loginFirst = useLoginFirst();
  const afterSales = useAfterSales(loginFirst);
  const openHit = useOpenHit(knowledge);
  const isPC = useViewState((view) => view.isPC);
  const { data: items } = useQuery(itemsQuery);
  usePreload(laterParts);
  // The last type that was asked about stays, so that the window does not change while it fades.
  const [asked, setAsked] = useState<Asked>();
  const ask = (about: Omit<Asked, 'isOpen'>) =>
    void loginFirst().then((isLoggedIn) => isLoggedIn && setAsked({ ...about, isOpen: true }));
  const close = () => setAsked((last) => last && { ...last, isOpen: false });
  const actions: KnowledgeActions = {
    isLoggedIn: state === 'unknown' ? undefined : identity !== null,
    onLogin: () => void loginFirst(),
    onAsk: (type) => ask({ typeId: type.id, question: '' }),
    onChatNow: async (request) => ((await loginFirst()) ? chatNow(request) : 'cancelled'),
    afterSales,
  };
  const search = (
    <SearchBox
      onOpen={openHit}
      onAsk={(text) => ask({ typeId: null, question: text })}
      types={knowledge.types}
    />
  );
  const dialog = asked && identity && (
    <CreateTicketDialog
      isOpen={asked.isOpen}
      isFullScreen={!isPC}
      personId={identity.id}
      types={knowledge.types}
      products={itemGroups(items ?? [])}
      typeId={asked.typeId}
      question={asked.question}
      offers={(form) => (
        <AnswerOffers
          text={form.question}
          items={form.items}
          types={knowledge.types}
          onOpen={(hit) => {
            close();
            openHit(hit);
          }}
        />
      )}
      onClose={close}
    />
  );
  return { actions, search, dialog };
}
