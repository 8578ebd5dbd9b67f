/*
 * Which row of the shop a row of a file means: by its name or key, or by its id in the file. Filled section by
 * section, before the rows that name others are looked at.
 */
import type { HistorySection } from '#contract/settings/history-endpoints';
import { says } from './problem-texts';
import type { Problems } from './problems';

/** Name, key or id in the file. */
export type Ref = string | number;

interface Known {
  readonly byName: Map<string, number>;
  readonly byFileId: Map<number, number>;
  readonly ids: Set<number>;
}

export type References = ReturnType<typeof createReferences>;

export function createReferences(problems: Problems) {
  const sections = new Map<HistorySection, Known>();
  const knownIn = (section: HistorySection): Known => {
    const found = sections.get(section) ?? { byName: new Map(), byFileId: new Map(), ids: new Set() };
    sections.set(section, found);
    return found;
  };

  const find = (section: HistorySection, ref: Ref): number | undefined => {
    const known = knownIn(section);
    if (typeof ref === 'string') return known.byName.get(ref);
    return known.byFileId.get(ref) ?? (known.ids.has(ref) ? ref : undefined);
  };

  return {
    /** A row that is in the shop. Of several with one name the first counts. */
    addStored(section: HistorySection, id: number, name: string | undefined): void {
      const known = knownIn(section);
      known.ids.add(id);
      if (name !== undefined && !known.byName.has(name)) known.byName.set(name, id);
    },
    /** A row of the file. */
    addFiled(
      section: HistorySection,
      id: number,
      name: string | undefined,
      fileId: number | undefined,
    ): void {
      const known = knownIn(section);
      if (name !== undefined) known.byName.set(name, id);
      if (fileId !== undefined) known.byFileId.set(fileId, id);
    },
    find,
    /** The id, or undefined and a problem. */
    idOf(section: HistorySection, ref: Ref, path: readonly PropertyKey[]): number | undefined {
      const id = find(section, ref);
      if (id === undefined) problems.add(path, says.noRow(section, ref));
      return id;
    },
    /** The ids; a problem for each that is missing. */
    idsOf(section: HistorySection, refs: readonly Ref[], path: readonly PropertyKey[]): number[] {
      return refs.flatMap((ref, at) => this.idOf(section, ref, [...path, at]) ?? []);
    },
  };
}
