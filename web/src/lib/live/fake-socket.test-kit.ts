// For tests of the channels: a socket that does what the test says, and the clock that runs for it.
import { vi } from 'vitest';
import type { SteadyDependencies } from './steady-socket';

export class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(data: unknown): void {
    this.onmessage?.({ data: typeof data === 'string' ? data : JSON.stringify(data) });
  }
  closes(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  pings(): number {
    return this.sent.filter((text) => text === 'ping').length;
  }
  /** What was sent as JSON, in its order. */
  frames(): unknown[] {
    return this.sent.filter((text) => text !== 'ping').map((text): unknown => JSON.parse(text));
  }
}

/** All sockets of one test. */
export interface Sockets {
  readonly all: FakeSocket[];
  last(): FakeSocket;
  readonly dependencies: SteadyDependencies;
  /** What chance gives: 0…1. */
  random: number;
}

export function fakeSockets(): Sockets {
  const all: FakeSocket[] = [];
  const sockets: Sockets = {
    all,
    random: 0,
    last() {
      const socket = all.at(-1);
      if (!socket) throw new Error('No socket was opened');
      return socket;
    },
    dependencies: {
      openSocket: (path) => {
        const socket = new FakeSocket(path);
        all.push(socket);
        return socket as unknown as WebSocket;
      },
      random: () => sockets.random,
      now: () => Date.now(),
    },
  };
  return sockets;
}

export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Lets time pass with a server that answers each ping. */
export async function passAlive(sockets: Sockets, ms: number, pong = 'pong'): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    const before = sockets.last().pings();
    await pass(1_000);
    if (sockets.last().pings() > before) sockets.last().says(pong);
  }
}
