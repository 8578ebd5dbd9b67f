/*
 * What an answer says to the customer, passage by passage and in their language; each goes into the reply by itself,
 * as it stands here.
 */
import { useEffect, useRef } from 'react';
import { IconLanguage, IconMessageForward } from '#icons';
import type { ReplyPassage } from '#contract/assistant/endpoints';
import type { Locale } from '#contract/settings/config-script';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import classes from './assistant.module.css';

export interface AssistantReply {
  /** The language of the customer. */
  lang: Locale;
  /** The answer whose passages were asked for; null before any. */
  ofId: number | null;
  passages: readonly ReplyPassage[] | undefined;
  isBusy: boolean;
  onAsk: (id: number) => void;
  onUse: (text: string) => void;
}

export function AssistantPassages({ id, reply }: { id: number; reply: AssistantReply }) {
  const { lang, ofId, passages, isBusy, onAsk, onUse } = reply;
  const first = useRef<HTMLButtonElement>(null);
  const isOpen = ofId === id && passages !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // The button that asked for them is gone.
    first.current?.focus({ preventScroll: true });
    first.current?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button
        className={classes.use}
        variant="default"
        size="compact-sm"
        leftSection={<IconLanguage size={14} aria-hidden />}
        loading={isBusy && ofId === id}
        onClick={() => onAsk(id)}
      >
        {s(`ai.offer.${lang}`)}
      </Button>
    );
  }
  return (
    <ol className={classes.passages} aria-label={s(`ai.offered.${lang}`)}>
      {passages.map(({ source, content }, index) => (
        <li key={index} className={classes.passage}>
          {source && (
            <p className={classes.passageSource} lang={lang}>
              {source.title}
            </p>
          )}
          <p className={classes.text} lang={lang}>
            {content}
          </p>
          <Button
            ref={index === 0 ? first : undefined}
            className={classes.use}
            variant="light"
            size="compact-sm"
            leftSection={<IconMessageForward size={14} aria-hidden />}
            onClick={() => onUse(content)}
          >
            {s('ai.use')}
          </Button>
        </li>
      ))}
    </ol>
  );
}
