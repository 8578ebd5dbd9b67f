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

/** A rating as it is stored. */
export interface StoredRating {
  readonly ticketId: number;
  readonly customerId: number;
  readonly handlerId: number | null;
  readonly suggest: string;
  readonly scoreNum: number;
  readonly createdAt: number;
  readonly scores: readonly StoredScore[];
}
