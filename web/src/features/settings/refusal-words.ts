/*
 * Refusals of the settings in words: the server names a field by its name on the wire, people know it by the label of
 * the form. What the contract says of a value is said in Chinese. Pure.
 */
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import { labelIn, placeInWords } from './describe';
import type { Section } from './section.types';

/** What the contract says of a value that it does not take. */
const reasons: readonly (readonly [says: RegExp, word: StaffMessageKey])[] = [
  [/^Too big: .* characters$/, 'set.refused.long'],
  [/^Too big: .* items$/, 'set.refused.many'],
  [/^Too big: expected number/, 'set.refused.big'],
  [/^Too small: expected number/, 'set.refused.small'],
  [/received (?:null|undefined)$/, 'set.refused.missing'],
];

/** A refusal with the label of the field that it names, as `section` calls it. */
export function refusalInWords(text: string, section?: Pick<Section, 'fields'>): string {
  const isKnown = (place: string) => {
    const [first = ''] = /^[a-zA-Z]+/.exec(place) ?? [];
    return labelIn(section, first) !== first;
  };
  const [, sent = '', reason = ''] = /：([a-z]\w*(?:\.\w+)*): (.+)$/is.exec(text) ?? [];
  if (isKnown(sent)) {
    const [, word = 'set.refused.other'] = reasons.find(([says]) => says.test(reason)) ?? [];
    const [limit = ''] = /-?\d+/.exec(reason) ?? [];
    const place = sent.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
    return `“${placeInWords(place, section)}”${s(word, { limit })}`;
  }
  const [place = ''] = /^[a-z][A-Za-z]*(?:\[\d+\]|\.[a-z][A-Za-z]*)*(?=\s)/.exec(text) ?? [];
  return isKnown(place) ? `“${placeInWords(place, section)}”${text.slice(place.length).trimStart()}` : text;
}
