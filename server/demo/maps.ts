/* What the builders of the demo shop tell each other: ids by the keys that the content uses. */

export interface DemoMaps {
  /** Person ids by account. */
  readonly staff: ReadonlyMap<string, number>;
  /** Customer ids by account. */
  readonly customers: ReadonlyMap<string, number>;
  /** Product ids by key. */
  readonly products: ReadonlyMap<string, number>;
  /** Question type ids by key. */
  readonly types: ReadonlyMap<string, number>;
  /** Question ids by key. */
  readonly questions: ReadonlyMap<string, number>;
  /** Ids of the agents' directories by the key of the question type whose tickets stand there. */
  readonly directories: ReadonlyMap<string, number>;
}

/** The id behind a key; a key that the content does not know is a mistake in the content. */
export function idOf(map: ReadonlyMap<string, number>, key: string): number {
  const id = map.get(key);
  if (id === undefined) throw new Error(`The demo content names "${key}", which does not exist.`);
  return id;
}
