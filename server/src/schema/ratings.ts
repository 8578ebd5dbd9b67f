/* Tables of ratings. */
import type { ColumnType, Generated } from 'kysely';

export interface RatingOptionTable {
  id: Generated<number>;
  name: string;
  name_zh: string | null;
  points: Generated<number>;
  enable: Generated<0 | 1>;
  order_no: Generated<number>;
}

export interface RatingTable {
  ticket_id: number;
  customer_id: number;
  handler_id: number | null;
  suggest: Generated<string>;
  // numeric: the driver reads it as text
  score_num: ColumnType<string, number, number>;
  created_at: number;
}

export interface RatingScoreTable {
  ticket_id: number;
  option_id: number;
  score: number;
}

export interface RatingsTables {
  rating_option: RatingOptionTable;
  rating: RatingTable;
  rating_score: RatingScoreTable;
}
