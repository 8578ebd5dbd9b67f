/* Which entries the gear of a type has, by its depth (EDIT-04 … EDIT-06, Q-23). Pure. */

export type TypeEntry = 'addChild' | 'addQuestion' | 'addSibling' | 'rename' | 'deleteType';

/** `depth`: the top level is 1. */
export function typeEntries(depth: number): readonly TypeEntry[] {
  return [
    'addChild',
    ...(depth > 1 ? (['addQuestion'] as const) : []),
    ...(depth > 2 ? (['addSibling', 'rename'] as const) : []),
    ...(depth > 1 ? (['deleteType'] as const) : []),
  ];
}
