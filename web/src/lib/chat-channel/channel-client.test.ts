// RT-22…RT-26, RT-29, Q-63, Q-65: the client of the chat channel against a fake socket and a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSockets, pass, passAlive } from '../live/fake-socket.test-kit';
import { createChatChannel } from './channel-client';
import type { Side } from '#contract/core/actor';
import type { FakeSocket, Sockets } from '../live/fake-socket.test-kit';
import type { ChannelDependencies, ChatChannel } from './channel-client';

const pong = '{"type":"pong"}';
let sockets: Sockets;
let channel: ChatChannel;
const tell = vi.fn<ChannelDependencies['tell']>();
const sayGoodbye = vi.fn<ChannelDependencies['sayGoodbye']>();

function open(side: Side = 'user', uid = 'uid-1'): FakeSocket {
  channel.connect(side);
  sockets.last().opens();
  sockets.last().says({ type: 'init', uid });
  return sockets.last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sockets = fakeSockets();
  tell.mockReset();
  sayGoodbye.mockReset();
  channel = createChatChannel({ ...sockets.dependencies, tell, sayGoodbye });
});

afterEach(() => {
  channel.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the opening', () => {
  it('RT-22 names the side: 1 customers, 0 staff', () => {
    channel.connect('user');
    channel.connect('user');
    channel.connect('admin');
    expect(sockets.all.map(({ path }) => path)).toEqual([
      '/java/faqwebsocket.ws?type=1',
      '/java/faqwebsocket.ws?type=0',
    ]);
  });

  it.each([
    ['user', 1],
    ['admin', 0],
  ] as const)('RT-23 tells what the tab of a %s shows 2 s after init', async (side, type) => {
    channel.show(7);
    open(side);
    await pass(1_999);
    expect(tell).not.toHaveBeenCalled();
    await pass(1);
    expect(tell.mock.calls).toEqual([[side, { userId: 'uid-1', type, questionRecordId: 7 }]]);
  });

  it('RT-23, CONST-11 tells it again when another ticket is opened, and once for those of the first 2 s', async () => {
    open();
    channel.show(7);
    channel.show(8);
    await pass(2_000);
    channel.show(8);
    channel.show(null);
    expect(tell.mock.calls.map(([, { questionRecordId }]) => questionRecordId)).toEqual([8, null]);
  });

  it('comes back after a close as a new tab', async () => {
    const socket = open();
    await pass(2_000);
    socket.closes();
    channel.show(9);
    await pass(2_999);
    expect(sockets.all).toHaveLength(1);
    await pass(1);
    sockets.last().opens();
    sockets.last().says({ type: 'init', uid: 'uid-2' });
    await pass(2_000);
    expect(tell).toHaveBeenLastCalledWith('user', { userId: 'uid-2', type: 1, questionRecordId: 9 });
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('without a session (4401) waits for the next connect', async () => {
    open().closes(4401);
    await pass(60_000);
    expect(sockets.all).toHaveLength(1);
    expect(tell).not.toHaveBeenCalled();
    channel.connect('user');
    expect(sockets.all).toHaveLength(2);
  });
});

describe('the heartbeat', () => {
  it('RT-25 sends ping every 10 s and stays open as long as pongs come', async () => {
    const socket = open();
    await passAlive(sockets, 60_000, pong);
    expect(socket.pings()).toBe(6);
    expect(sockets.all).toHaveLength(1);
  });

  it('RT-25 closes 30 to 32 s after the last pong', async () => {
    const socket = open();
    await passAlive(sockets, 10_000, pong);
    await pass(29_000);
    expect(socket.readyState).toBe(1);
    await pass(3_000);
    expect(socket.readyState).toBe(3);
  });
});

describe('the wish for a rating', () => {
  it('RT-24 names the ticket', () => {
    const heard = vi.fn();
    const stop = channel.onRatingRequested(heard);
    const socket = open();
    socket.says({ type: 'event-userApply', questionRecordId: 7 });
    stop();
    socket.says({ type: 'event-userApply', questionRecordId: 8 });
    expect(heard.mock.calls).toEqual([[7]]);
  });

  it.each(['{"type":"event-userApply","text":"server error"}', 'x', '"event-userApply"', 'null', '{}'])(
    'RT-26, ERR-29 is none in %s',
    (text) => {
      const heard = vi.fn();
      channel.onRatingRequested(heard);
      open().says(text);
      expect(heard).not.toHaveBeenCalled();
    },
  );
});

describe('leaving the page', () => {
  it('RT-29 says goodbye with the id of init', () => {
    channel.connect('user');
    channel.leave();
    expect(sayGoodbye).not.toHaveBeenCalled();
    sockets.last().opens();
    sockets.last().says({ type: 'init', uid: 'uid-1' });
    channel.leave();
    expect(sayGoodbye.mock.calls).toEqual([['uid-1']]);
  });

  it('is not told for staff, nor once the channel is closed', () => {
    open('admin');
    channel.leave();
    channel.close();
    open('user', 'uid-2').closes();
    channel.leave();
    expect(sayGoodbye).not.toHaveBeenCalled();
  });
});
