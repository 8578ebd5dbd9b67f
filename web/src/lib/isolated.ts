// Names that run from right to left, put into sentences that run from left to right: marked, so that the words
// and dates around them stay in their order. Other names stay as they are.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolate = '\u2068';
const popIsolate = '\u2069';

/** A name for use inside of a sentence. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `${isolate}${name}${popIsolate}` : name;
}
