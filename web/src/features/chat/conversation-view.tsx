/*
 * The history of one ticket as it is drawn: rows bottom-anchored, older ones on scrolling to the top, a pill
 * for what is new below. Screen readers hear only what arrives (role=log would repeat older pages).
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { IconArrowDown, IconMessage2 } from '#icons';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import { textOfHtml } from '../../ui/rich-text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import classes from './conversation-view.module.css';
import { MessageRow, type MessageRowProps } from './message-row';
import { DayRow, SystemRow, type SystemRowProps } from './system-row';
import type { ChatMessage } from './conversation';
import { useSeen } from './seen';
import type { TimelineRow } from './timeline';
import { TypingLine } from './typing-line';
import { useScrollKeeper } from './use-scroll-keeper';

export interface ConversationViewProps
  extends
    Pick<MessageRowProps, 'renderCard' | 'onRetry' | 'onDiscard' | 'onMenu'>,
    Pick<SystemRowProps, 'side' | 'optionNames'> {
  rows: readonly TimelineRow[];
  /** What stands where no message is yet; the customer's words unless told. */
  empty?: { readonly title: string; readonly text: string };
  ticketId: number;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  /** Whether the reader may recall a message, and how. */
  canRecall?: (message: ChatMessage) => boolean;
  onRecall?: (message: ChatMessage) => void;
  /** Stands behind the last message and scrolls with it. */
  foot?: ReactNode;
  /** Changes when the person wants to see the foot. */
  footShows?: number;
}

export function ConversationView(props: ConversationViewProps) {
  const { rows, hasOlder, isLoadingOlder, onOlder } = props;
  const t = useT();
  const reachTop = () => {
    if (hasOlder && !isLoadingOlder) onOlder();
  };
  const { scroller, content, foot, isAtBottom, toBottom, toFoot } = useScrollKeeper(rows, reachTop);
  const unseen = useUnseen(rows, isAtBottom);
  useSeen(props.ticketId, newestSeqOf(rows), isAtBottom);
  const actions = useFocusAfter(scroller, props);

  // What the reader sends himself is always shown.
  const ownKey = rows.findLast((row) => row.kind === 'pending')?.key;
  useLayoutEffect(() => {
    if (ownKey !== undefined) toBottom();
  }, [ownKey, toBottom]);
  const { footShows = 0 } = props;
  useLayoutEffect(() => {
    if (footShows > 0) toFoot();
  }, [footShows, toFoot]);

  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off"
        aria-label={t('chat.log')}
        tabIndex={0}
      >
        <div ref={content} className={classes.content} data-pictures>
          <div className={classes.top}>
            {hasOlder && (
              <Button variant="subtle" size="compact-sm" loading={isLoadingOlder} onClick={onOlder}>
                {t('chat.log.older')}
              </Button>
            )}
          </div>
          {rows.length === 0 && (
            <EmptyState
              icon={<IconMessage2 size={24} />}
              title={props.empty?.title ?? t('chat.log.empty')}
              text={props.empty?.text ?? t('chat.log.emptyText')}
            />
          )}
          {rows.map((row) => (
            <Row key={row.key} row={row} {...props} {...actions} />
          ))}
          {props.foot && (
            <div ref={foot} data-key="foot">
              {props.foot}
            </div>
          )}
        </div>
      </div>
      {!isAtBottom && (
        <button type="button" className={classes.pill} data-news={unseen > 0 || undefined} onClick={toBottom}>
          {unseen > 0 ? t('chat.log.new', { count: unseen }) : null}
          <IconArrowDown size={16} aria-hidden />
          {unseen === 0 && <VisuallyHidden>{t('chat.log.toNewest')}</VisuallyHidden>}
        </button>
      )}
      <TypingLine ticketId={props.ticketId} />
      <Announcer rows={rows} />
    </div>
  );
}

type MessageActions = Pick<ConversationViewProps, 'onRetry' | 'onDiscard'>;

/** The buttons of a message that failed go away when they are used: the history takes their focus. */
function useFocusAfter(
  place: RefObject<HTMLElement | null>,
  { onRetry, onDiscard }: MessageActions,
): MessageActions {
  return useMemo(() => {
    const withFocus = (act: MessageActions['onRetry']) => (id: string) => {
      act?.(id);
      place.current?.focus({ preventScroll: true });
    };
    return { onRetry: withFocus(onRetry), onDiscard: withFocus(onDiscard) };
  }, [place, onRetry, onDiscard]);
}

function Row({ row, ...props }: { row: TimelineRow } & ConversationViewProps) {
  switch (row.kind) {
    case 'day':
      return <DayRow time={row.time} />;
    case 'system':
      return <SystemRow row={row} side={props.side} optionNames={props.optionNames} />;
    default: {
      const isRecallable = row.kind === 'message' && (props.canRecall?.(row.message) ?? false);
      return (
        <MessageRow
          row={row}
          renderCard={props.renderCard}
          onRetry={props.onRetry}
          onDiscard={props.onDiscard}
          onMenu={props.onMenu}
          onRecall={isRecallable ? props.onRecall : undefined}
        />
      );
    }
  }
}

const isOthers = (row: TimelineRow) => row.kind === 'message' && row.voice !== 'own';
const seqOf = (row: TimelineRow) => ('message' in row ? row.message.seq : 0);
const newestSeqOf = (rows: readonly TimelineRow[]) => rows.reduce((seq, row) => Math.max(seq, seqOf(row)), 0);

/** How many messages of others came since the reader left the bottom; older pages bring nothing new. */
function useUnseen(rows: readonly TimelineRow[], isAtBottom: boolean): number {
  const newestSeq = newestSeqOf(rows);
  const [seenSeq, setSeenSeq] = useState(newestSeq);
  if (isAtBottom && seenSeq !== newestSeq) setSeenSeq(newestSeq);
  return rows.filter((row) => isOthers(row) && seqOf(row) > seenSeq).length;
}

const isRecalled = (row: TimelineRow) => row.kind === 'message' && row.message.isDelete === 1;

/** Says each message of others that arrives while the conversation is open; what was recalled is said no more. */
function Announcer({ rows }: { rows: readonly TimelineRow[] }) {
  const t = useT();
  const newest = useMemo(() => rows.findLast((row) => isOthers(row) && !isRecalled(row)), [rows]);
  const newestSeq = newest ? seqOf(newest) : 0;
  const [heardSeq, setHeardSeq] = useState(() => newestSeqOf(rows));
  const [words, setWords] = useState('');
  useEffect(() => {
    if (newest?.kind !== 'message' || newestSeq <= heardSeq) return;
    const { message, name } = newest;
    const text = message.messageType === 4 ? textOfHtml(message.content) : t('chat.card.title');
    setHeardSeq(newestSeq);
    setWords(
      t('chat.log.announce', { name: name || t('chat.support'), text: text || t('chat.message.media') }),
    );
  }, [heardSeq, newest, newestSeq, t]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {newestSeq === heardSeq && words}
    </VisuallyHidden>
  );
}
