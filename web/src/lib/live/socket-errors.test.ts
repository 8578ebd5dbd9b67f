// ERR-21: an error of a socket is logged and nothing else: no notice, no thrown error, no lost connection.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSockets, pass } from './fake-socket.test-kit';
import { createLive } from './live-client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('ERR-21 logs the error of a socket, and the connection comes back by itself', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sockets = fakeSockets();
  const reload = vi.fn();
  const client = createLive({ ...sockets.dependencies, isReady: () => Promise.resolve(true), reload });
  const heard = vi.fn();
  client.onFrame(heard);
  client.connect('user');
  sockets.last().opens();

  sockets.last().onerror?.();
  expect(log).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  sockets.last().closes();
  await pass(3_000);
  sockets.last().opens();
  expect(sockets.all).toHaveLength(2);
  client.close();
});
