// A socket that stays connected: heartbeat, patience with the opening, and the way back after a
// close. It knows neither addresses nor frames; every channel of the product stands on it.
import { closeCodes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { jitter } from './close-counter';
import { createHeartbeat } from './heartbeat';

/** idle: not wanted; connecting; open; waiting: closed, the next try is due. */
export type Connection = 'idle' | 'connecting' | 'open' | 'waiting';

export interface SteadyDependencies {
  /** `path` begins with a slash and may have a query. */
  openSocket: (path: string) => WebSocket;
  /** 0…1. */
  random: () => number;
  /** A clock in ms that runs on while the machine sleeps, or at least jumps when it wakes. */
  now: () => number;
}

/** What a channel makes of its socket. */
export interface SteadyPlan {
  /** An attempt that has not opened by then is given up, ms; the next follows after `unopenedWait` ms. */
  patience: number;
  unopenedWait: number;
  /** Least waiting time after a close, ms, by the tries that failed since the last opening. */
  waitAfter: (failures: number) => number;
  isPong: (text: string) => boolean;
  onOpen: () => void;
  /** Every text but pongs. */
  onText: (text: string) => void;
  /** The server closed with 4401: there is no session, and nobody comes back by himself. */
  onNoSession?: () => void;
  /** Something was closed, or did not open, that will be tried again. */
  onDropped?: () => void;
  onChange?: () => void;
}

/** Tells when it is worth trying at once: the browser is online again, the tab is looked at again. */
function onComeback(listener: () => void): void {
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
}

export class SteadySocket {
  state: Connection = 'idle';
  private readonly dependencies: SteadyDependencies;
  private readonly plan: SteadyPlan;
  private readonly heartbeat = createHeartbeat({
    now: () => this.dependencies.now(),
    sendPing: () => this.send('ping'),
    onDead: (delay) => this.drop(Math.min(delay, this.plan.waitAfter(this.failures))),
  });
  private wanted: string | undefined;
  private socket: WebSocket | undefined;
  private failures = 0;
  private patienceTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: SteadyDependencies, plan: SteadyPlan) {
    this.dependencies = dependencies;
    this.plan = plan;
    onComeback(() => {
      if (this.state === 'waiting') this.open();
      else if (this.state === 'open') this.heartbeat.probe();
    });
  }

  /** Opens a path and lets go of what was open before. */
  connect(path: string): void {
    this.wanted = path;
    this.failures = 0;
    this.open();
  }

  /** Closes it for good, until connect. */
  close(): void {
    this.wanted = undefined;
    clearTimeout(this.retryTimer);
    this.letGo();
    this.become('idle');
  }

  /** Sends a text, or an object as JSON; false when there is no open socket. */
  send(message: string | object): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return true;
  }

  private become(next: Connection): void {
    if (this.state === next) return;
    this.state = next;
    this.plan.onChange?.();
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.letGo();
    if (this.wanted === undefined) return;
    this.become('connecting');
    const socket = this.dependencies.openSocket(this.wanted);
    socket.onopen = () => this.whenOpen();
    socket.onmessage = (event: MessageEvent) => this.whenMessage(event.data);
    socket.onclose = (event: CloseEvent) => this.whenClosed(event.code);
    socket.onerror = () => console.warn('The live connection failed; it will be tried again.');
    this.socket = socket;
    this.patienceTimer = setTimeout(() => this.drop(this.plan.unopenedWait), this.plan.patience);
  }

  private whenOpen(): void {
    clearTimeout(this.patienceTimer);
    this.failures = 0;
    this.heartbeat.start();
    this.become('open');
    this.plan.onOpen();
  }

  private whenMessage(data: unknown): void {
    if (typeof data !== 'string') return;
    if (this.plan.isPong(data)) this.heartbeat.pong();
    else this.plan.onText(data);
  }

  private whenClosed(code: number): void {
    if (code === closeCodes.noSession && this.plan.onNoSession) {
      this.close();
      this.plan.onNoSession();
      return;
    }
    this.drop(this.waitAfter(code));
  }

  /** A server that sends everybody away wants them back spread out. */
  private waitAfter(code: number): number {
    const isSentAway = code === closeCodes.goingAway || code === closeCodes.tooMany;
    const least = code === closeCodes.tooMany ? timers.reconnectDelay : this.plan.waitAfter(this.failures);
    return least + this.dependencies.random() * (isSentAway ? timers.reconnectDelay : jitter);
  }

  /** Gives the socket up and tries again after `delay` ms. */
  private drop(delay: number): void {
    this.letGo();
    this.failures += 1;
    this.become('waiting');
    this.retryTimer = setTimeout(() => this.open(), delay);
    this.plan.onDropped?.();
  }

  /** Lets the socket go without waiting for its close event, which a dead network may delay by minutes. */
  private letGo(): void {
    this.heartbeat.stop();
    clearTimeout(this.patienceTimer);
    const old = this.socket;
    this.socket = undefined;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    if (old.readyState < 2) old.close();
  }
}
