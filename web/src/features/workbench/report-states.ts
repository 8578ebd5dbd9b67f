/* Colours of the states of a damage report (001 §4, DMG-32). */
import type { ReportStatus } from '#contract/damage-reports/schemas';
import type { Tone } from '../../ui/tag';

export const reportTones: Readonly<Record<ReportStatus, Tone>> = {
  1: 'orange',
  2: 'blue',
  3: 'red',
  4: 'green',
  5: 'red',
};
