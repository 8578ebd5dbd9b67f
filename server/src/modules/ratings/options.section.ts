/* Rating options as a section. One that somebody rated by can be disabled, not deleted. */
import { createNamedSection, type NamedDocument } from '../../named-section';
import { holdName } from '../../platform/database/rows';
import { valueIn } from '../../platform/field-checks';

export interface RatingOptionDocument extends NamedDocument {
  /** Most stars. */
  readonly points: number;
  readonly enable: 0 | 1;
}

const isStars = (points: number) => Number.isInteger(points) && points >= 1 && points <= 10;

export const ratingOptionSection = createNamedSection<RatingOptionDocument>({
  name: 'ratingOptions',
  table: 'rating_option',
  columns: ['points', 'enable'],
  hold: (tx) => holdName(tx, 'section ratings'),
  check: ({ points }) => void valueIn(points, 'points', '1–10', isStars),
});
