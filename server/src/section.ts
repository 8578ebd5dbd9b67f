/*
 * What a kind of content or setting is to the history, the settings screens, export and import: rows that are read
 * and written whole, as documents. Each module describes its own; modules/history does the rest. Types only.
 */
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { Emit } from './platform/events/unit-of-work';
import type { Wanted } from './platform/upsert-plan';
import type { Db } from './schema';

/** A row with all that belongs to it, as JSON. */
export interface StoredDocument {
  /** 0 in a new one. */
  readonly id: number;
}

/** A change that is being made: its transaction, and who makes it. */
export interface Change {
  readonly tx: Db;
  readonly emit: Emit;
  readonly now: number;
  /** null: nobody of staff, such as an import by command. */
  readonly personId: number | null;
  /** Id of the browser tab, '' for none. */
  readonly wsid: string;
  readonly source: 'screen' | 'import' | 'restore';
}

/** A row that is to be; `before` is absent where it is not there yet. */
export interface WantedDocument<Document> extends Wanted<Document> {
  /** What came with it and is not part of it, such as the hash of a new password. */
  readonly secret?: string | undefined;
}

/** A kind of content or setting. */
export interface Section<Document extends StoredDocument = StoredDocument> {
  readonly name: HistorySection;
  /** Until the end of the transaction nobody else writes these rows. */
  hold(tx: Db, ids: readonly number[]): Promise<void>;
  /** The rows that are there, in their order, or those of them with these ids. */
  read(db: Db, ids?: readonly number[]): Promise<Document[]>;
  /** How people call a row. */
  titleOf(document: Document): string;
  /** Whether files that a row names are for everybody; without it they are not. */
  isPublic?(document: Document): boolean;
  /** What nobody sends of a new row. */
  blank?(now: number): Partial<Document>;
  /** Whether this person may touch the row at all; asked before its content is looked at. @throws settings.* */
  authorise?(
    db: Db,
    personId: number,
    row: { readonly id: number; readonly verb: 'save' | 'delete' },
  ): Promise<void>;
  /** Makes the secret of what a screen sent, before the transaction. */
  secretOf?(sent: Readonly<Record<string, unknown>>): Promise<string | undefined>;
  /**
   * Checks rows, brings them into the form in which they are kept, and writes them.
   * @returns the ids, in the order given
   * @throws settings.*
   */
  write(change: Change, wanted: readonly WantedDocument<Document>[]): Promise<number[]>;
  /** Takes rows away. @throws settings.* */
  remove(change: Change, documents: readonly Document[]): Promise<void>;
  /** Done after the commit and before the answer: what this program keeps of the section is as it is now. */
  settled?(): Promise<void>;
}
