// /user/chat: the customer's tickets left, the open conversation right (000 §2.4).
import { IconArrowLeft, IconMessages } from '#icons';
import { Link, useLocation } from 'react-router';
import type { Ticket } from '#contract/tickets/schemas';
import { ConversationBones } from '../../features/chat/conversation-panel';
import { FileDrop } from '../../features/chat/file-drop';
import { StaffOnline } from '../../features/chat/staff-online';
import { UploadTools } from '../../features/chat/upload-tools';
import { TicketList, useTicketListTitle } from '../../features/tickets/ticket-list';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { shopQuery } from '../../lib/shop-url';
import { EmptyState } from '../../ui/states';
import { Mantine } from '../../ui/theme/mantine';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useChatEntry } from './customer-chat-page-entry';
import {
  AnonymousNotice,
  ChatComposer,
  Identifying,
  KnowledgeButton,
  LoginNeeded,
  TicketChat,
} from './customer-chat-page-parts';
import { type CustomerChat, useCustomerChat } from './customer-chat-page-state';
import { CustomerReport } from './customer-report';
import classes from './customer-chat-page.module.css';

const knowledge = '/user/knowledge';

export function CustomerChatPage() {
  const t = useT();
  const { state, isIdentified } = useSession();
  const entry = useChatEntry();
  const chat = useCustomerChat();
  const title = useTicketListTitle();
  const back = { pathname: knowledge, search: shopQuery(useLocation().search) };
  if (state === 'unknown' || entry.isOpening) return <Identifying />;
  if (!isIdentified) return <LoginNeeded onLogin={entry.login} knowledge={knowledge} />;
  return (
    <Mantine>
      <CustomerReport chat={chat}>
        <div className={classes.page}>
          <VisuallyHidden component="h1">{t('chat.page')}</VisuallyHidden>
          <section className={classes.list} aria-label={title}>
            <div className={classes.listHead}>
              <Link to={back} className={classes.back}>
                <IconArrowLeft size={16} aria-hidden />
                {t('chat.back')}
              </Link>
              <h2 className={classes.listTitle}>{title}</h2>
            </div>
            <div className={classes.listBody}>
              <TicketList
                openId={chat.ticket?.id ?? null}
                onOpen={chat.open}
                emptyAction={<KnowledgeButton to={back} />}
              />
            </div>
          </section>
          <section className={classes.chat}>
            <AnonymousNotice />
            <OpenTicket chat={chat} />
          </section>
        </div>
      </CustomerReport>
    </Mantine>
  );
}

function OpenTicket({ chat }: { chat: CustomerChat }) {
  const t = useT();
  const { ticket, tickets, uploads } = chat;
  const tools = (
    <UploadTools
      refuse={chat.refuse}
      onFiles={(kind, files) => ticket && uploads.add(ticket.id, kind, files)}
    />
  );
  // One composer for all: it keeps the focus and what is being typed when the ticket is there at last.
  return (
    <>
      {ticket && <TicketHead ticket={ticket} />}
      <FileDrop className={classes.drop} onFiles={chat.addFiles}>
        {ticket ? (
          <TicketChat chat={chat} ticket={ticket} />
        ) : !tickets && chat.openId !== null ? (
          <ConversationBones />
        ) : (
          <div className={classes.none}>
            {tickets && (
              <EmptyState
                icon={<IconMessages size={24} />}
                title={t('chat.none.title')}
                text={t('chat.none.text')}
              />
            )}
          </div>
        )}
        {tickets && tickets.length > 0 && <ChatComposer chat={chat} tools={tools} />}
      </FileDrop>
    </>
  );
}

function TicketHead({ ticket }: { ticket: Ticket }) {
  return (
    <header className={classes.head}>
      <div className={classes.headWords}>
        <p className={classes.path} dir="auto">
          {ticket.typeTitle}
        </p>
        <h2 className={classes.title} data-tip-cut dir="auto">
          {ticket.title}
        </h2>
      </div>
      <StaffOnline />
    </header>
  );
}
