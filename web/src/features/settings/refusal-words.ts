/*
 * Refusals of the settings in words: the server names a field by its name on the wire, people know it by the label of
 * the form. Pure.
 */
import { labelIn, placeInWords } from './describe';
import type { Section } from './section.types';

/** A refusal with the label of the field that it names, as `section` calls it. */
export function refusalInWords(text: string, section?: Pick<Section, 'fields'>): string {
  const isKnown = (place: string) => {
    const [first = ''] = /^[a-zA-Z]+/.exec(place) ?? [];
    return labelIn(section, first) !== first;
  };
  const [, sent = '', reason = ''] = /：([a-z]\w*(?:\.\w+)*): (.+)$/is.exec(text) ?? [];
  if (isKnown(sent)) {
    const place = sent.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
    return `“${placeInWords(place, section)}”${reason}`;
  }
  const [place = ''] = /^[a-z][A-Za-z]*(?:\[\d+\]|\.[a-z][A-Za-z]*)*(?=\s)/.exec(text) ?? [];
  return isKnown(place) ? `“${placeInWords(place, section)}”${text.slice(place.length).trimStart()}` : text;
}
