// A socket as a browser holds it: the cookies of a client, and every frame that came, in order.
import { WebSocket } from 'ws';
import type { TestClient } from './client';
import { patience } from './patience';

/** A frame of the main sockets; `data` is what the test looks at. */
export interface TestFrame {
  readonly msgType: number;
  readonly recordQuestionId?: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a frame carries is what the test looks at
  readonly data?: any;
  subject?: string;
}

export interface TestSocket {
  /** Everything that came so far. */
  readonly frames: readonly TestFrame[];
  /** Texts that are not JSON, such as "pong". */
  readonly texts: readonly string[];
  send(frame: object | string): void;
  /** The first frame, of those that came or will come, that fits. Rejects after `ms` or when the socket closes. */
  waitFor(fits: (frame: TestFrame) => boolean, ms?: number): Promise<TestFrame>;
  waitForText(text: string, ms?: number): Promise<string>;
  /** Code and reason, once it is closed. */
  closed: Promise<{ code: number; reason: string }>;
  /** Forgets what came so far. */
  clear(): void;
  close(): void;
  terminate(): void;
}

/**
 * A socket that is in its rooms, or was sent away. One that is merely open has not been admitted yet: what is sent
 * to a room then passes it by.
 * @throws Error with `status` when the upgrade is refused
 */
export async function openSocket(
  url: string,
  path: string,
  client: TestClient,
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const ws = new WebSocket(url.replace(/^http/, 'ws') + path, {
    headers: { cookie: client.cookieHeader(), ...headers },
  });
  const { socket, answered } = collect(ws);
  await new Promise<void>((open, refuse) => {
    ws.once('open', open);
    ws.once('unexpected-response', (_, response) =>
      refuse(Object.assign(new Error(`refused: ${response.statusCode}`), { status: response.statusCode })),
    );
    ws.once('error', refuse);
  });
  ws.send('ping');
  await Promise.race([answered, socket.closed]);
  return socket;
}

const isPong = (text: string) => text === 'pong' || text === '{"type":"pong"}';

/** `answered` is fulfilled by the first pong, which is not among what came. */
function collect(ws: WebSocket): { socket: TestSocket; answered: Promise<void> } {
  const frames: TestFrame[] = [];
  const texts: string[] = [];
  const watchers = new Set<() => void>();
  const notify = () => [...watchers].forEach((watch) => watch());

  const closed = new Promise<{ code: number; reason: string }>((done) =>
    ws.on('close', (code, reason) => {
      done({ code, reason: reason.toString() });
      notify();
    }),
  );
  ws.on('error', () => undefined);
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  ws.on('message', (raw) => {
    const text = (raw as Buffer).toString('utf8');
    if (answer !== undefined && isPong(text)) {
      answer();
      answer = undefined;
      return;
    }
    if (text.startsWith('{')) frames.push(JSON.parse(text) as TestFrame);
    else texts.push(text);
    notify();
  });

  const wait = <Found>(find: () => Found | undefined, seen: () => unknown, ms = patience.timeout) =>
    new Promise<Found>((resolve, reject) => {
      const end = (finish: () => void) => {
        watchers.delete(look);
        clearTimeout(patience);
        finish();
      };
      const look = () => {
        const found = find();
        if (found !== undefined) end(() => resolve(found));
        else if (ws.readyState === ws.CLOSED) end(() => reject(new Error('the socket closed')));
      };
      const patience = setTimeout(
        () => end(() => reject(new Error(`no such frame came, but ${JSON.stringify(seen())}`))),
        ms,
      );
      watchers.add(look);
      look();
    });

  const socket: TestSocket = {
    frames,
    texts,
    closed,
    send: (frame) => ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    waitFor: (fits, ms) =>
      wait(
        () => frames.find(fits),
        () => frames,
        ms,
      ),
    waitForText: (text, ms) =>
      wait(
        () => texts.find((came) => came === text),
        () => texts,
        ms,
      ),
    clear() {
      frames.splice(0);
      texts.splice(0);
    },
    close: () => ws.close(),
    terminate: () => ws.terminate(),
  };
  return { socket, answered };
}
