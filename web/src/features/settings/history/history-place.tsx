/* The history: who changed what and when, newest first, and beside it the change that the address names. */
import { Link, useSearchParams } from 'react-router';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HistoryRow } from '#contract/settings/history-endpoints';
import { errorText } from '../../../lib/api';
import { formatDateTime } from '../../../lib/dates';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { Tag } from '../../../ui/tag';
import { Pager } from '../pager';
import { PlaceHead } from '../place-head';
import { SearchField } from '../search-field';
import { textOf } from '../section.types';
import { allRowsQuery } from '../settings.queries';
import { ChangeView } from './change-view';
import { historyQuery } from './history.queries';
import { actions, filterOf, historySections, sources, wordOfSection } from './history-filter';
import classes from '../settings.module.css';

export function HistoryPlace({ isReadonly }: { isReadonly: boolean }) {
  const [params, setParams] = useSearchParams();
  const query = useQuery(historyQuery(filterOf(params)));
  const opened = /^\d{1,10}$/.test(params.get('change') ?? '') ? Number(params.get('change')) : null;
  const put = (parts: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    if (!('change' in parts) && !('page' in parts)) next.delete('page');
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const addressOf = (id: number) => `?${put({ change: String(id) }).toString()}`;
  const isFiltered = ['section', 'action', 'person', 'from', 'to', 'q'].some((name) => params.has(name));
  return (
    <div className={classes.split} data-open={opened !== null || undefined} data-half>
      <div className={classes.rows}>
        <PlaceHead section={{ title: 'set.history', about: 'set.history.about' }} />
        <Filter params={params} onChange={(parts) => setParams(put(parts), { replace: true })} />
        {query.data === undefined ? (
          query.isError ? (
            <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Loading>
              <SkeletonLines widths={[0.5, 0.9, 0.8, 0.9, 0.7]} />
            </Loading>
          )
        ) : query.data.total === 0 ? (
          <EmptyState
            title={s(isFiltered ? 'set.history.noneFound' : 'set.history.none')}
            text={isFiltered ? undefined : s('set.history.none.text')}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => setParams({})}>
                  {s('set.showAll')}
                </Button>
              )
            }
          />
        ) : (
          <>
            <Changes rows={query.data.rows} opened={opened} addressOf={addressOf} />
            <Pager
              total={query.data.total}
              page={Number(params.get('page')) || 1}
              onPage={(page) => setParams(put({ page: String(page) }))}
            />
          </>
        )}
      </div>
      {opened !== null && (
        <aside className={classes.panel}>
          <ChangeView
            key={opened}
            id={opened}
            isReadonly={isReadonly}
            onClose={() => setParams(put({ change: null }))}
          />
        </aside>
      )}
    </div>
  );
}

interface FilterProps {
  params: URLSearchParams;
  onChange: (parts: Record<string, string | null>) => void;
}

function Filter({ params, onChange }: FilterProps) {
  const { data: staff = [] } = useQuery(allRowsQuery('staff'));
  const choice = { size: 'xs', clearable: true, searchable: true } as const;
  return (
    <form
      className={classes.filter}
      role="search"
      aria-label={s('set.history.filter')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        {...choice}
        label={s('set.history.what')}
        placeholder={s('set.all')}
        data={historySections.map((value) => ({ value, label: s(wordOfSection(value)) }))}
        value={params.get('section')}
        onChange={(section) => onChange({ section })}
      />
      <Select
        {...choice}
        label={s('set.history.who')}
        placeholder={s('set.all')}
        data={staff.map(({ id, name }) => ({ value: String(id), label: textOf(name) }))}
        value={params.get('person')}
        onChange={(person) => onChange({ person })}
      />
      <Select
        {...choice}
        label={s('set.history.how')}
        placeholder={s('set.all')}
        data={Object.entries(actions).map(([value, label]) => ({ value, label: s(label) }))}
        value={params.get('action')}
        onChange={(action) => onChange({ action })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type="date"
          label={s(name === 'from' ? 'set.history.from' : 'set.history.to')}
          value={params.get(name) ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
        />
      ))}
      <SearchField
        label={s('set.history.title')}
        value={params.get('q') ?? ''}
        onChange={(q) => onChange({ q })}
      />
    </form>
  );
}

interface ChangesProps {
  rows: readonly HistoryRow[];
  opened: number | null;
  addressOf: (id: number) => string;
}

const tones = { added: 'green', changed: 'blue', deleted: 'red' } as const;

function Changes({ rows, opened, addressOf }: ChangesProps) {
  return (
    <div className={classes.tableBox} tabIndex={0} role="group" aria-label={s('set.history')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['time', 'how', 'what', 'title', 'who'] as const).map((name) => (
              <th key={name} scope="col">
                {s(`set.history.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-chosen={row.id === opened || undefined}>
              <td>{formatDateTime(row.time)}</td>
              <td>
                <Tag tone={tones[row.action]}>{s(actions[row.action])}</Tag>
              </td>
              <td>{s(wordOfSection(row.section))}</td>
              <td>
                <Link
                  className={classes.rowLink}
                  to={addressOf(row.id)}
                  aria-current={row.id === opened ? 'true' : undefined}
                >
                  <span dir="auto">{row.title || `#${row.rowId}`}</span>
                </Link>
                {row.together > 1 && (
                  <span className={classes.other}>{s('set.history.together', { count: row.together })}</span>
                )}
              </td>
              <td>
                {row.personName || s('set.history.nobody')}
                {row.source !== 'screen' && <span className={classes.other}>{s(sources[row.source])}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
