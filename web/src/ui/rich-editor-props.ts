/* What the field for an article is given, before and after its editor is loaded. */

export interface RichEditorProps {
  /** What it is: its visible label and its name. */
  label: string;
  /** Cleaned by the server; another value from outside takes the place of what stands there. */
  html: string;
  /** Hears of what a person changes, and of nothing else; '' where nothing is left to see. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** It becomes a message: the server keeps no tables in it. */
  isMessage?: boolean;
  /** Shows the text, without tools. */
  disabled?: boolean;
  /**
   * Stores a picture and answers its address. What it throws is told beside the file, which can be tried again.
   * Without it there are no pictures.
   */
  uploadImage?: UploadImage;
}

export type UploadImage = (
  file: File,
  signal: AbortSignal,
  /** Hears the sent part, 0…1. */
  onProgress: (fraction: number) => void,
) => Promise<{ readonly address: string }>;
