/*
 * A section with many rows: its table with search and pages, and beside it, or in its place, the form of the row
 * that the address names.
 */
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { IconLock, IconPlus } from '#icons';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Pager } from './pager';
import { PlaceHead } from './place-head';
import { RowOpened } from './row-opened';
import { RowsTable } from './rows-table';
import { SearchField } from './search-field';
import type { Section, Values } from './section.types';
import { rowsQuery } from './settings.queries';
import classes from './settings.module.css';

export interface RowsPlaceProps {
  section: Section;
  personId: number;
  isReadonly: boolean;
  /** Why it is read-only to this person. */
  note?: string | undefined;
  /** What stands beside a form. */
  aside?: ((values: Values) => ReactNode) | undefined;
}

/** What the address says: which row is open (0: a new one), what is searched, which page. */
function useAddress(section: Section) {
  const [params, setParams] = useSearchParams();
  const row = params.get('row');
  const openId = row === 'new' ? 0 : row !== null && /^\d{1,9}$/.test(row) ? Number(row) : null;
  const search = params.get('q') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const with_ = (parts: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const addressOf = (id: number | null) => {
    const next = with_({ row: id === null ? null : id === 0 ? 'new' : String(id) }).toString();
    return `/admin/settings/${section.name}${next === '' ? '' : `?${next}`}`;
  };
  return {
    openId,
    search,
    page,
    addressOf,
    setSearch: (q: string) => setParams(with_({ q, page: null }), { replace: true }),
    setPage: (to: number) => setParams(with_({ page: to === 1 ? null : String(to) })),
  };
}

export function RowsPlace({ section, personId, isReadonly, note, aside }: RowsPlaceProps) {
  const address = useAddress(section);
  const navigate = useNavigate();
  const { openId, addressOf } = address;
  const { search } = address;
  const query = useQuery(rowsQuery(section.name, { search, page: address.page }));
  const form = openId !== null && (
    <RowOpened
      key={`${section.name} ${openId}`}
      section={section}
      id={openId}
      known={query.data?.rows.find(({ id }) => id === openId)}
      personId={personId}
      isReadonly={isReadonly}
      aside={aside}
      onClose={() => void navigate(addressOf(null))}
      onStored={(id) => void navigate(addressOf(id), { replace: true })}
    />
  );
  if (section.isWide && form) return <div className={classes.wide}>{form}</div>;
  return (
    <div className={classes.split} data-open={openId !== null || undefined}>
      <div className={classes.rows}>
        <PlaceHead
          section={section}
          action={
            !isReadonly &&
            section.add && (
              <Button
                component={Link}
                to={addressOf(0)}
                size="compact-md"
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {s(section.add)}
              </Button>
            )
          }
        />
        {note !== undefined && (
          <InlineAlert role="status" icon={<IconLock size={20} />}>
            {note}
          </InlineAlert>
        )}
        <SearchField className={classes.search} value={address.search} onChange={address.setSearch} />
        {query.data === undefined ? (
          query.isError ? (
            <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Loading>
              <SkeletonLines widths={[0.5, 0.9, 0.8, 0.9, 0.7]} />
            </Loading>
          )
        ) : query.data.total === 0 ? (
          <Nothing
            section={section}
            search={search}
            isReadonly={isReadonly}
            onReset={() => address.setSearch('')}
          />
        ) : (
          <>
            <RowsTable section={section} rows={query.data.rows} openId={openId} addressOf={addressOf} />
            <Pager total={query.data.total} page={address.page} onPage={address.setPage} />
          </>
        )}
      </div>
      {form && <aside className={classes.panel}>{form}</aside>}
    </div>
  );
}

interface NothingProps {
  section: Section;
  search: string;
  isReadonly: boolean;
  onReset: () => void;
}

function Nothing({ section, search, isReadonly, onReset }: NothingProps) {
  if (search !== '') {
    return (
      <EmptyState
        title={s('set.noneFound', { search })}
        action={
          <Button variant="default" onClick={onReset}>
            {s('set.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={s('set.noneYet', { name: s(section.title) })}
      text={s(section.about)}
      action={
        !isReadonly &&
        section.add && (
          <Button component={Link} to={`/admin/settings/${section.name}?row=new`}>
            {s(section.add)}
          </Button>
        )
      }
    />
  );
}
