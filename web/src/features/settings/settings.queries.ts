/*
 * The rows of the settings in the query cache, and the calls that change them. Sections differ in their
 * rows only, so one set of functions serves all.
 */
import { useEffect } from 'react';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { errorNumbers } from '#contract/core/envelope';
import { frameTypes } from '#contract/core/frames';
import type { SettingsSection } from '#contract/settings/section-endpoints';
import { ApiError, call } from '../../lib/api';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import type { Row, Values } from './section.types';

/** Everything that the settings screens show. */
export const settingsKey = ['settings'] as const;

/** Rows on a page of the table. */
export const pageSize = 100;
/** The most that the server gives at once. */
const portion = 1_000;

interface Page {
  total: number;
  rows: Row[];
}

interface Asked {
  search?: string;
  pageNum?: number;
  pageSize?: number;
}

const path = '/javaplus/admin/settings';

// Which call it is, is known only at run time; the contract has the same three for each section. The name of one of
// them stands for all.
function listRows(section: SettingsSection, asked: Asked, signal?: AbortSignal): Promise<Page> {
  const key = `POST ${path}/${section}/list` as `POST ${typeof path}/staff/list`;
  return call(key, asked, signal && { signal });
}

/** A page of a section's rows in which `search` stands. */
export const rowsQuery = (section: SettingsSection, { search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...settingsKey, section, 'page', search, page],
    queryFn: ({ signal }) => listRows(section, { search, pageNum: page, pageSize }, signal),
    placeholderData: keepPreviousData,
  });

async function everyRow(section: SettingsSection, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await listRows(section, { pageNum, pageSize: portion }, signal);
    rows.push(...page.rows);
    if (rows.length >= page.total || page.rows.length === 0) return rows;
  }
}

/** All rows of a section: what others refer to, and what a form is opened with. */
export const allRowsQuery = (section: SettingsSection) =>
  queryOptions({
    queryKey: [...settingsKey, section, 'all'],
    queryFn: ({ signal }) => everyRow(section, signal),
  });

async function findRow(section: SettingsSection, id: number, signal: AbortSignal): Promise<Row | null> {
  for (let pageNum = 1, seen = 0; ; pageNum += 1) {
    const { rows, total } = await listRows(section, { pageNum, pageSize: portion }, signal);
    const row = rows.find((other) => other.id === id);
    seen += rows.length;
    if (row || seen >= total || rows.length === 0) return row ?? null;
  }
}

/** One row; null where it is not there, or not any more. `known`: as the table has it. */
export const rowQuery = (section: SettingsSection, id: number, known?: Row) =>
  queryOptions({
    queryKey: [...settingsKey, section, 'row', id],
    queryFn: ({ signal }) => findRow(section, id, signal),
    ...(known && { initialData: known }),
  });

/** What the settings show is fetched again. */
export function refreshSettings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: settingsKey });
}

/** Hears of what colleagues change (frame 11), and fetches anew after a break. */
export function useSettingsLive(): void {
  useEffect(() => {
    const off = [
      live.onFrame(({ msgType }) => {
        if (msgType === frameTypes.refresh) void refreshSettings();
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void refreshSettings();
      }),
    ];
    return () => off.forEach((stop) => stop());
  }, []);
}

/** Adds a row (without id) or changes one. @returns the row as it is stored */
export async function saveRow(section: SettingsSection, values: Values): Promise<Row> {
  const key = `POST ${path}/${section}/save` as `POST ${typeof path}/notice/save`;
  const row: Row = await call(key, withoutKeys(values) as never);
  putRow(section, row);
  void refreshSettings();
  return row;
}

/** Without what only the form knows of its parts. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'key$')
      .map(([key, part]) => [key, withoutKeys(part)]),
  );
}

export async function deleteRow(section: SettingsSection, { id, rev }: Row): Promise<void> {
  const key = `POST ${path}/${section}/delete` as `POST ${typeof path}/staff/delete`;
  await call(key, { id, rev });
  await refreshSettings();
}

/** What was saved is shown at once, also where the fetch takes its time. */
function putRow(section: SettingsSection, row: Row): void {
  queryClient.setQueryData(rowQuery(section, row.id).queryKey, row);
  queryClient.setQueryData(allRowsQuery(section).queryKey, (rows) =>
    rows?.some(({ id }) => id === row.id)
      ? rows.map((other) => (other.id === row.id ? row : other))
      : rows && [...rows, row],
  );
}

/** Somebody else has changed it meanwhile (errno 1001). */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorNumbers.stale.errno;
}
