/* What the staff's composer is given, before and after its editor is loaded. */
import type { ReactNode, Ref } from 'react';
import type { Keep } from './keep';

/** What others may do to the text. */
export interface RichComposerHandle {
  /** Takes the focus: where the cursor was, or at the end of what is written. */
  focus(place?: 'end'): void;
  /** Adds plain text at the end. */
  insertText(text: string): void;
  /** Adds markup where the cursor is. */
  insertHtml(html: string): void;
}

export interface RichComposerProps {
  ref?: Ref<RichComposerHandle>;
  /** null while no ticket is selected. */
  ticketId: number | null;
  keep: Keep | null;
  /** Why nothing may be sent now, in words for the person; null when it may. */
  blocked: string | null;
  /** Why, and the way on, in one line above the field. */
  blockedNote?: string | null;
  /** Nothing can be written at all (read-only staff). */
  disabled?: boolean;
  /** Words below the field that name the keys. */
  hint: string;
  tools?: ReactNode;
  /** Says why files may not be sent now; false when they may. */
  refuse: () => boolean;
  /** `/` was typed on an empty line; it is not written then. */
  onSlash?: (() => void) | undefined;
  /** Pictures for the text. */
  onImages: (files: readonly File[]) => void;
  /** Pasted files that are sent by themselves. */
  onFiles: (files: readonly File[]) => void;
}
