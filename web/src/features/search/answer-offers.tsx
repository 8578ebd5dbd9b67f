/*
 * The best answers to a question that is being typed into a new ticket. Nothing shows where nothing fits:
 * whoever writes is not to be disturbed.
 */
import { useId } from 'react';
import { IconChevronRight } from '#icons';
import { counts } from '#contract/core/limits';
import { useT } from '../../lib/i18n';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Marked } from './marked';
import { useFindings, useSettled } from './use-search';
import classes from './answer-offers.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { SearchHit } from '#contract/search/endpoints';

export interface AnswerOffersProps {
  /** What is being typed. */
  text: string;
  /** Products that it is about. */
  items: readonly number[];
  onOpen: (hit: SearchHit) => void;
  /** What the browser has of the catalogue. */
  types: readonly QuestionType[];
}

export function AnswerOffers({ text, items, onOpen, types }: AnswerOffersProps) {
  const t = useT();
  const id = useId();
  const [asked] = useSettled(text.trim());
  const itemId = items.length === 1 ? items[0] : undefined;
  const wish = { text: asked, limit: counts.offeredAnswers, itemId, use: 'offer' } as const;
  const { hits } = useFindings(wish, true, types);
  return (
    <>
      <VisuallyHidden role="status">
        {hits.length > 0 ? t('knowledge.offers.count', { count: hits.length }) : ''}
      </VisuallyHidden>
      {hits.length > 0 && (
        <section className={classes.offers} aria-labelledby={id}>
          <h3 className={classes.title} id={id}>
            {t('knowledge.offers')}
          </h3>
          <ul className={classes.list}>
            {hits.map((hit) => (
              <li key={`${hit.kind}${hit.id}`}>
                <button type="button" className={classes.offer} onClick={() => onOpen(hit)}>
                  <span className={classes.text}>
                    <span className={classes.question} dir="auto">
                      <Marked text={hit.title} marks={hit.titleMarks} />
                    </span>
                    <span className={classes.path}>{hit.nav.map(({ title }) => title).join(' / ')}</span>
                  </span>
                  <IconChevronRight className={classes.icon} size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
