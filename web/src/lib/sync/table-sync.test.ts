// RT-20, Q-04, SHELL-07: frames of /ws_js -> the queries that are made of their tables, and the stamp that goes
// along with calls.
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSockets } from '../live/fake-socket.test-kit';
import { appendedFields } from '../api';
import { queryClient } from '../query-client';
import { setViewState } from '../view-state';
import { syncTables } from './tables';
import { tableSync } from './table-sync';
import type { Sockets } from '../live/fake-socket.test-kit';

const patience = { timeout: 20_000 };
const catalogue = vi.fn<() => Promise<string>>();
const tickets = vi.fn<() => Promise<string>>();
let sockets: Sockets;
let stops: (() => void)[];

function watch(name: string, queryFn: () => Promise<string>, tables?: string[]): void {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn, meta: { tables } });
  stops.push(observer.subscribe(() => undefined));
}

function say(event: string, table: string, timestamp: number, rows: object = {}): void {
  sockets.last().says({ event, data: { table, timestamp, ...rows } });
}

const part = { addArray: [], changeArray: [], deleteArray: [] };

beforeEach(async () => {
  sockets = fakeSockets();
  stops = [];
  vi.stubGlobal('WebSocket', function open(address: string) {
    return sockets.dependencies.openSocket(new URL(address).pathname);
  });
  setViewState({ timestamp: 0 });
  catalogue.mockReset().mockResolvedValue('tree');
  tickets.mockReset().mockResolvedValue('rows');
  watch('catalogue', catalogue, ['question', 'questionType']);
  watch('tickets', tickets);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
  tableSync.connect({ side: 'user', person: null, locale: 'en' });
  sockets.last().opens();
  say('updateTable', 'score', 1, { rows: [{ id: 4, level: 5 }] });
  await vi.waitFor(() => expect(appendedFields().timestamp).toBe(1), patience);
});

afterEach(() => {
  tableSync.close();
  for (const stop of stops) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('fetches nothing anew where nothing was missed', () => {
  expect(catalogue).toHaveBeenCalledTimes(1);
  expect([...syncTables.getState().score.values()]).toEqual([{ id: 4, level: 5 }]);
});

it('fetches what is made of a changed table, nothing else, and then knows the stamp', async () => {
  say('updateTablePart', 'questionType', 9, part);
  expect(appendedFields().timestamp).toBe(1);
  await vi.waitFor(() => expect(appendedFields().timestamp).toBe(9), patience);
  expect(catalogue).toHaveBeenCalledTimes(2);
  expect(tickets).toHaveBeenCalledTimes(1);
});

it('does not claim to know what could not be fetched', async () => {
  catalogue.mockRejectedValueOnce(new Error('away'));
  say('updateTablePart', 'question', 9, part);
  await vi.waitFor(() => expect(catalogue).toHaveBeenCalledTimes(2), patience);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
  expect(appendedFields().timestamp).toBe(1);
  say('updateTablePart', 'person', 10, part);
  await vi.waitFor(() => expect(appendedFields().timestamp).toBe(10), patience);
  expect(catalogue).toHaveBeenCalledTimes(3);
});
