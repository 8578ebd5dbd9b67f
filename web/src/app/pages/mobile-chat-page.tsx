// /m/user/chat: the conversation fills the screen; the list of tickets and the upload tools fold out, one at a
// time (000 §2.6, MOB-13…15).
import { useRef, useState } from 'react';
import { IconChevronDown, IconMessages, IconPlus } from '#icons';
import { useLocation } from 'react-router';
import { ConversationBones } from '../../features/chat/conversation-panel';
import { FileDrop } from '../../features/chat/file-drop';
import { StaffOnline } from '../../features/chat/staff-online';
import { UploadTools } from '../../features/chat/upload-tools';
import { TicketList, useTicketListTitle } from '../../features/tickets/ticket-list';
import { useBackCloses } from '../../lib/back-history';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { shopQuery } from '../../lib/shop-url';
import { IconButton } from '../../ui/icon-button';
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
import { useKeyboardSpace } from './mobile-chat-page-keyboard';
import classes from './mobile-chat-page.module.css';

const knowledge = '/m/user/knowledge';

type Unfolded = 'list' | 'tools' | null;

export function MobileChatPage() {
  const { state, isIdentified } = useSession();
  const entry = useChatEntry();
  const chat = useCustomerChat();
  if (state === 'unknown' || entry.isOpening) return <Identifying />;
  if (!isIdentified) return <LoginNeeded onLogin={entry.login} knowledge={knowledge} />;
  return (
    <Mantine>
      <CustomerReport chat={chat} isMobile>
        <Chat chat={chat} />
      </CustomerReport>
    </Mantine>
  );
}

function Chat({ chat }: { chat: CustomerChat }) {
  const t = useT();
  const title = useTicketListTitle();
  const keyboard = useKeyboardSpace();
  const { search } = useLocation();
  // Without an open ticket the list is what one came for.
  const [unfolded, setUnfolded] = useState<Unfolded>(chat.openId === null ? 'list' : null);
  const listToggle = useRef<HTMLButtonElement>(null);
  const toggle = (part: Unfolded) => setUnfolded((open) => (open === part ? null : part));
  const { ticket, uploads } = chat;
  // Without an open ticket the list is the page.
  useBackCloses(unfolded === 'tools' || (unfolded === 'list' && ticket !== null), () => setUnfolded(null));
  return (
    <div className={classes.page} style={keyboard === 0 ? undefined : { paddingBlockEnd: keyboard }}>
      <VisuallyHidden component="h1">{t('chat.page')}</VisuallyHidden>
      <div className={classes.head}>
        <button
          ref={listToggle}
          type="button"
          className={classes.toggle}
          aria-expanded={unfolded === 'list'}
          aria-controls="ticket-list"
          onClick={() => toggle('list')}
        >
          <IconMessages size={20} aria-hidden />
          <span className={classes.listTitle}>{title}</span>
          <IconChevronDown size={18} aria-hidden className={classes.chevron} />
          <VisuallyHidden>{unfolded === 'list' ? t('chat.list.hide') : t('chat.list.show')}</VisuallyHidden>
        </button>
        <StaffOnline />
      </div>
      <AnonymousNotice />
      {unfolded === 'list' && (
        <section id="ticket-list" className={classes.list} data-alone={ticket === null || undefined}>
          <TicketList
            openId={ticket?.id ?? null}
            onOpen={(id) => {
              chat.open(id);
              setUnfolded(null);
              // Its row is gone with the list.
              listToggle.current?.focus();
            }}
            emptyAction={<KnowledgeButton to={{ pathname: knowledge, search: shopQuery(search) }} />}
          />
        </section>
      )}
      <FileDrop className={classes.chat} onFiles={chat.addFiles}>
        {ticket ? (
          <>
            <h2 className={classes.title} dir="auto" title={ticket.title}>
              {ticket.title}
            </h2>
            <p className={classes.path} dir="auto">
              {ticket.typeTitle}
            </p>
            <TicketChat chat={chat} ticket={ticket} />
          </>
        ) : !chat.tickets && chat.openId !== null ? (
          <ConversationBones />
        ) : (
          unfolded !== 'list' && (
            <div className={classes.none}>
              <EmptyState icon={<IconMessages size={24} />} title={t('chat.none.title')} />
            </div>
          )
        )}
        {ticket && (
          <ChatComposer
            isCompact
            chat={chat}
            tools={
              <IconButton
                className={classes.plus}
                data-open={unfolded === 'tools' || undefined}
                aria-expanded={unfolded === 'tools'}
                label={unfolded === 'tools' ? t('chat.upload.close') : t('chat.upload.open')}
                icon={<IconPlus size={22} aria-hidden />}
                onClick={() => toggle('tools')}
              />
            }
          />
        )}
        {unfolded === 'tools' && (
          <div className={classes.tools}>
            <UploadTools
              large
              refuse={chat.refuse}
              onFiles={(kind, files) => {
                if (ticket) uploads.add(ticket.id, kind, files);
                setUnfolded(null);
              }}
            />
          </div>
        )}
      </FileDrop>
    </div>
  );
}
