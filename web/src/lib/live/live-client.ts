// A socket client that stays connected (000 §4, Q-133, Q-163): it opens, comes back after a close, and reloads
// the page as the last resort. It knows frames, not what they mean. Clock, chance and socket are passed in.
import { closeCodes, isServerErrorText, mainSocketPath } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { createCloseCounter, jitter } from './close-counter';
import { createHeartbeat } from './heartbeat';
import { createListeners } from './listeners';
import type { Side } from '#contract/core/actor';
import type { Frame } from '#contract/core/frames';
import type { CloseCounterDependencies } from './close-counter';

/** idle: not wanted; connecting; open; waiting: closed, the next try is due. */
export type Connection = 'idle' | 'connecting' | 'open' | 'waiting';

export interface OpenInfo {
  /** False for the first opening of this page: then nothing can have been missed. */
  reconnected: boolean;
}

export interface LiveDependencies extends CloseCounterDependencies {
  openSocket: (path: string) => WebSocket;
  /** A clock in ms that runs on while the machine sleeps, or at least jumps when it wakes. */
  now: () => number;
}

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

/** Reads a pushed text; undefined for what is not a frame, and for server-error texts. */
function readFrame(text: unknown): Frame | undefined {
  if (typeof text !== 'string' || isServerErrorText(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'msgType' in value ? (value as Frame) : undefined;
  } catch {
    return undefined;
  }
}

/** Waiting time before the next try: a server that sends everybody away wants them back spread out. */
function reconnectDelay(code: number, random: () => number): number {
  const isSentAway = code === closeCodes.goingAway || code === closeCodes.tooMany;
  return timers.reconnectDelay + random() * (isSentAway ? timers.reconnectDelay : jitter);
}

/** Tells when it is worth trying at once: the browser is online again, the tab is looked at again. */
function onComeback(listener: () => void): void {
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
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
  state: Connection = 'idle';
  private readonly dependencies: LiveDependencies;
  private readonly countClose: () => void;
  private readonly heartbeat = createHeartbeat({
    now: () => this.dependencies.now(),
    sendPing: () => this.send('ping'),
    onDead: (delay) => this.drop(delay),
  });
  private wanted: Side | undefined;
  private socket: WebSocket | undefined;
  private wasOpen = false;
  /** Of the current socket: the patience with its opening, then the online check. */
  private socketTimer: ReturnType<typeof setTimeout> | undefined;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: LiveDependencies) {
    this.dependencies = dependencies;
    this.countClose = createCloseCounter({
      ...dependencies,
      reload: () => {
        this.close();
        dependencies.reload();
      },
    });
    onComeback(() => {
      if (this.state === 'waiting') this.open();
      else if (this.state === 'open') this.heartbeat.probe();
    });
  }

  connect(side: Side): void {
    if (this.wanted === side) return;
    this.wanted = side;
    this.wasOpen = false;
    this.open();
  }

  close(): void {
    this.wanted = undefined;
    clearTimeout(this.reconnectTimer);
    this.letGo();
    this.become('idle');
  }

  send(message: string | object): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  private become(next: Connection): void {
    if (this.state === next) return;
    this.state = next;
    this.events.change.emit();
  }

  private open(): void {
    clearTimeout(this.reconnectTimer);
    this.letGo();
    if (this.wanted === undefined) return;
    this.become('connecting');
    const socket = this.dependencies.openSocket(mainSocketPath(this.wanted));
    socket.onopen = () => this.whenOpen();
    socket.onmessage = (event: MessageEvent) => this.whenMessage(event.data);
    socket.onclose = (event: CloseEvent) => this.whenClosed(event.code);
    socket.onerror = () => console.warn('The live connection failed; it will be tried again.');
    this.socket = socket;
    this.socketTimer = setTimeout(() => this.drop(timers.reconnectDelay), timers.heartbeat);
  }

  private whenOpen(): void {
    clearTimeout(this.socketTimer);
    this.socketTimer = setTimeout(() => this.events.onlineCheck.emit(), timers.onlineCheck);
    this.heartbeat.start();
    this.become('open');
    const info = { reconnected: this.wasOpen };
    this.wasOpen = true;
    this.events.open.emit(info);
  }

  private whenMessage(data: unknown): void {
    if (data === 'pong') return this.heartbeat.pong();
    const frame = readFrame(data);
    if (frame) this.events.frame.emit(frame);
  }

  private whenClosed(code: number): void {
    if (code === closeCodes.noSession) {
      this.close();
      this.events.noSession.emit();
      return;
    }
    this.drop(reconnectDelay(code, this.dependencies.random));
  }

  /** Gives the socket up and tries again after `delay` ms. */
  private drop(delay: number): void {
    this.letGo();
    this.become('waiting');
    this.reconnectTimer = setTimeout(() => this.open(), delay);
    this.countClose();
  }

  /** Lets the socket go without waiting for its close event, which a dead network may delay by minutes. */
  private letGo(): void {
    this.heartbeat.stop();
    clearTimeout(this.socketTimer);
    const old = this.socket;
    this.socket = undefined;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    if (old.readyState < 2) old.close();
  }
}

/** A client that is idle until connect. */
export function createLive(dependencies: LiveDependencies): LiveClient {
  const live = new Live(dependencies);
  const { frame, open, onlineCheck, noSession, change } = live.events;
  return {
    connect: (side) => live.connect(side),
    close: () => live.close(),
    send: (message) => live.send(message),
    onFrame: frame.add,
    onOpen: open.add,
    onOnlineCheck: onlineCheck.add,
    onNoSession: noSession.add,
    onChange: change.add,
    connection: () => live.state,
  };
}
