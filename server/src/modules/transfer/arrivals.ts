/* The bytes of files while an import file is read: decoded from base64 and taken in one by one. Decision 14. */
import { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error';
import type { Files, Incoming } from '../files';
import { says, type Sentence } from './problem-texts';

const mark = Symbol('arrived');

/** What stands in a row of a file in place of its base64 text. */
export interface Arrived {
  readonly [mark]: true;
  /** Absent where something is wrong. */
  readonly incoming?: Incoming;
  /** Bytes that came; a drawing that is cleaned has fewer. */
  readonly size: number;
  readonly problem?: Sentence;
}

/** Nothing that stands in a text can be taken for it. */
export function isArrived(value: unknown): value is Arrived {
  return typeof value === 'object' && value !== null && mark in value;
}

export type Arrivals = ReturnType<typeof createArrivals>;

export function createArrivals(files: Pick<Files, 'receive' | 'discard'>) {
  const all: Incoming[] = [];
  return {
    /** @throws files.broken_off where the bytes cannot be stored, and what the text throws */
    async take(text: AsyncIterable<string>): Promise<Arrived> {
      const state: Decoding = { size: 0, isWrong: false };
      const refused = (problem: Sentence) => ({ [mark]: true as const, size: state.size, problem });
      try {
        const incoming = await files.receive(Readable.from(decoded(text, state)), '');
        all.push(incoming);
        return state.isWrong
          ? refused(says.notBase64)
          : { [mark]: true as const, incoming, size: state.size };
      } catch (error) {
        if (state.error !== undefined) throw state.error;
        if (error instanceof AppError && error.code === 'files.too_large')
          return refused(says.refusal(error));
        throw error;
      }
    },

    /** Whatever became of the import: what was not adopted goes. */
    discard: () => files.discard(all),
  };
}

interface Decoding {
  size: number;
  isWrong: boolean;
  /** What the text broke off with. */
  error?: Error;
}

/** Line breaks in it are no mistake. */
async function* decoded(text: AsyncIterable<string>, state: Decoding): AsyncGenerator<Buffer> {
  let rest = '';
  let isClosed = false;
  try {
    for await (const piece of text) {
      const signs = rest + piece.replaceAll(/\s+/g, '');
      const whole = signs.slice(0, signs.length - (signs.length % 4));
      rest = signs.slice(whole.length);
      if ((isClosed && signs !== '') || !/^[A-Za-z0-9+/]*={0,2}$/.test(whole)) {
        state.isWrong = true;
        return;
      }
      isClosed ||= whole.endsWith('=');
      const bytes = Buffer.from(whole, 'base64');
      state.size += bytes.length;
      yield bytes;
    }
    state.isWrong = rest !== '';
  } catch (error) {
    state.error = error as Error;
    throw error;
  }
}
