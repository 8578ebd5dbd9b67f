// The main socket of a side (000 §4, 001 §4, Q-133): frames for the features, the check who is online, and the
// reload of the page as the last resort. It knows frames, not what they mean.
import { mainSocketPath } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { createCloseCounter } from './close-counter';
import { createListeners } from './listeners';
import { readObject } from './read-object';
import { SteadySocket } from './steady-socket';
import type { Side } from '#contract/core/actor';
import type { Frame } from '#contract/core/frames';
import type { CloseCounterDependencies } from './close-counter';
import type { Connection, SteadyDependencies } from './steady-socket';

export type { Connection } from './steady-socket';

export interface OpenInfo {
  /** False for the first opening of this page: then nothing can have been missed. */
  reconnected: boolean;
}

export type LiveDependencies = CloseCounterDependencies & SteadyDependencies;

export interface LiveClient {
  /** Opens the socket of a side; does nothing when it is open or being opened already. */
  connect: (side: Side) => void;
  /** Closes it for good, until connect. */
  close: () => void;
  /** Sends a text, or an object as JSON; false when there is no open socket. */
  send: (message: string | object) => boolean;
  onFrame: (listener: (frame: Frame) => void) => () => void;
  /** Each opening; features resume here what they missed. */
  onOpen: (listener: (info: OpenInfo) => void) => () => void;
  /** 6 s after each opening (000 §9): time to ask who is online. */
  onOnlineCheck: (listener: () => void) => () => void;
  /** The server closed with 4401: there is no session any more. */
  onNoSession: (listener: () => void) => () => void;
  onChange: (listener: () => void) => () => void;
  connection: () => Connection;
}

function readFrame(text: string): Frame | undefined {
  const value = readObject(text);
  return value !== undefined && 'msgType' in value ? (value as Frame) : undefined;
}

/** What others can hear of. */
function createEvents() {
  return {
    frame: createListeners<[Frame]>(),
    open: createListeners<[OpenInfo]>(),
    onlineCheck: createListeners<[]>(),
    noSession: createListeners<[]>(),
    change: createListeners<[]>(),
  };
}

class Live {
  readonly events = createEvents();
  readonly socket: SteadySocket;
  private readonly countClose: () => void;
  private wanted: Side | undefined;
  private wasOpen = false;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: LiveDependencies) {
    this.countClose = createCloseCounter({
      ...dependencies,
      reload: () => {
        this.close();
        dependencies.reload();
      },
    });
    this.socket = new SteadySocket(dependencies, {
      patience: timers.heartbeat,
      unopenedWait: timers.reconnectDelay,
      waitAfter: () => timers.reconnectDelay,
      isPong: (text) => text === 'pong',
      onOpen: () => this.whenOpen(),
      onText: (text) => {
        const frame = readFrame(text);
        if (frame) this.events.frame.emit(frame);
      },
      onNoSession: () => {
        this.close();
        this.events.noSession.emit();
      },
      onDropped: () => {
        clearTimeout(this.checkTimer);
        this.countClose();
      },
      onChange: () => this.events.change.emit(),
    });
  }

  connect(side: Side): void {
    if (this.wanted === side) return;
    this.wanted = side;
    this.wasOpen = false;
    clearTimeout(this.checkTimer);
    this.socket.connect(mainSocketPath(side));
  }

  close(): void {
    this.wanted = undefined;
    clearTimeout(this.checkTimer);
    this.socket.close();
  }

  private whenOpen(): void {
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => this.events.onlineCheck.emit(), timers.onlineCheck);
    const info = { reconnected: this.wasOpen };
    this.wasOpen = true;
    this.events.open.emit(info);
  }
}

/** A client that is idle until connect. */
export function createLive(dependencies: LiveDependencies): LiveClient {
  const live = new Live(dependencies);
  const { frame, open, onlineCheck, noSession, change } = live.events;
  return {
    connect: (side) => live.connect(side),
    close: () => live.close(),
    send: (message) => live.socket.send(message),
    onFrame: frame.add,
    onOpen: open.add,
    onOnlineCheck: onlineCheck.add,
    onNoSession: noSession.add,
    onChange: change.add,
    connection: () => live.socket.state,
  };
}
