/* The parts of an exported file in words; the history names the same. Pure. */
import { s, type StaffMessageKey } from '../../../lib/i18n/staff';
import { historySections, wordOfSection } from '../history/history-filter';

/** Parts that have no history. */
const others: Readonly<Record<string, StaffMessageKey>> = {
  files: 'set.part.files',
  orders: 'set.part.orders',
  carts: 'set.part.carts',
  shopNames: 'set.part.shopNames',
};

/** A part that has no word, such as one that is not known, is called as the file calls it. */
export function wordOfFilePart(section: string): string {
  const known = historySections.find((name) => name === section);
  if (known !== undefined) return s(wordOfSection(known));
  const other = Object.hasOwn(others, section) ? others[section] : undefined;
  return other === undefined ? section : s(other);
}

/** An amount of bytes as people say it. */
export function amount(bytes: number): string {
  if (bytes < 1e3) return `${bytes} B`;
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const value = bytes / size;
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
}
