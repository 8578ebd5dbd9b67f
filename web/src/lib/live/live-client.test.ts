// RT-01…RT-06, RT-26, ERR-29, Q-133, Q-163: the socket client against a fake socket and a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSockets, pass, passAlive as passAliveOn } from './fake-socket.test-kit';
import { createLive } from './live-client';
import type { FakeSocket, Sockets } from './fake-socket.test-kit';
import type { LiveClient, LiveDependencies } from './live-client';

let sockets: Sockets;
let client: LiveClient;
const reload = vi.fn();
const isReady = vi.fn<LiveDependencies['isReady']>();

const last = () => sockets.last();
const passAlive = (ms: number) => passAliveOn(sockets, ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sockets = fakeSockets();
  reload.mockReset();
  isReady.mockReset().mockResolvedValue(true);
  client = createLive({
    ...sockets.dependencies,
    isReady,
    reload,
  });
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function connectOpen(): FakeSocket {
  client.connect('user');
  last().opens();
  return last();
}

describe('opening', () => {
  it('uses the channel of the side, once', () => {
    client.connect('user');
    client.connect('user');
    expect(sockets.all.map((socket) => socket.path)).toEqual(['/javaplus/user/webSocketServer']);
    client.connect('admin');
    expect(last().path).toBe('/javaplus/admin/webSocketServer');
    expect(sockets.all).toHaveLength(2);
  });

  it('tells whether it is the first opening', async () => {
    const opened = vi.fn();
    client.onOpen(opened);
    connectOpen().closes();
    await pass(3_000);
    last().opens();
    expect(opened.mock.calls).toEqual([[{ reconnected: false }], [{ reconnected: true }]]);
  });

  it('asks for the online check 6 s after each opening', async () => {
    const check = vi.fn();
    client.onOnlineCheck(check);
    const socket = connectOpen();
    await pass(5_999);
    expect(check).not.toHaveBeenCalled();
    await pass(1);
    expect(check).toHaveBeenCalledTimes(1);
    socket.closes();
    await pass(3_000);
    last().opens();
    await pass(6_000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('shows its state', async () => {
    const states: string[] = [];
    client.onChange(() => states.push(client.connection()));
    connectOpen().closes();
    await pass(3_000);
    client.close();
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'idle']);
  });

  it('gives up an attempt that nobody answers and tries again', async () => {
    client.connect('user');
    await pass(10_000 + 3_000);
    expect(sockets.all).toHaveLength(2);
  });
});

describe('heartbeat', () => {
  it('sends ping every 10 s', async () => {
    const socket = connectOpen();
    await passAlive(9_000);
    expect(socket.pings()).toBe(0);
    await passAlive(21_000);
    expect(socket.pings()).toBe(3);
  });

  it('CONST-11: looks every 2 s: closes 30 to 32 s after the last pong', async () => {
    const socket = connectOpen();
    await passAlive(10_000);
    await pass(29_000);
    expect(client.connection()).toBe('open');
    await pass(3_000);
    expect(client.connection()).toBe('waiting');
    expect(socket.readyState).toBe(3);
  });

  it('stays open as long as pongs come', async () => {
    connectOpen();
    await passAlive(300_000);
    expect(client.connection()).toBe('open');
    expect(sockets.all).toHaveLength(1);
  });

  it('is not fooled by a tab whose timers sleep: the late ping gets its chance', async () => {
    const socket = connectOpen();
    await passAlive(10_000);
    vi.setSystemTime(Date.now() + 60_000);
    await pass(2_000);
    expect(client.connection()).toBe('open');
    socket.says('pong');
    await passAlive(20_000);
    expect(sockets.all).toHaveLength(1);
  });

  it('comes back within 3 s after a sleep in which the connection died', async () => {
    connectOpen();
    await passAlive(10_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(2_999);
    expect(sockets.all).toHaveLength(2);
  });
});

describe('after a close', () => {
  it('reconnects in 3 s', async () => {
    connectOpen().closes();
    await pass(2_999);
    expect(sockets.all).toHaveLength(1);
    await pass(1);
    expect(sockets.all).toHaveLength(2);
  });

  it('adds up to 1 s by chance, and up to 3 s where the server goes down on purpose', async () => {
    sockets.random = 1;
    connectOpen().closes();
    await pass(3_999);
    expect(sockets.all).toHaveLength(1);
    await pass(1);
    expect(sockets.all).toHaveLength(2);
    last().opens();
    last().closes(1012);
    await pass(5_999);
    expect(sockets.all).toHaveLength(2);
    await pass(1);
    expect(sockets.all).toHaveLength(3);
  });

  it('tries at once when the browser comes online or the tab becomes visible', () => {
    connectOpen().closes();
    window.dispatchEvent(new Event('online'));
    expect(sockets.all).toHaveLength(2);
    last().closes();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets.all).toHaveLength(3);
  });

  it('does not come back after close()', async () => {
    connectOpen();
    client.close();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(sockets.all).toHaveLength(1);
    expect(client.connection()).toBe('idle');
  });

  it('without a session (4401) it tells so and waits for the next connect', async () => {
    const ended = vi.fn();
    client.onNoSession(ended);
    connectOpen().closes(4401);
    await pass(60_000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(sockets.all).toHaveLength(1);
    client.connect('user');
    expect(sockets.all).toHaveLength(2);
  });

  it('takes no frame from a socket that was let go', async () => {
    const heard = vi.fn();
    client.onFrame(heard);
    const old = connectOpen();
    await pass(45_000);
    old.says({ msgType: 1 });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the reload', () => {
  async function closeTimes(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      last().closes();
      await pass(3_000);
    }
  }

  it('comes after more than 10 closes', async () => {
    connectOpen();
    await closeTimes(10);
    expect(reload).not.toHaveBeenCalled();
    await closeTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not come where 20 s without a close lie between', async () => {
    connectOpen();
    await closeTimes(10);
    last().opens();
    await passAlive(20_000);
    await closeTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits until the server is ready', async () => {
    isReady.mockResolvedValue(false);
    connectOpen();
    await closeTimes(12);
    expect(reload).not.toHaveBeenCalled();
    isReady.mockResolvedValue(true);
    await pass(3_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is no longer needed when a connection holds for 20 s', async () => {
    isReady.mockResolvedValue(false);
    connectOpen();
    await closeTimes(12);
    last().opens();
    await passAlive(21_000);
    isReady.mockResolvedValue(true);
    await passAlive(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('frames', () => {
  it('reach the listeners until they stop', () => {
    const heard = vi.fn();
    const stop = client.onFrame(heard);
    const socket = connectOpen();
    socket.says({ msgType: 4, recordQuestionId: 1, data: {} });
    stop();
    socket.says({ msgType: 1 });
    expect(heard.mock.calls).toEqual([[{ msgType: 4, recordQuestionId: 1, data: {} }]]);
  });

  it.each([
    'pong',
    'not json',
    '"text"',
    '{"other":1}',
    '{"msgType":4,"data":"Internal Server Error"}',
    'null',
  ])('are dropped without action: %s', (text) => {
    const heard = vi.fn();
    client.onFrame(heard);
    connectOpen().says(text);
    expect(heard).not.toHaveBeenCalled();
  });

  it('ERR-29: staff take none that speaks of a server error either', () => {
    const heard = vi.fn();
    client.onFrame(heard);
    client.connect('admin');
    last().opens();
    last().says({ msgType: 3, recordQuestionId: 1, data: 'server error' });
    last().says({ msgType: 8, data: 3 });
    expect(heard.mock.calls).toEqual([[{ msgType: 8, data: 3 }]]);
    expect(last().readyState).toBe(1);
  });

  it('are sent as text or JSON, and only while open', () => {
    expect(client.send('x')).toBe(false);
    const socket = connectOpen();
    expect(client.send({ type: 'delivered', recordQuestionId: 1, seq: 2 })).toBe(true);
    expect(socket.sent).toEqual(['{"type":"delivered","recordQuestionId":1,"seq":2}']);
  });
});
