/*
 * The rating: stars per option, a suggestion on request, and a way to solve without rating (RATE-02…08). It is a
 * card at the end of the conversation; folded it is one line.
 */
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Textarea } from '@mantine/core';
import { IconChevronDown, IconStar, IconX } from '#icons';
import { limits } from '#contract/core/limits';
import type { RatingOption } from '#contract/ratings/schemas';
import type { Ticket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { IconButton } from '../../ui/icon-button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Stars } from '../../ui/stars';
import classes from './ratings.module.css';
import { ratingOptionsQuery, solveWithoutRating, starsOf, submitRating } from './ratings.queries';

export interface RatingPanelProps {
  ticket: Pick<Ticket, 'id' | 'title' | 'customerId' | 'isSolved'>;
  /** The service asked for it: closed, it leaves a line. */
  isAsked: boolean;
  /** The person opened it: it takes the focus. One that opens by itself never does. */
  isWanted: boolean;
  onClose: () => void;
  /** The ticket was rated, or solved without: its row and its messages have changed. */
  onDone: (id: number, how: 'rate' | 'solve') => void;
}

/** Use with the ticket's id as key. */
export function RatingPanel(props: RatingPanelProps) {
  const t = useT();
  const { data, error, isError, refetch } = useQuery(ratingOptionsQuery);
  const place = useRef<HTMLElement>(null);
  const { isWanted, isAsked } = props;
  useEffect(() => {
    if (isWanted) place.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <section ref={place} className={classes.panel} aria-label={t('ratings.panel.title')} tabIndex={-1}>
      <div className={classes.panelHead}>
        <h3 className={classes.panelTitle}>{t('ratings.panel.title')}</h3>
        <IconButton
          size={32}
          label={isAsked ? t('ratings.panel.fold') : t('ratings.panel.close')}
          icon={isAsked ? <IconChevronDown size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
          onClick={props.onClose}
        />
      </div>
      {data ? (
        <RatingForm options={data} {...props} />
      ) : isError ? (
        <ErrorState title={t('ratings.panel.error')} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLines />
        </Loading>
      )}
    </section>
  );
}

/** What is left of an asked rating that was folded. */
export function FoldedRating({ hasFocus, onOpen }: { hasFocus: boolean; onOpen: () => void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return (
    <div className={classes.folded}>
      <IconStar size={16} aria-hidden />
      <span>{t('ratings.panel.title')}</span>
      <Button ref={button} variant="subtle" size="compact-sm" onClick={onOpen}>
        {t('ratings.panel.open')}
      </Button>
    </div>
  );
}

/** Cuts to a number of code points, so that no character is halved. */
function cut(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('');
}

function RatingForm({ options, ticket, onDone }: RatingPanelProps & { options: readonly RatingOption[] }) {
  const t = useT();
  const [given, setGiven] = useState<ReadonlyMap<number, number>>(new Map());
  const [hasSuggestion, setHasSuggestion] = useState(false);
  const [suggestion, setSuggestion] = useState('');
  const [busy, setBusy] = useState<'rate' | 'solve' | null>(null);
  const isOpen = ticket.isSolved === 0;
  const scores = new Map(options.map((option) => [option.id, given.get(option.id) ?? starsOf(option)]));

  async function run(what: 'rate' | 'solve', task: () => Promise<void>) {
    setBusy(what);
    try {
      await task();
      notifySuccess(t('ratings.success.title'), t('ratings.success.text'));
      onDone(ticket.id, what);
    } catch (error) {
      notifyError(t('ratings.failed'), errorText(error));
    } finally {
      setBusy(null);
    }
  }

  const rate = () => {
    const suggest = hasSuggestion ? suggestion.trim() : '';
    return run('rate', () =>
      submitRating({ ticket: ticket.id, handler: ticket.customerId, suggest, scores }),
    );
  };

  async function solve() {
    const isSure = await confirmDialog({
      title: t('ratings.confirm.title'),
      body: t('ratings.confirm.body', { title: ticket.title }),
      confirm: t('ratings.confirm.yes'),
      cancel: t('common.cancel'),
    });
    if (isSure) await run('solve', () => solveWithoutRating(ticket.id));
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void rate();
      }}
    >
      {options.map((option) => (
        <div key={option.id} className={classes.option}>
          <span>{option.optionName}</span>
          <Stars
            label={option.optionName}
            value={scores.get(option.id) ?? 0}
            max={starsOf(option)}
            onChange={(level) => setGiven(new Map(given).set(option.id, level))}
          />
        </div>
      ))}
      <div className={classes.suggestion}>
        <Checkbox
          label={t('ratings.panel.suggest')}
          checked={hasSuggestion}
          onChange={(event) => setHasSuggestion(event.currentTarget.checked)}
        />
        <Textarea
          aria-label={t('ratings.panel.suggestion')}
          placeholder={t('ratings.panel.placeholder')}
          autosize
          minRows={1}
          maxRows={4}
          disabled={!hasSuggestion}
          value={suggestion}
          onChange={(event) => setSuggestion(cut(event.currentTarget.value, limits.ratingSuggestion))}
        />
        {hasSuggestion && (
          <span
            className={classes.count}
            aria-label={t('ratings.panel.count', {
              count: Array.from(suggestion).length,
              max: limits.ratingSuggestion,
            })}
          >
            {Array.from(suggestion).length}/{limits.ratingSuggestion}
          </span>
        )}
      </div>
      {isOpen && <p className={classes.closes}>{t('ratings.panel.closes')}</p>}
      <div className={classes.actions}>
        {isOpen && (
          <Button variant="quiet" loading={busy === 'solve'} onClick={() => void solve()}>
            {t('ratings.panel.without')}
          </Button>
        )}
        <Button type="submit" loading={busy === 'rate'}>
          {t('ratings.panel.submit')}
        </Button>
      </div>
    </form>
  );
}
