/* The staff list's filter once ids are resolved. Undefined means no restriction. */

export interface ListFilter {
  /** 0 no reply, 1 resolved, 2 replied, 3 abnormal; any of them. */
  readonly states: readonly (0 | 1 | 2 | 3)[] | undefined;
  /** Types with those below them. */
  readonly typeIds: readonly number[] | undefined;
  readonly handlerIds: readonly number[] | undefined;
  readonly urgencies: readonly string[] | undefined;
  readonly marks: readonly string[] | undefined;
  readonly shifts: readonly number[] | undefined;
  readonly customerIds: readonly number[] | undefined;
  /** Directories with those below them; 'none' are the tickets that are not classified. */
  readonly directoryIds: readonly number[] | 'none' | undefined;
  /** Customers who wait since then, or longer, count as abnormal. */
  readonly abnormalBefore: number;
}
