/* Below a table: how many rows there are, and the way to the others where they do not fit on a page. */
import { IconChevronLeft, IconChevronRight } from '#icons';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { pageSize } from './settings.queries';
import classes from './settings.module.css';

export interface PagerProps {
  total: number;
  page: number;
  onPage: (page: number) => void;
}

export function Pager({ total, page, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={classes.pager}>
      <span role="status">{s('set.total', { total })}</span>
      {last > 1 && (
        <nav aria-label={s('set.pages')}>
          <IconButton
            size={28}
            label={s('set.earlier')}
            icon={<IconChevronLeft size={16} aria-hidden />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>
            {page} / {last}
          </span>
          <IconButton
            size={28}
            label={s('set.later')}
            icon={<IconChevronRight size={16} aria-hidden />}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
