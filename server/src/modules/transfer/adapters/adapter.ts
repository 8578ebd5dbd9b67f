/* What a section's rows look like in a file, and how they become rows of the shop again. */
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { StoredDocument } from '../../../section';
import type { ImportFile, SectionName } from '../import-file.schema';
import type { Problems } from '../problems';
import type { References } from '../references';

/** Sections of a file that are sections of the shop. */
export type AdaptedName = Extract<SectionName, HistorySection>;

/** What an export knows when it writes a row. */
export interface Exporting {
  /** Account of somebody of staff; null for nobody. */
  accountOf(personId: number | null): string | null;
}

/** What an import knows when it reads a row. */
export interface Importing {
  readonly references: References;
  readonly problems: Problems;
  readonly now: number;
  /** Who imports; null by command. */
  readonly personId: number | null;
}

export interface Adapter<Name extends AdaptedName, Document extends StoredDocument> {
  readonly name: Name;
  /** The table whose ids the rows have; undefined where their ids are no names. */
  readonly table?: string;
  /** By what a row is found again. */
  nameOf(document: Document): string | undefined;
  /** By what others name it. */
  fileNameOf(row: ImportFile[Name][number], importing: Importing): string | undefined;
  /** The row of the same section that it stands below; null or absent at the top. */
  parentOf?(row: ImportFile[Name][number]): string | number | null | undefined;
  toFile(document: Document, exporting: Exporting): ImportFile[Name][number];
  /**
   * The row as it is to be; undefined where something is missing, of which there is a problem then.
   * @param id its id in the shop, 0 for a new one whose id nobody names
   */
  toDocument(
    row: ImportFile[Name][number],
    before: Document | undefined,
    place: { readonly id: number; readonly path: readonly PropertyKey[] },
    importing: Importing,
  ): Document | undefined;
}

/** With its types forgotten, so that one function can run through all. */
export type AnyAdapter = Adapter<AdaptedName, StoredDocument>;

/** Fixes the types of an adapter, then forgets them: the file was checked, the documents are the section's own. */
export function adapter<Name extends AdaptedName, Document extends StoredDocument>(
  own: Adapter<Name, Document>,
): AnyAdapter {
  return own as unknown as AnyAdapter;
}

/** What a file says of a text pair: absent stays, null goes. */
export function pairPart(sent: string | null | undefined, before: string | null | undefined): string | null {
  return sent === undefined ? (before ?? null) : sent;
}

/** Ids, each once, in the order in which sections keep them. */
export function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}

interface Named {
  readonly nameZh: string | null;
  readonly orderNo: number;
}
interface Switched extends Named {
  readonly enable: 0 | 1;
}

/** The fields of rows that have a name and a place in their list. */
export function namedOf(
  row: {
    readonly name: string;
    readonly nameZh?: string | null | undefined;
    readonly orderNo?: number | undefined;
  },
  before: Named | undefined,
) {
  return {
    name: row.name,
    nameZh: pairPart(row.nameZh, before?.nameZh),
    orderNo: row.orderNo ?? before?.orderNo ?? 0,
  };
}

/** The same of those that can be switched off. */
export function switchedOf(
  row: Parameters<typeof namedOf>[0] & { readonly enable?: 0 | 1 | undefined },
  before: Switched | undefined,
) {
  return { ...namedOf(row, before), enable: row.enable ?? before?.enable ?? 1 };
}
