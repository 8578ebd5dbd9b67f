/* The sections in their groups, as the list at the left shows them, and how an address names them. */
import type { SettingsSection } from '#contract/settings/section-endpoints';
import type { StaffMessageKey } from '../../lib/i18n/staff';
import type { Section } from './section.types';
import * as content from './sections-content';
import * as people from './sections-people';

/** What the list leads to besides the sections. */
export type SettingsPlace = SettingsSection | 'history' | 'transfer';

interface Group {
  readonly title: StaffMessageKey;
  readonly places: readonly SettingsPlace[];
}

export const groups: readonly Group[] = [
  { title: 'set.group.shop', places: ['shop', 'hours', 'notice'] },
  { title: 'set.group.people', places: ['staff', 'customers'] },
  { title: 'set.group.products', places: ['productTypes', 'products'] },
  { title: 'set.group.reports', places: ['reportSops', 'reportTemplates'] },
  { title: 'set.group.words', places: ['cannedReplies', 'ratingOptions', 'ratingLevels', 'dictionaries'] },
  { title: 'set.group.data', places: ['history', 'transfer'] },
];

export const sections: Readonly<Record<SettingsSection, Section>> = {
  staff: people.staffSection,
  customers: people.customersSection,
  shop: people.shopSection,
  hours: people.hoursSection,
  notice: people.noticeSection,
  productTypes: content.productTypesSection,
  products: content.productsSection,
  reportSops: content.reportSopsSection,
  reportTemplates: content.reportTemplatesSection,
  ratingOptions: content.ratingOptionsSection,
  ratingLevels: content.ratingLevelsSection,
  dictionaries: content.dictionariesSection,
  cannedReplies: content.cannedRepliesSection,
};

export function isPlace(name: string): name is SettingsPlace {
  return name === 'history' || name === 'transfer' || Object.hasOwn(sections, name);
}

/** The word of a place in the list. */
export function titleOfPlace(place: SettingsPlace): StaffMessageKey {
  if (place === 'history') return 'set.history';
  return place === 'transfer' ? 'set.transfer' : sections[place].title;
}
