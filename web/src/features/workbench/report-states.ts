/* The states of a damage report in words and colours (001 §4, DMG-32). Pure. */
import type { ReportStatus } from '#contract/damage-reports/schemas';
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import type { Tone } from '../../ui/tag';

const words: Readonly<Record<ReportStatus, StaffMessageKey>> = {
  1: 'card.status.1',
  2: 'card.status.2',
  3: 'card.status.3',
  4: 'card.status.4',
  5: 'card.status.5',
};

export const reportTones: Readonly<Record<ReportStatus, Tone>> = {
  1: 'orange',
  2: 'blue',
  3: 'red',
  4: 'green',
  5: 'red',
};

export function reportStateWord(status: ReportStatus): string {
  return s(words[status]);
}
