/* Types of ratings that the services and the demo shop share. */

export interface NewRatingOption {
  readonly name: string;
  readonly nameZh: string | null;
  /** Maximum stars. */
  readonly points: number;
  readonly orderNo: number;
}

export interface StoredScore {
  readonly optionId: number;
  readonly score: number;
}

/** A level of the older rating with its options. */
export interface NewRatingLevel {
  /** 1…5 */
  readonly level: number;
  readonly options: readonly { readonly content: string; readonly contentZh: string | null }[];
}

/** What was chosen in a rating by level. */
export interface LevelChoice {
  readonly levelId: number;
  readonly optionIds: readonly number[];
}

/** A rating as it is stored. */
export interface StoredRating {
  readonly ticketId: number;
  readonly customerId: number;
  readonly handlerId: number | null;
  readonly suggest: string;
  readonly scoreNum: number;
  readonly createdAt: number;
  /** Empty in a rating by level. */
  readonly scores: readonly StoredScore[];
  readonly choice?: LevelChoice;
}
