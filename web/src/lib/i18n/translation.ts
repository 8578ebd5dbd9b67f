// Types of the catalogues: one language is the truth for the keys, the others must have the same.

/** The same keys as another catalogue. */
export type Translation<Source> = Record<keyof Source, string>;
