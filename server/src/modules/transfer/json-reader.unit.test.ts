// Reading JSON as it comes: the same as JSON.parse wherever a chunk ends, long texts in pieces, limits, and mistakes of
// people who write by hand told with line and place.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, type JsonReading } from './json-reader';
import { ImportError, sentenceOf } from './problems';

const plain: JsonReading = {
  mostContent: 1_000_000,
  mostEntries: () => undefined,
  isTaken: () => false,
  take: () => Promise.reject(new Error('nothing is taken')),
};

async function* inPieces(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = (text: string | Buffer, reading: Partial<JsonReading> = {}, size = 7) =>
  readJson(inPieces(text, size), { ...plain, ...reading });

const refusalOf = async (text: string | Buffer, reading: Partial<JsonReading> = {}) => {
  const error: unknown = await read(text, reading).catch((refused: unknown) => refused);
  if (!(error instanceof ImportError)) throw new Error('not refused');
  return error.problems[0];
};

it('reads what JSON.parse reads, wherever the pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 4 })),
      fc.integer({ min: 1, max: 20 }),
      async (value, size) => {
        const text = JSON.stringify(value, null, 1);
        expect(await read(`\uFEFF${text}`, {}, size)).toEqual(JSON.parse(text));
      },
    ),
    { numRuns: 200 },
  );
});

it('gives texts away piece by piece, and goes on where the taker stops early', async () => {
  const long = 'QUJD'.repeat(10_000);
  const taken: string[] = [];
  const reading: Partial<JsonReading> = {
    mostContent: 1_000,
    isTaken: (path) => path.at(-1) === 'data',
    async take(pieces) {
      let length = 0;
      for await (const piece of pieces) {
        length += piece.length;
        if (taken.length === 1) break;
      }
      taken.push(String(length));
      return taken.length;
    },
  };
  const text = JSON.stringify({
    files: [
      { data: long, name: 'a' },
      { data: long, name: 'b' },
    ],
  });
  expect(await readJson(inPieces(text, 1_000), { ...plain, ...reading })).toEqual({
    files: [
      { data: 1, name: 'a' },
      { data: 2, name: 'b' },
    ],
  });
  expect(taken[0]).toBe(String(long.length));
});

describe('refuses', () => {
  it.each([
    ['{\n "a": [1,\n 2,]\n}', 'the file: is not JSON: line 3, column 4: a comma too many before ].'],
    ['{\n "a": 1\n "b": 2}', 'the file: is not JSON: line 3, column 2: a comma is missing.'],
    ["{'a': 1}", 'the file: is not JSON: line 1, column 2: a name in double quotes is missing.'],
    ['{"a" 1}', 'the file: is not JSON: line 1, column 6: a colon is missing.'],
    ['{"a": yes}', 'the file: is not JSON: line 1, column 7: a value is missing or not in quotes.'],
    ['{} x', 'the file: is not JSON: line 1, column 4: something stands behind the end.'],
    ['{"a": [{"b": "c', 'a[0].b: is not JSON: it ends too early, as if it were cut off.'],
    [' \n', 'the file: is empty.'],
    ['', 'the file: is empty.'],
    ['a,b', 'the file: is not JSON: it does not begin with {. For a table choose its CSV.'],
    ['{"a": 1, "a": 2}', 'a: stands twice in the same object.'],
    [`{"a": ${'['.repeat(300)}`, expect.stringMatching(/has too many levels/)],
    [Buffer.from('\uFEFF{}', 'utf16le'), expect.stringMatching(/is not UTF-8/)],
    [Buffer.from('{"a": "é"}', 'latin1'), expect.stringMatching(/is not UTF-8/)],
  ])('%j', async (text, problem) => {
    expect(await refusalOf(text)).toEqual(problem);
  });

  it('more than its limits', async () => {
    expect(await refusalOf('{"a": [1, 2, 3]}', { mostEntries: () => 2 })).toBe('a: has more than 2 rows.');
    expect(await refusalOf(`{"${'k'.repeat(5_000)}": 1}`, { mostContent: 1_000 })).toMatch(
      /without the bytes/,
    );
  });

  it('in both languages', async () => {
    const error: unknown = await read('{"a": 1,}').catch((refused: unknown) => refused);
    const [problem] = (error as ImportError).list;
    expect(problem && sentenceOf(problem, 'zh')).toBe('不是有效的 JSON：第 1 行第 9 列，}前多了逗号。');
  });
});

it('a field called __proto__ is a field', async () => {
  const value = (await read('{"__proto__": {"a": 1}}')) as object;
  expect([Object.keys(value), Object.getPrototypeOf(value)]).toEqual([['__proto__'], Object.prototype]);
});
