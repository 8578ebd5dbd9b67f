// The two sentences of scenarios: a call that does something, and one that is refused.
import type { Browser, CallKey, Sent } from './browser';
import { dataOf, refused } from './expect';
import type { World } from './world';

export interface Act<Value> {
  /** What is checked, for the report. */
  readonly what: string;
  readonly body?: unknown;
  readonly sent?: Omit<Sent, 'body'>;
  /** Looks at `data` of the answer; gives what the scenario goes on with. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a call answers is what is looked at
  readonly look?: (data: any) => Value | Promise<Value>;
}

/** Calls, expects success, looks. @throws Stopped when that fails */
export function act<Value = unknown>(
  world: World,
  browser: Browser,
  key: CallKey,
  { what, body, sent, look }: Act<Value>,
): Promise<Value> {
  return world.step(key, what, async () => {
    const data = dataOf(await browser.call(key, body, sent)) as Value;
    return look === undefined ? data : look(data);
  });
}

/** Calls and expects a refusal with this number, and this text where it is given. */
export function isRefused(
  world: World,
  browser: Browser,
  key: CallKey,
  refusal: { what: string; body?: unknown; sent?: Omit<Sent, 'body'>; number: number; text?: string },
): Promise<void> {
  const { what, body, sent, number, text } = refusal;
  return world.check(key, what, async () => refused(await browser.call(key, body, sent), number, text));
}
