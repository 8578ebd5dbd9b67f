/* Types of the history that its parts share. */
import type { Change, Section, StoredDocument, WantedDocument } from '../../section';

/** Writes rows of a section with all that goes along. @returns the ids, in the order given */
export type WriteRows = (
  change: Change,
  section: Section,
  wanted: readonly WantedDocument<StoredDocument>[],
) => Promise<number[]>;
