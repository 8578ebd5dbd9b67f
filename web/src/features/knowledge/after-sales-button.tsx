/* The way to the own tickets, with what is unread and unsolved (KB-07 … KB-09). */
import { IconMessages } from '#icons';
import { useT } from '../../lib/i18n';
import { Tag } from '../../ui/tag';
import classes from './after-sales-button.module.css';
import type { AfterSales } from './knowledge-actions';

export function AfterSalesButton({ afterSales }: { afterSales: AfterSales }) {
  const t = useT();
  const { state, counts, onOpen } = afterSales;
  return (
    <button type="button" className={classes.button} disabled={state === 'empty'} onClick={onOpen}>
      <IconMessages size={20} aria-hidden />
      <span className={classes.words}>
        <span className={classes.label}>{t('knowledge.afterSales')}</span>
        {state !== 'ready' && (
          <span className={classes.hint}>
            {t(state === 'empty' ? 'knowledge.afterSales.none' : 'knowledge.afterSales.login')}
          </span>
        )}
        {state === 'ready' && counts && (
          <span className={classes.counts}>
            {counts.unread > 0 && (
              <Tag tone="accent">{t('knowledge.afterSales.unread', { count: counts.unread })}</Tag>
            )}
            <Tag tone={counts.unsolved > 0 ? 'orange' : 'neutral'}>
              {t('knowledge.afterSales.unsolved', { count: counts.unsolved })}
            </Tag>
          </span>
        )}
      </span>
    </button>
  );
}
