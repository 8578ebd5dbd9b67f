/* What has to be mended in a form before it is sent. Pure. */
import { s } from '../../lib/i18n/staff';
import type { Field, Values } from './section.types';

/** What is wrong, in words, by the key of its field. */
export function problemsOf(fields: readonly Field[], values: Values): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.key]);
      return problem === undefined ? [] : [[field.key, problem] as const];
    }),
  );
}

function problemOf(field: Field, value: unknown): string | undefined {
  if (field.kind === 'count') {
    const { min, max } = field;
    if (typeof value !== 'number') return s('set.required');
    return value < min || value > max ? s('set.between', { min, max }) : undefined;
  }
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return field.isRequired && isEmpty ? s('set.required') : undefined;
}
