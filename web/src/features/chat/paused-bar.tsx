/*
 * Above the composer, when a message was paused because somebody else wrote before it was stored: what is
 * new, and the two ways on: send it anyway, having seen that, or take the text back.
 */
import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconPlayerPause } from '#icons';
import type { Side } from '#contract/core/actor';
import { previewText } from '#contract/core/rich-text';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { conversationQuery } from './chat.queries';
import type { ChatMessage } from './conversation';
import { type Keep, useQueue } from './keep';
import classes from './paused-bar.module.css';
import { noteSeen, seenSeqOf, useAsking } from './seen';

export interface PausedBarProps {
  /** null while no ticket is selected. */
  ticketId: number | null;
  keep: Keep | null;
  /** Gets the texts that were taken back, as HTML, oldest first. */
  onEdit: (htmls: readonly string[]) => void;
}

export function PausedBar({ ticketId, keep, onEdit }: PausedBarProps) {
  useAsking(ticketId);
  const { entries } = useQueue(keep, ticketId ?? 0);
  const paused = entries.filter((entry) => entry.state === 'paused');
  if (paused.length === 0 || !keep || ticketId === null) return null;
  const seenSeq = Math.min(...paused.map((entry) => entry.seenSeq ?? 0));
  return <Asking ticketId={ticketId} keep={keep} seenSeq={seenSeq} onEdit={onEdit} />;
}

interface AskingProps extends PausedBarProps {
  ticketId: number;
  keep: Keep;
  seenSeq: number;
}

/** Of more the last ones are shown; the whole stands in the conversation above. */
const shownMost = 3;

function Asking({ ticketId, keep, seenSeq, onEdit }: AskingProps) {
  const t = useT();
  const [side = 'user', owner = ''] = keep.owner.split(':') as [Side, string];
  const { data } = useQuery({ ...conversationQuery(side, ticketId), enabled: false });
  const messages = data?.messages ?? [];
  const news = messages.filter((message) => message.seq > seenSeq && isNews(message, side, Number(owner)));
  // Who is asked reads what the question is about; what comes after it has to be noticed by itself.
  const isAsked = news.length > 0;
  const newestSeq = messages.at(-1)?.seq ?? seenSeq;
  const newest = useRef(newestSeq);
  useEffect(() => {
    newest.current = newestSeq;
  });
  useEffect(() => {
    if (isAsked) noteSeen(ticketId, newest.current);
  }, [isAsked, ticketId]);
  return (
    <section className={classes.bar} aria-label={t('chat.state.paused')} data-testid="paused">
      <div role="alert">
        <p className={classes.title}>
          <IconPlayerPause size={16} aria-hidden />
          {t('chat.paused.title', { count: news.length })}
        </p>
        <ul className={classes.news}>
          {news.slice(-shownMost).map((message) => (
            <li key={message.id} dir="auto">
              <span className={classes.name}>
                {message.user?.name || message.personal.name || t('chat.support')}
              </span>{' '}
              {wordsOf(message) || t('chat.message.media')}
            </li>
          ))}
        </ul>
        <p className={classes.text}>{t('chat.paused.text')}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => onEdit(keep.outbox.takeBack(ticketId).map((entry) => entry.content))}
        >
          {t('chat.paused.edit')}
        </Button>
        <Button
          size="compact-md"
          onClick={() => keep.outbox.resume(ticketId, Math.max(seenSeq, seenSeqOf(ticketId) ?? 0))}
        >
          {t('chat.paused.send')}
        </Button>
      </div>
    </section>
  );
}

/** The same as the server's rule: texts and cards of the other side or of a colleague. */
function isNews(message: ChatMessage, side: Side, ownId: number): boolean {
  if (message.messageType === 6 || message.isDelete === 1) return false;
  return message.sender !== side || (side === 'admin' && message.personalId !== ownId);
}

function wordsOf({ messageType, content }: ChatMessage): string {
  return messageType === 4 ? previewText(content, 120) : '';
}
