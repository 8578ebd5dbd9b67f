/* The five states of a report and what they mean for its customer (000 §4, DMG-25, DMG-26, DMG-32). Pure. */
import type { ReportCard, ReportStatus } from '#contract/damage-reports/schemas';
import type { Tone } from '../../ui/tag';

/** Card colours: 1 orange, 2 blue, 3 red, 4 green, 5 red. */
export const statusTones: Readonly<Record<ReportStatus, Tone>> = {
  1: 'orange',
  2: 'blue',
  3: 'red',
  4: 'green',
  5: 'red',
};

/** Whether the customer may change answers: waiting to be filled in, or for more. */
export function isFillable(status: ReportStatus): boolean {
  return status === 1 || status === 3;
}

/** The card's text of its status. */
export function statusLabel(card: ReportCard): string {
  const labels: Record<ReportStatus, string> = {
    1: card.warrantyTypeOne,
    2: card.warrantyTypeTwo,
    3: card.warrantyTypeThree,
    4: card.warrantyTypeFour,
    5: card.warrantyTypeFive,
  };
  return labels[card.status];
}
