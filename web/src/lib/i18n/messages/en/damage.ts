// English texts: damage. ICU message format; the keys are the truth for all languages.

export const damage = {} as const;
