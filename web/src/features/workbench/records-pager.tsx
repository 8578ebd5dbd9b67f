/* The pager of the record list: total, sizes, previous, page numbers, next, in this order (DMG-53). */
import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '#icons';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { pageCount, pagesAround } from './records-pages';
import { recordPageSizes, type RecordPageSize } from './records.queries';
import classes from './ticket-table.module.css';

export interface RecordsPagerProps {
  total: number;
  pageSize: RecordPageSize;
  pageNum: number;
  onSize: (size: RecordPageSize) => void;
  onPage: (page: number) => void;
}

export function RecordsPager({ total, pageSize, pageNum, onSize, onPage }: RecordsPagerProps) {
  const count = pageCount(total, pageSize);
  return (
    <nav className={classes.pager} aria-label={s('records.pages')}>
      <span role="status">{s('records.total', { total })}</span>
      <NativeSelect
        className={classes.sizes}
        size="xs"
        aria-label={s('records.pageSize')}
        data={recordPageSizes.map((size) => ({
          value: String(size),
          label: s('records.perPage', { size }),
        }))}
        value={String(pageSize)}
        onChange={(event) => {
          const size = recordPageSizes.find((one) => String(one) === event.currentTarget.value);
          if (size !== undefined) onSize(size);
        }}
      />
      <IconButton
        size={28}
        label={s('records.previous')}
        icon={<IconChevronLeft size={16} aria-hidden />}
        disabled={pageNum <= 1}
        onClick={() => onPage(pageNum - 1)}
      />
      <span className={classes.pages}>
        {pagesAround(pageNum, count).map((page, index) =>
          page === null ? (
            <span key={`gap-${index}`} className={classes.gap} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={page}
              type="button"
              className={classes.page}
              aria-label={s('records.page', { page })}
              aria-current={page === pageNum ? 'page' : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </button>
          ),
        )}
      </span>
      <IconButton
        size={28}
        label={s('records.next')}
        icon={<IconChevronRight size={16} aria-hidden />}
        disabled={pageNum >= count}
        onClick={() => onPage(pageNum + 1)}
      />
    </nav>
  );
}
