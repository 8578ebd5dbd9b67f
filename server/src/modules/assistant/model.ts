/*
 * The outside model: one OpenAI-compatible call. It may fail or be slow; the answer is then worded
 * without it. Neither the key nor what was asked goes into the log.
 */
import type { Config } from '../../config';
import type { Logger } from '../../platform/logger';
import { plainAnswer, type ModelMessage } from './wording.rules';

export interface Model {
  /** Plain text; undefined where the model is not there, refuses, or takes too long. */
  say(messages: readonly ModelMessage[]): Promise<string | undefined>;
}

export interface ModelOptions {
  readonly settings: NonNullable<Config['model']>;
  readonly log: Logger;
  /** How long it may take, in milliseconds. */
  readonly patience?: number;
}

const patienceInAll = 20_000;
const mostBytes = 256 * 1024;

export function createModel({ settings, log, patience = patienceInAll }: ModelOptions): Model {
  const { url, name, key } = settings;
  const authorization: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
  return {
    async say(messages) {
      try {
        const response = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization },
          body: JSON.stringify({ model: name, messages, stream: false }),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        });
        if (!response.ok) {
          await response.body?.cancel();
          log.warn({ status: response.status }, 'the model refused to answer');
          return undefined;
        }
        const answer = plainAnswer(contentOf(JSON.parse(await textOf(response))));
        if (answer === undefined) log.warn('the model answered without a text');
        return answer;
      } catch (error) {
        // The message may repeat the address with a password in it: the name says enough.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the model did not answer');
        return undefined;
      }
    },
  };
}

/** @throws RangeError when it is longer than any answer */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function contentOf(answer: unknown): unknown {
  const { choices } = (answer ?? {}) as { choices?: unknown };
  const [first] = (Array.isArray(choices) ? choices : []) as { message?: { content?: unknown } | null }[];
  return first?.message?.content;
}
