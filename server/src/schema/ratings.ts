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

export interface RatingLevelTable {
  id: Generated<number>;
  level: number;
}

export interface RatingLevelOptionTable {
  id: Generated<number>;
  level_id: number;
  content: string;
  content_zh: string | null;
  deleted: Generated<boolean>;
}

export interface RatingLevelChoiceTable {
  ticket_id: number;
  level_id: number;
  option_ids: number[];
}

export interface RatingsTables {
  rating_level: RatingLevelTable;
  rating_level_option: RatingLevelOptionTable;
  rating_level_choice: RatingLevelChoiceTable;
  rating_option: RatingOptionTable;
  rating: RatingTable;
  rating_score: RatingScoreTable;
}
