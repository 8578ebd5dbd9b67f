/* What was asked and answered, the newest in sight; an answer is on its way, or did not come. */
import { useEffect, useRef } from 'react';
import { IconExternalLink, IconRefresh } from '#icons';
import { formatDateTime } from '../../lib/dates';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import type { AssistantEntry } from './assistant.queries';
import { AssistantPassages, type AssistantReply } from './assistant-passages';
import { sourceAddress } from './assistant-sources';
import classes from './assistant.module.css';

export interface AssistantEntriesProps {
  entries: readonly AssistantEntry[];
  /** A question without an answer yet; null where there is none. */
  asked: string | null;
  /** Why the question could not be answered. */
  error: string | null;
  onRetry: () => void;
  /** Present where an answer may be put into the reply. */
  reply?: AssistantReply | undefined;
}

export function AssistantEntries({ entries, asked, error, onRetry, reply }: AssistantEntriesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo?.({ top: box.current.scrollHeight });
  }, [entries.length, asked, error]);
  return (
    <div ref={box} className={classes.log} role="log" aria-label={s('ai.log')} tabIndex={0}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} reply={reply} />
      ))}
      {asked !== null && (
        <div className={classes.entry} data-role="user">
          <p className={classes.text}>{asked}</p>
        </div>
      )}
      {asked !== null && error === null && (
        <p className={classes.waiting} role="status">
          {s('ai.waiting')}
        </p>
      )}
      {error !== null && (
        <div className={classes.failed} role="alert">
          <p className={classes.text}>
            {s('ai.failed')}：{error}
          </p>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={onRetry}
          >
            {s('ai.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface EntryProps extends Pick<AssistantEntriesProps, 'reply'> {
  entry: AssistantEntry;
}

function Entry({ entry, reply }: EntryProps) {
  const isAnswer = entry.role === 'ai';
  return (
    <article
      className={classes.entry}
      data-role={entry.role}
      title={formatDateTime(entry.timestamp)}
      aria-label={isAnswer ? s('ai.assistant') : s('ai.you')}
    >
      <p className={classes.text}>{entry.content}</p>
      {isAnswer && entry.sources.length > 0 && (
        <ul className={classes.sources} aria-label={s('ai.sources')}>
          {entry.sources.map((source) => (
            <li key={`${source.kind}-${source.id}`}>
              <a
                className={classes.source}
                href={sourceAddress(source)}
                target="_blank"
                rel="noopener noreferrer"
                data-tip={[...source.nav.map(({ title }) => title), source.title].join(' / ')}
              >
                <span className={classes.kind}>{s(`ai.source.${source.kind}`)}</span>
                <span className={classes.sourceTitle}>{source.title || s('classify.untitled')}</span>
                <IconExternalLink size={14} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAnswer && reply && entry.sources.length > 0 && <AssistantPassages id={entry.id} reply={reply} />}
    </article>
  );
}
