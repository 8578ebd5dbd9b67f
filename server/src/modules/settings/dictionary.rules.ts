/* Which entries of dictionaries belong to the program: their values stand in its code and in its tables. Pure. */

const programValues: Readonly<Record<string, readonly string[]>> = {
  faq_urgency_level: ['P1', 'P2', 'P3', 'P4'],
  faq_purchasing_channels: ['1', '2'],
  faq_check_conclusion: ['1', '2', '3', '4', '5', '6'],
  faq_warranty_type: ['1', '2'],
};

/** Dictionaries that can have further entries. */
const open: ReadonlySet<string> = new Set(['faq_warranty_type']);

interface Entry {
  readonly type: string;
  readonly value: string;
}

/** Whether an entry may neither go nor get another type or value. */
export function isFixedEntry({ type, value }: Entry): boolean {
  return programValues[type]?.includes(value) === true;
}

/** Whether nothing else may be put where this entry is to stand. */
export function takesNoEntries({ type, value }: Entry): boolean {
  return Object.hasOwn(programValues, type) && !open.has(type) && !isFixedEntry({ type, value });
}
