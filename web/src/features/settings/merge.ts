/*
 * What a form has and what a colleague has stored meanwhile, brought together field by field: what only one of both
 * changed is as he changed it; where both did, somebody has to choose. Pure.
 */
import type { Values } from './section.types';

/** A field that both changed. */
export interface Conflict {
  readonly key: string;
  readonly theirs: unknown;
}

export interface Merged {
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
  /** Fields that were taken over from the colleague. */
  readonly taken: readonly string[];
}

/** Whether two values say the same; no text and an empty one do, and the order of fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key, part]) => key !== 'key$' && part !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, plain(v)]));
}

/** The fields of `keys` that differ. */
export function changedKeys(keys: readonly string[], one: Values, other: Values): string[] {
  return keys.filter((key) => !isSame(one[key], other[key]));
}

/** `base` is what both began with. */
export function merge(keys: readonly string[], base: Values, mine: Values, theirs: Values): Merged {
  const news = changedKeys(keys, base, theirs).filter((key) => !isSame(mine[key], theirs[key]));
  const own = new Set(changedKeys(keys, base, mine));
  const taken = news.filter((key) => !own.has(key));
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((key) => [key, theirs[key]])) },
    conflicts: news.filter((key) => own.has(key)).map((key) => ({ key, theirs: theirs[key] })),
    taken,
  };
}
