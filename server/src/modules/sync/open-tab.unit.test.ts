// What a tab does with a client that takes nothing, or slowly: memory is kept for nobody without end.
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubSocket } from '../../platform/realtime/hub';
import { openTab, type SpeakerDependencies } from './open-tab';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const megabyte = 1024 * 1024;

function givenTab() {
  const socket = {
    backlog: 0,
    data: undefined,
    send: vi.fn<HubSocket['send']>(),
    join: vi.fn<HubSocket['join']>(),
    leave: vi.fn<HubSocket['leave']>(),
    close: vi.fn<HubSocket['close']>(),
  };
  // A visitor: nothing is asked about sessions.
  const deps = {
    settings: { languageOf: () => 'en' },
    cookiesOf: () => ({}),
  } as unknown as SpeakerDependencies;
  const tab = openTab(deps, socket, {} as IncomingMessage, { side: 'user', session: undefined });
  return { socket, tab };
}

it('Q-119: a client that takes nothing is cut off', () => {
  const { socket, tab } = givenTab();
  socket.backlog = 31 * megabyte;
  tab.send('{}');
  expect(socket.send).toHaveBeenCalledTimes(1);
  socket.backlog = 33 * megabyte;
  tab.send('{}');
  expect(socket.send).toHaveBeenCalledTimes(1);
  expect(socket.close).toHaveBeenCalledWith(1012, 'too slow');
});

it('Q-119: more tables wait until a slow client has taken those before', async () => {
  const { socket, tab } = givenTab();
  socket.backlog = 5 * megabyte;
  let isDrained = false;
  void tab.drained().then(() => (isDrained = true));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isDrained).toBe(false);
  socket.backlog = 0;
  await vi.advanceTimersByTimeAsync(200);
  expect(isDrained).toBe(true);
  expect(socket.close).not.toHaveBeenCalled();
});

it('Q-119: a client that never takes them is given up after a minute', async () => {
  const { socket, tab } = givenTab();
  socket.backlog = 5 * megabyte;
  const ended = tab.drained();
  await vi.advanceTimersByTimeAsync(61_000);
  await ended;
  expect(socket.close).toHaveBeenCalledWith(1012, 'too slow');
});
