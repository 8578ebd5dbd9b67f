/* What an editor can do with the lines of the tree; the front view does nothing of it. */
import type { Drop } from './directory-places';

/** What an editor does with the lines. */
export interface TreeEdit {
  /** The directory whose name is being typed. */
  readonly renamingId: number | null;
  readonly onRename: (id: number) => void;
  /** @returns false where the name was refused: it stays to be corrected */
  readonly onName: (id: number, name: string) => Promise<boolean>;
  readonly onNameEnd: () => void;
  /** The directory that is being dragged; null at the end. */
  readonly onDrag: (id: number | null) => void;
  /** Questions land in a directory, directories also between two. */
  readonly isBetween: boolean;
  readonly canDrop: (drop: Drop) => boolean;
  readonly onDrop: (drop: Drop) => void;
  /** One place up or down. */
  readonly onStep: (id: number, by: 1 | -1) => void;
}
