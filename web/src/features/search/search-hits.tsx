/* What lies below the search box: hits, or that they are on their way, that there are none, that it failed. */
import { useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { Loading, SkeletonLines } from '../../ui/states';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Marked } from './marked';
import classes from './search-hits.module.css';
import type { SearchHit } from '#contract/search/endpoints';
import type { Findings } from './use-search';

export interface SearchHitsProps {
  /** Beginning of the ids that the field points to. */
  id: string;
  findings: Findings;
  /** What was searched for. */
  text: string;
  active: number;
  onOpen: (hit: SearchHit) => void;
  onAsk: () => void;
}

export function SearchHits({ id, findings, text, active, onOpen, onAsk }: SearchHitsProps) {
  const t = useT();
  const { status, hits, total, isOld } = findings;
  const isNone = status === 'found' && hits.length === 0 && !isOld;
  return (
    <div className={classes.float} aria-busy={isOld || status === 'loading'}>
      <VisuallyHidden role="status">
        {status === 'found' && !isOld ? t('knowledge.search.results', { count: total }) : ''}
      </VisuallyHidden>
      {findings.isOnDevice && (
        <p className={classes.device} role="status">
          {t('knowledge.search.onDevice')}
        </p>
      )}
      {hits.length > 0 && <HitList id={id} hits={hits} active={active} onOpen={onOpen} />}
      {total > hits.length && (
        <p className={classes.more}>{t('knowledge.search.more', { count: hits.length, total })}</p>
      )}
      {(status === 'loading' || (hits.length === 0 && isOld && status === 'found')) && (
        <div className={classes.bones}>
          <Loading>
            <SkeletonLines widths={[0.3, 0.7, 0.9]} />
          </Loading>
        </div>
      )}
      {isNone && (
        <div className={classes.none}>
          <p className={classes.noneTitle}>{t('knowledge.search.none', { query: text })}</p>
          <p>{t('knowledge.search.noneText')}</p>
          <Button onClick={onAsk}>{t('knowledge.search.ask')}</Button>
        </div>
      )}
      {status === 'failed' && (
        <div className={classes.none} role="alert">
          <p className={classes.noneTitle}>{t('knowledge.search.failed')}</p>
          <p>{findings.problem}</p>
          <Button variant="default" onClick={findings.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function HitList({
  id,
  hits,
  active,
  onOpen,
}: Pick<SearchHitsProps, 'id' | 'active' | 'onOpen'> & { hits: readonly SearchHit[] }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      className={classes.hits}
      role="listbox"
      id={`${id}hits`}
      aria-label={t('knowledge.search')}
      ref={list}
    >
      {hits.map((hit, index) => (
        <li
          key={`${hit.kind}${hit.id}`}
          id={`${id}hit${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.hit}
          // The field keeps the focus, and with it the list stays until the click has arrived.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(hit)}
        >
          <span className={classes.path}>{hit.nav.map(({ title }) => title).join(' / ')}</span>
          <span className={classes.title} dir="auto">
            <Marked text={hit.title} marks={hit.titleMarks} />
          </span>
          {hit.snippet !== '' && (
            <span className={classes.snippet} dir="auto">
              <Marked text={hit.snippet} marks={hit.marks} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
