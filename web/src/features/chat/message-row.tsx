/*
 * One message: bubble, state, what can be done with it. Own ones right in the accent's tint, others left on
 * paper; a colleague's on the right without the tint.
 */
import { memo, type ReactNode } from 'react';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconClock,
  IconCloudUp,
  IconFileDescription,
  IconPlayerPause,
} from '#icons';
import { formatDateTime, formatTime } from '../../lib/dates';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import type { ChatMessage } from './conversation';
import classes from './message-row.module.css';
import { WaitingFile } from './waiting-file';
import { cardOf, type Progress, type TimelineRow } from './timeline';

type MessageTimelineRow = Extract<TimelineRow, { kind: 'message' | 'pending' }>;

export interface MessageRowProps {
  row: MessageTimelineRow;
  /** Draws the content of a report card (type 10); a plain document box unless given. */
  renderCard?: (message: ChatMessage) => ReactNode;
  onRetry?: (clientMessageId: string) => void;
  onDiscard?: (clientMessageId: string) => void;
  /** Present where the reader may recall the message. */
  onRecall?: (message: ChatMessage) => void;
  /** A right click, the menu key or a long press on a message that can be recalled. */
  onMenu?: (message: ChatMessage, point: { x: number; y: number }) => void;
}

function Row(props: MessageRowProps) {
  const { row, onRecall, onMenu } = props;
  const t = useT();
  const message = row.kind === 'message' ? row.message : null;
  const isRecalled = message?.isDelete === 1;
  const canRecall = message !== null && !isRecalled && onRecall !== undefined;
  return (
    <div
      className={classes.row}
      data-key={row.key}
      data-voice={row.voice}
      data-first={row.isFirst || undefined}
      data-testid="chat-message"
      onContextMenu={(event) => {
        if (!canRecall || !onMenu) return;
        event.preventDefault();
        onMenu(message, { x: event.clientX, y: event.clientY });
      }}
    >
      {row.isFirst && <Byline row={row} />}
      <div className={classes.line}>
        {canRecall && (
          <button
            type="button"
            className={classes.recall}
            aria-label={t('chat.message.recall')}
            title={t('chat.message.recall')}
            onClick={() => onRecall(message)}
          >
            <IconArrowBackUp size={16} aria-hidden />
          </button>
        )}
        {isRecalled ? (
          <p className={classes.recalled}>{t('chat.message.recalled')}</p>
        ) : (
          <Bubble {...props} />
        )}
      </div>
      {row.progress !== null && (row.isLast || isOwnState(row)) && (
        <MessageState {...props} progress={row.progress} />
      )}
    </div>
  );
}

/** Whether a row says its state by itself, not only as the last of its group. */
function isOwnState(row: MessageTimelineRow): boolean {
  const isFile = row.kind === 'pending' && row.entry.file !== undefined;
  return isFile || row.progress === 'failed' || row.progress === 'paused';
}

/** Rows are made anew with every change of the conversation; only those that look different are drawn again. */
function isSame(before: MessageRowProps, after: MessageRowProps): boolean {
  const { row: one, ...oneActions } = before;
  const { row: other, ...otherActions } = after;
  const contentOf = (row: MessageTimelineRow) => (row.kind === 'message' ? row.message : row.entry);
  return (
    contentOf(one) === contentOf(other) &&
    one.isFirst === other.isFirst &&
    one.isLast === other.isLast &&
    one.progress === other.progress &&
    (Object.keys(otherActions) as (keyof typeof otherActions)[]).every(
      (name) => oneActions[name] === otherActions[name],
    )
  );
}

export const MessageRow = memo(Row, isSame);

function Byline({ row }: { row: MessageTimelineRow }) {
  const t = useT();
  return (
    <p className={classes.byline}>
      {row.voice !== 'own' && (
        <span className={classes.name} dir="auto">
          {row.name || t('chat.support')}
        </span>
      )}
      <time dateTime={new Date(row.time).toISOString()} title={formatDateTime(row.time)}>
        {formatTime(row.time)}
      </time>
    </p>
  );
}

function Bubble({ row, renderCard }: MessageRowProps) {
  const content = row.kind === 'message' ? row.message.content : row.entry.content;
  if (row.kind === 'message' && row.message.messageType === 10) {
    return (
      <div className={classes.card}>
        {renderCard ? renderCard(row.message) : <DocumentBox json={content} />}
      </div>
    );
  }
  return (
    <div
      className={classes.bubble}
      data-progress={row.progress ?? undefined}
      title={formatDateTime(row.time)}
    >
      {row.kind === 'pending' && row.entry.file ? (
        <WaitingFile entry={row.entry} file={row.entry.file} />
      ) : (
        <RichText html={content} className={classes.content} dir="auto" />
      )}
    </div>
  );
}

/** A report card without its actions: what it is, and of what. */
function DocumentBox({ json }: { json: string }) {
  const t = useT();
  const card = cardOf(json);
  return (
    <div className={classes.document}>
      <IconFileDescription size={20} aria-hidden />
      <div>
        <p className={classes.documentTitle}>{card.title || t('chat.card.title')}</p>
        {[card.template, card.problem].filter(Boolean).map((text) => (
          <p key={text} className={classes.documentText} dir="auto">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

const marks: Readonly<Record<Progress, typeof IconCheck>> = {
  sending: IconClock,
  waiting: IconCloudUp,
  failed: IconAlertCircle,
  paused: IconPlayerPause,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
};

function MessageState({ row, progress, onRetry, onDiscard }: MessageRowProps & { progress: Progress }) {
  const t = useT();
  const Mark = marks[progress];
  const entry = row.kind === 'pending' ? row.entry : null;
  return (
    <div className={classes.state} data-progress={progress}>
      <Mark size={14} aria-hidden />
      <span>
        {t(`chat.state.${progress}`)}
        {progress === 'failed' && entry?.error ? `: ${entry.error}` : ''}
      </span>
      {entry && (progress !== 'sending' || entry.file) && (
        <span className={classes.stateActions}>
          {progress === 'failed' && (
            <Button variant="subtle" size="compact-xs" onClick={() => onRetry?.(entry.clientMessageId)}>
              {t('chat.state.retry')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="compact-xs"
            aria-label={entry.file && t('chat.upload.cancel', { name: entry.file.name })}
            onClick={() => onDiscard?.(entry.clientMessageId)}
          >
            {entry.file ? t('common.cancel') : t('chat.state.discard')}
          </Button>
        </span>
      )}
    </div>
  );
}
