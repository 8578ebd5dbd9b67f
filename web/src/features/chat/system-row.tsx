/*
 * Lines that nobody wrote: days, system texts, invitations to rate and ratings. Centred and quiet.
 */
import { memo } from 'react';
import { IconStar } from '#icons';
import type { Side } from '#contract/core/actor';
import { counts } from '#contract/core/limits';
import { formatDate, formatDateTime } from '../../lib/dates';
import { useT } from '../../lib/i18n';
import { Stars } from '../../ui/stars';
import classes from './system-row.module.css';
import type { TimelineRow } from './timeline';

/** The line that begins a day. */
export function DayRow({ time }: { time: number }) {
  return (
    <div className={classes.day} role="separator" aria-label={formatDate(time)}>
      <time dateTime={formatDate(time)}>{formatDate(time)}</time>
    </div>
  );
}

export interface SystemRowProps {
  row: Extract<TimelineRow, { kind: 'system' }>;
  side: Side;
  /** Names of the rating options by id; an unknown one shows its number. */
  optionNames: ReadonlyMap<number, string>;
}

export const SystemRow = memo(function SystemRow({ row, side, optionNames }: SystemRowProps) {
  const t = useT();
  const { content, message } = row;
  if (message.isDelete === 1) return <Quiet row={row} text={t('chat.message.recalled')} />;
  // Broken content is nothing that a person could act on.
  if (!content) return null;
  switch (content.kind) {
    case 'system':
      return <Quiet row={row} text={content.text} />;
    case 'separator':
      return (
        <div className={classes.separator} data-key={row.key} role="separator">
          <span dir="auto">{content.title}</span>
          {content.time > 0 && (
            <time title={formatDateTime(content.time)}>{formatDateTime(content.time)}</time>
          )}
        </div>
      );
    case 'invite':
      return <Invitation row={row} side={side} />;
    case 'record':
      if (!row.isInForce) return <Quiet row={row} text={t('chat.record.withdrawn')} />;
      return (
        <RecordCard row={row} score={content.score} suggest={content.suggest} optionNames={optionNames} />
      );
  }
});

function Quiet({ row, text }: { row: SystemRowProps['row']; text: string }) {
  return (
    <p className={classes.quiet} data-key={row.key} title={formatDateTime(row.time)}>
      {text}
    </p>
  );
}

/** Where one rates is the card at the end of the conversation; an invitation of the past asks for nothing. */
function Invitation({ row, side }: Pick<SystemRowProps, 'row' | 'side'>) {
  const t = useT();
  if (side === 'user' && !row.isInForce) return <Quiet row={row} text={t('chat.invite.past')} />;
  return (
    <div className={classes.invite} data-key={row.key}>
      <IconStar size={16} aria-hidden />
      <span>{side === 'user' ? t('chat.invite') : t('chat.invite.sent')}</span>
    </div>
  );
}

interface RecordCardProps extends Pick<SystemRowProps, 'row' | 'optionNames'> {
  score: Readonly<Record<string, number>>;
  suggest: string;
}

function RecordCard({ row, score, suggest, optionNames }: RecordCardProps) {
  const t = useT();
  const nameOf = (id: string) => optionNames.get(Number(id)) ?? t('chat.record.option', { id });
  return (
    <section className={classes.record} data-key={row.key} aria-label={t('chat.record')}>
      <p className={classes.recordTitle}>{t('chat.record')}</p>
      <dl className={classes.scores}>
        {Object.entries(score).map(([id, value]) => (
          <div key={id} className={classes.score}>
            <dt>{nameOf(id)}</dt>
            <dd>
              <Stars value={value} max={Math.max(value, counts.ratingStars)} label={nameOf(id)} />
            </dd>
          </div>
        ))}
      </dl>
      {suggest !== '' && (
        <blockquote className={classes.suggest} dir="auto">
          {suggest}
        </blockquote>
      )}
    </section>
  );
}
