// RT-19, RT-20, RT-21, RT-26, RT-02, AUTH-04, Q-04, Q-64: the client of /ws_js against a fake socket and clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSockets, pass, passAlive } from '../live/fake-socket.test-kit';
import { createSync } from './sync-client';
import type { FakeSocket, Sockets } from '../live/fake-socket.test-kit';
import type { Changed } from './refresh';
import type { Speaker, SyncClient } from './sync-client';

const visitor: Speaker = { side: 'user', person: null, locale: 'en' };
const customer: Speaker = { side: 'user', person: '3', locale: 'en' };
const startedAt = Date.parse('2026-11-22T09:00:00Z');
const longAgo = startedAt - 86_400_000;

let sockets: Sockets;
let client: SyncClient;
let shown: number;
const tell = vi.fn<(changed: Changed, stamp: number) => void>();
const onTable = vi.fn();
const onSpeaker = vi.fn();

const scores = (timestamp: number) => ({
  event: 'updateTable',
  data: { table: 'score', rows: [{ id: 1, level: 5 }], timestamp },
});
const renamed = (timestamp: number, table = 'questionType') => ({
  event: 'updateTablePart',
  data: { table, addArray: [], changeArray: [{ id: 5 }], deleteArray: [], timestamp },
});

function open(speaker: Speaker = visitor): FakeSocket {
  client.connect(speaker);
  sockets.last().opens();
  return sockets.last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sockets = fakeSockets();
  shown = 0;
  for (const mock of [tell, onTable, onSpeaker]) mock.mockReset();
  client = createSync({
    ...sockets.dependencies,
    wsid: () => 'tab-1',
    stamp: () => shown,
    startedAt,
    refresh: { tell, stop: () => undefined },
    onTable,
    onSpeaker,
  });
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the opening', () => {
  it('RT-19 names the tab and asks for the smallest table, for visitors too', () => {
    const socket = open();
    expect(socket.path).toBe('/ws_js?userType=user');
    expect(socket.frames()).toEqual([
      { event: 'wsid', data: { wsid: 'tab-1' } },
      { event: 'updateTable', data: { table: 'score' } },
    ]);
  });

  it('AUTH-04 says login over a socket of its own, since cookies travel with the handshake', () => {
    const before = open();
    const after = open(customer);
    expect(before.readyState).toBe(3);
    expect(sockets.all).toHaveLength(2);
    expect(after.frames()).toContainEqual({ event: 'login', data: { userType: 'user' } });
    expect(onSpeaker).toHaveBeenCalledTimes(2);
    client.connect({ ...customer });
    expect(sockets.all).toHaveLength(2);
  });

  it('takes a new socket for another language, and keeps the tables', () => {
    open(customer);
    open({ ...customer, locale: 'zh' });
    expect(sockets.all).toHaveLength(2);
    expect(onSpeaker).toHaveBeenCalledTimes(1);
  });

  it('RT-21, CONST-11 tries again 5 s after an attempt that does not open', async () => {
    client.connect(visitor);
    await pass(4_999);
    expect(sockets.all).toHaveLength(1);
    // The least that a timer waits.
    await pass(2);
    expect(sockets.all).toHaveLength(2);
  });

  it('RT-21, CONST-11 comes back 1 s after a close, after several failures every 5 s', async () => {
    open().closes();
    await pass(999);
    expect(sockets.all).toHaveLength(1);
    await pass(1);
    expect(sockets.all).toHaveLength(2);
    for (let failure = 0; failure < 6; failure += 1) {
      sockets.last().closes();
      await pass(5_000);
    }
    const tries = sockets.all.length;
    sockets.last().closes();
    await pass(4_999);
    expect(sockets.all).toHaveLength(tries);
    await pass(1);
    expect(sockets.all).toHaveLength(tries + 1);
  });

  it('comes back also without a session: visitors may listen', async () => {
    open(customer).closes(4401);
    await pass(1_000);
    expect(sockets.all).toHaveLength(2);
  });

  it('RT-02 sends ping every 10 s', async () => {
    const socket = open();
    await passAlive(sockets, 30_000);
    expect(socket.pings()).toBe(3);
    expect(sockets.all).toHaveLength(1);
  });
});

describe('what was missed', () => {
  it('is nothing where the catalogue is older than the page', () => {
    open().says(scores(longAgo));
    expect(tell.mock.calls).toEqual([[[], longAgo]]);
  });

  it('is everything where it may have changed since the page began to load', () => {
    open().says(scores(startedAt + 1_000));
    expect(tell.mock.calls).toEqual([['all', startedAt + 1_000]]);
  });

  it('shows in the stamp after a break', async () => {
    shown = longAgo;
    open().closes();
    await pass(1_000);
    sockets.last().opens();
    sockets.last().says(scores(longAgo));
    expect(tell).toHaveBeenLastCalledWith([], longAgo);
    sockets.last().closes();
    await pass(1_000);
    sockets.last().opens();
    sockets.last().says(renamed(longAgo + 5));
    expect(tell).toHaveBeenCalledTimes(1);
    sockets.last().says(scores(longAgo + 5));
    expect(tell).toHaveBeenLastCalledWith('all', longAgo + 5);
  });

  it('ERR-10 is asked for anew on request', () => {
    const socket = open();
    socket.says(scores(longAgo));
    shown = longAgo;
    client.reload();
    expect(socket.frames().slice(2)).toEqual([{ event: 'updateTable', data: { table: 'score' } }]);
    socket.says(scores(longAgo + 7));
    expect(tell).toHaveBeenLastCalledWith('all', longAgo + 7);
  });
});

describe('frames', () => {
  function openInStep(): FakeSocket {
    const socket = open();
    socket.says(scores(longAgo));
    tell.mockReset();
    onTable.mockReset();
    return socket;
  }

  it('RT-20 tell which tables changed, and the stamp', () => {
    openInStep().says(renamed(startedAt));
    expect(tell.mock.calls).toEqual([[['questionType'], startedAt]]);
  });

  it.each(['questionRecord', 'chatRecord', 'questionRecordScore', 'accessQuestion'])(
    'of %s are left to the main socket',
    (table) => {
      openInStep().says(renamed(startedAt, table));
      expect(tell).not.toHaveBeenCalled();
      expect(onTable).not.toHaveBeenCalled();
    },
  );

  it('reach the held tables alone', () => {
    const socket = openInStep();
    socket.says(renamed(startedAt, 'question'));
    expect(onTable).not.toHaveBeenCalled();
    client.want('question');
    client.want('question');
    expect(socket.frames().slice(2)).toEqual([{ event: 'updateTable', data: { table: 'question' } }]);
    socket.says(renamed(startedAt, 'question'));
    expect(onTable).toHaveBeenCalledTimes(1);
  });

  it.each([
    '{"event":"updateTablePart","data":{"table":"question","text":"Internal Server Error"}}',
    'not json',
    'null',
    '{"event":"other","data":{}}',
    '{"event":"error","data":{"event":"wsid","errno":1000,"errmsg":"no"}}',
  ])('RT-26, ERR-29 are dropped without action: %s', (text) => {
    openInStep().says(text);
    expect(tell).not.toHaveBeenCalled();
    expect(onTable).not.toHaveBeenCalled();
  });
});
