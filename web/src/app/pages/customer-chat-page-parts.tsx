// Parts of the customer chat that its desktop and its mobile screen share.
import { useId, type ReactNode } from 'react';
import { IconLogin2, IconUserQuestion } from '#icons';
import { Link, type To, useLocation } from 'react-router';
import type { Ticket } from '#contract/tickets/schemas';
import { Composer } from '../../features/chat/composer';
import { HoursLine } from '../../features/chat/hours-line';
import { ConversationPanel } from '../../features/chat/conversation-panel';
import { FoldedRating, RatingPanel } from '../../features/ratings/rating-panel';
import { SolveBar } from '../../features/ratings/solve-bar';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { shopQuery } from '../../lib/shop-url';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/states';
import { UploadTray } from '../../ui/upload-tray';
import { ChatSkeleton } from '../chat-skeleton';
import classes from './customer-chat-page.module.css';
import type { CustomerChat } from './customer-chat-page-state';
import { renderReportCard } from './customer-report';

/** The way back to the knowledge base (CHAT-10). */
export function KnowledgeButton({ to }: { to: To }) {
  const t = useT();
  return (
    <Button component={Link} to={to} variant="default">
      {t('chat.list.emptyAction')}
    </Button>
  );
}

/** Says that the conversation is kept for this browser only (000 §6). */
export function AnonymousNotice() {
  const t = useT();
  const { isAnonymous, requireLogin } = useSession();
  const id = useId();
  if (!isAnonymous) return null;
  return (
    <section className={classes.anonymous} aria-labelledby={id}>
      <IconUserQuestion size={20} aria-hidden />
      <p>
        <strong id={id}>{t('chat.anonymous.title')}</strong> {t('chat.anonymous.text')}
      </p>
      <Button variant="subtle" size="compact-md" onClick={() => void requireLogin()}>
        {t('common.login')}
      </Button>
    </section>
  );
}

/** In place of the screen while nobody knows who it is: loading, or why that takes so long. */
export function Identifying() {
  const t = useT();
  const { isUnreachable, refresh } = useSession();
  if (isUnreachable) {
    return (
      <ErrorState text={`${t('common.error.network')} ${t('chat.kept')}`} onRetry={() => void refresh()} />
    );
  }
  return <ChatSkeleton />;
}

/** The query by which one chats without an account. */
function asGuest(search: string): string {
  const query = new URLSearchParams(search);
  query.set('isLogin', 'false');
  return query.toString();
}

/** In place of the screen while nobody is identified: a login, a way on without one, a way back. */
export function LoginNeeded({ onLogin, knowledge }: { onLogin: () => void; knowledge: string }) {
  const t = useT();
  const { search } = useLocation();
  return (
    <EmptyState
      icon={<IconLogin2 size={24} />}
      title={t('common.login.first')}
      text={t('chat.login.text')}
      action={
        <div className={classes.ways}>
          <Button onClick={onLogin}>{t('common.login')}</Button>
          <Button component={Link} to={{ search: asGuest(search) }} variant="default">
            {t('common.login.guest')}
          </Button>
          <KnowledgeButton to={{ pathname: knowledge, search: shopQuery(search) }} />
        </div>
      }
    />
  );
}

/** Solve toggle, history with the rating, and what is being uploaded, of one ticket. */
export function TicketChat({ chat, ticket }: { chat: CustomerChat; ticket: Ticket }) {
  const { rating, uploads } = chat;
  return (
    <>
      <SolveBar
        ticket={ticket}
        isPanelOpen={rating.shown === 'open'}
        onToggle={rating.toggle}
        onReopened={chat.whenReopened}
      />
      <ConversationPanel
        key={`chat-${ticket.id}`}
        side="user"
        personId={null}
        ticket={ticket}
        scoreStatus={ticket.scoreStatus}
        keep={chat.keep}
        optionNames={chat.optionNames}
        renderCard={renderReportCard}
        foot={<Rating chat={chat} ticket={ticket} />}
        footShows={rating.opened}
      />
      <UploadTray
        jobs={uploads.jobs.filter((job) => job.ticket === ticket.id)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </>
  );
}

/** The rating behind the last message. */
function Rating({ chat: { rating, whenRated }, ticket }: { chat: CustomerChat; ticket: Ticket }) {
  if (rating.shown === 'hidden') return null;
  if (rating.shown === 'folded') return <FoldedRating hasFocus={rating.isFoldedNow} onOpen={rating.open} />;
  return (
    <RatingPanel
      key={`rating-${ticket.id}`}
      ticket={ticket}
      isAsked={rating.isAsked}
      isWanted={rating.opened > 0}
      onClose={rating.close}
      onDone={whenRated}
    />
  );
}

/** The composer of the open ticket, or of none. */
export function ChatComposer({
  chat,
  tools,
  isCompact = false,
}: {
  chat: CustomerChat;
  tools: ReactNode;
  isCompact?: boolean;
}) {
  const t = useT();
  const id = chat.ticket?.id ?? null;
  return (
    <>
      <HoursLine />
      <Composer
        ticketId={id}
        keep={chat.keep}
        blocked={chat.blocked}
        blockedNote={chat.ticket?.isSolved === 1 ? t('chat.solvedNote') : null}
        sendsOnEnter
        hint={t('chat.composer.hint')}
        compact={isCompact}
        tools={tools}
      />
    </>
  );
}
