// A socket as a page holds it: every frame that came, in order, and waiting for one.
import { WebSocket } from 'ws';
import type { Browser } from './browser';

/** A frame of any channel, as it came. */
export interface AnyFrame {
  readonly msgType?: number;
  readonly type?: string;
  readonly event?: string;
  readonly recordQuestionId?: number;
  readonly questionRecordId?: number;
  readonly uid?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a frame carries is what is looked at
  readonly data?: any;
}

export interface Channel {
  readonly frames: readonly AnyFrame[];
  send(frame: object | string): void;
  /** The first frame, come or to come, that fits. @throws Error when none comes within 5 s */
  waitFor(what: string, fits: (frame: AnyFrame) => boolean): Promise<AnyFrame>;
  /** Forgets what came so far. */
  clear(): void;
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  close(): void;
}

const patience = 5_000;

/** @throws Error when the upgrade is refused */
export async function openChannel(browser: Browser, path: string, headers = {}): Promise<Channel> {
  const ws = new WebSocket(browser.base.replace(/^http/, 'ws') + path, {
    headers: { cookie: browser.cookieHeader(), ...headers },
  });
  const frames: AnyFrame[] = [];
  const watchers = new Set<() => void>();
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  ws.on('message', (raw: Buffer) => {
    const text = raw.toString('utf8');
    frames.push(text.startsWith('{') ? (JSON.parse(text) as AnyFrame) : { type: text });
    for (const watch of [...watchers]) watch();
  });
  await new Promise((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('unexpected-response', (_, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    ws.once('error', reject);
  });
  ws.on('error', () => undefined);

  return {
    frames,
    closed,
    send: (frame) => ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    clear: () => void frames.splice(0),
    close: () => ws.close(),
    waitFor: (what, fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(fits);
          if (found === undefined) return;
          clearTimeout(timer);
          watchers.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          watchers.delete(look);
          const seen = JSON.stringify(frames.map(({ data: _, ...head }) => head)).slice(0, 300);
          reject(new Error(`${what} did not come, only ${seen}`));
        }, patience);
        watchers.add(look);
        look();
      }),
  };
}
