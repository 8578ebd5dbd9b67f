/*
 * Reads a JSON text as it comes, of any length: texts that the caller wants piece by piece are never held whole, and
 * all else together has an upper limit. What is wrong is told with its line, or with the place that was being read.
 */
import { jsonParser } from 'stream-json/core/parser.js';
import { jsonVerifier } from 'stream-json/core/utils/verifier.js';
import { says } from './problem-texts';
import { refuse } from './problems';
import { utf8 } from './utf8';

type Path = readonly PropertyKey[];

export interface JsonReading {
  /** Most characters beside what is taken in pieces. */
  readonly mostContent: number;
  /** Most entries of a list; undefined for any number. */
  mostEntries(path: Path): number | undefined;
  /** Whether the text at this place is taken in pieces. */
  isTaken(path: Path): boolean;
  /** What then stands in place of it. */
  take(pieces: AsyncIterable<string>): Promise<unknown>;
}

interface Token {
  readonly name: string;
  readonly value?: unknown;
}

const mostLevels = 200;
/** Even empty ones take memory. */
const mostValues = 10_000_000;

/** @throws ImportError, and what the source throws */
export async function readJson(
  source: AsyncIterable<Uint8Array | string>,
  reading: JsonReading,
): Promise<unknown> {
  const taken = { characters: 0 };
  const tokens = tokensOf(source, taken, reading.mostContent);
  const { read, isBegun, path } = createReader(tokens, taken, reading);
  const value = await read().catch((error: unknown) => {
    if (error !== endsEarly) throw error;
    return refuse(path, isBegun() ? says.endsEarly : says.empty);
  });
  // What stands behind the end is refused by the parser.
  while (!(await tokens.next()).done);
  return value;
}

/** Thrown where another token is needed and none comes. */
const endsEarly = new Error('ends early');

async function* tokensOf(
  source: AsyncIterable<Uint8Array | string>,
  taken: { readonly characters: number },
  mostContent: number,
): AsyncGenerator<Token, undefined> {
  const parse = jsonParser({ packStrings: false, streamKeys: false, streamNumbers: false });
  const verify = jsonVerifier();
  let isBegun = false;
  let length = 0;
  for await (const text of utf8(source)) {
    length += text.length;
    if (length - taken.characters > mostContent + text.length)
      refuse([], says.tooMuchContent(Math.round(mostContent / 1_048_576)));
    if (!isBegun && !/^\s*(?:\{|$)/.test(text)) refuse([], says.noJsonAtAll);
    isBegun ||= text.trim() !== '';
    verified(verify, text);
    const answer = parse(text);
    if (typeof answer === 'object' && 'values' in answer) yield* joined(answer.values as Token[]);
  }
  return undefined;
}

function verified(verify: (text: string) => unknown, text: string): void {
  try {
    verify(text);
  } catch (error) {
    const { line, pos, message } = error as Error & { line?: number; pos?: number };
    if (line === undefined || pos === undefined) throw error;
    refuse([], says.notJson(line, pos, message));
  }
}

/** The parser gives texts in short pieces; those of one reading are one. */
function* joined(tokens: readonly Token[]): Generator<Token> {
  let text = '';
  for (const token of tokens) {
    if (token.name === 'stringChunk') text += String(token.value);
    else {
      if (text !== '') yield { name: 'stringChunk', value: text };
      text = '';
      yield token;
    }
  }
  if (text !== '') yield { name: 'stringChunk', value: text };
}

function createReader(
  tokens: AsyncIterator<Token, undefined>,
  taken: { characters: number },
  reading: JsonReading,
) {
  const path: PropertyKey[] = [];
  let count = 0;
  const next = async (): Promise<Token> => {
    const { value } = await tokens.next();
    if (value === undefined) throw endsEarly;
    count += 1;
    return value;
  };

  async function* piecesOf(state: { isOver: boolean }): AsyncGenerator<string> {
    for (let token = await next(); token.name !== 'endString'; token = await next()) {
      const piece = String(token.value);
      taken.characters += piece.length;
      yield piece;
    }
    state.isOver = true;
  }

  const readTaken = async (): Promise<unknown> => {
    const state = { isOver: false };
    const value = await reading.take(piecesOf(state));
    if (!state.isOver) for await (const _ of piecesOf(state));
    return value;
  };

  const readText = async (): Promise<string> => {
    const pieces: string[] = [];
    for (let token = await next(); token.name !== 'endString'; token = await next())
      pieces.push(String(token.value));
    return pieces.join('');
  };

  const readList = async (): Promise<unknown[]> => {
    const list: unknown[] = [];
    const most = reading.mostEntries(path) ?? Infinity;
    for (let token = await next(); token.name !== 'endArray'; token = await next()) {
      if (list.length >= most) refuse(path, says.tooManyRows(most));
      path.push(list.length);
      list.push(await readValue(token));
      path.pop();
    }
    return list;
  };

  const readObject = async (): Promise<object> => {
    const object = {};
    for (let token = await next(); token.name !== 'endObject'; token = await next()) {
      const key = String(token.value);
      path.push(key);
      if (Object.hasOwn(object, key)) refuse(path, says.twice);
      const value = await readValue(await next());
      // Not set: `__proto__` is a field like any other.
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
      path.pop();
    }
    return object;
  };

  const readValue = async (token: Token): Promise<unknown> => {
    if (path.length > mostLevels) refuse(path.slice(0, 5), says.tooDeep);
    if (count > mostValues) refuse([], says.tooManyValues);
    if (token.name === 'startObject') return readObject();
    if (token.name === 'startArray') return readList();
    if (token.name === 'startString') return reading.isTaken(path) ? readTaken() : readText();
    return token.name === 'numberValue' ? Number(token.value) : token.value;
  };

  return { path, isBegun: () => count > 0, read: async () => readValue(await next()) };
}
